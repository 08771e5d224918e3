// Where everything lies, in CSS pixels, for any size of the board.

import { stream } from '../../lib/things/nugget';
import type { Die } from './dice';
import { DICE } from './faces';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  wide: boolean;
  players: Box[];
  heap: Box;
  tray: Box;
  rail: Box;
  slot: number; // the side of a die that lies aside
  die: number; // the side of a die in the tray
  bar: Box | null; // the buttons; nobody plays for whom there is none
}

const PAD = 10;
const LEAST_TRAY = 148; // two rows of dice

export function layout(w: number, h: number, players: number, playing: boolean, over = false): Layout {
  if (over) return overLayout(w, h, players);
  if (w > h && h < 520 && w >= 440) return lowLayout(w, h, players, playing);
  return w <= h || w < 600 ? tallLayout(w, h, players, playing) : wideLayout(w, h, players, playing);
}

function tallLayout(w: number, h: number, players: number, playing: boolean): Layout {
  const inner = w - 2 * PAD;
  const slot = Math.min(68, (inner - 84) / DICE);
  const railH = slot + 20;
  const barH = playing ? 56 : 0;
  const bottom = h - PAD - barH;
  const free = bottom - (playing ? 10 : 0) - railH - 6 - LEAST_TRAY; // above dice that a thumb can hit
  const above = clamp(free, 66, h * 0.41);
  const tray = { x: PAD, y: above + railH + 6, w: inner, h: bottom - above - railH - 6 - (playing ? 10 : 0) };
  return {
    wide: false,
    ...gold({ x: PAD, y: 4, w: inner, h: above - 4 }, players),
    rail: { x: PAD, y: above, w: inner, h: railH },
    tray,
    slot,
    die: dieSize(tray),
    bar: playing ? { x: PAD, y: bottom, w: inner, h: barH } : null,
  };
}

/** The purses above the pan, or beside it on a short phone. */
function gold(box: Box, players: number): Pick<Layout, 'players' | 'heap'> {
  if (box.h < 116) {
    const w = box.w * (players > 3 ? 0.26 : 0.34);
    return {
      heap: { ...box, w },
      players: row({ ...box, x: box.x + w + 4, w: box.w - w - 4, h: box.h - 6 }, players),
    };
  }
  const h = clamp(box.h * 0.39, 54, 126);
  return {
    players: row({ ...box, h }, players),
    heap: { ...box, y: box.y + h + 2, h: Math.min(box.h - h - 4, 256) },
  };
}

function wideLayout(w: number, h: number, players: number, playing: boolean): Layout {
  const pad = 18;
  const inner = w - 2 * pad;
  const slot = clamp(h * 0.085, 48, 66);
  const railH = slot + 26;
  const ledge = slot * DICE + 124;
  const top = clamp(h * 0.37, 150, 330);
  const left = Math.round(inner * (players > 3 ? 0.4 : 0.46));
  const tray = { x: pad, y: top + railH + 12, w: inner, h: h - top - railH - 12 - pad };
  const rows = players > 3 ? 2 : 1;
  const upper = rows === 1 ? players : Math.floor(players / 2);
  const rowH = rows === 1 ? Math.min(top - 34, 210) : (top - 20) / 2;
  const seats = { x: pad + left + 10, y: rows === 1 ? (top - rowH) / 2 : 6, w: inner - left - 10, h: rowH - 6 };
  return {
    wide: true,
    players: [...row(seats, upper), ...row({ ...seats, y: seats.y + rowH }, players - upper)],
    heap: { x: pad, y: 6, w: left, h: top - 14 },
    rail: { x: pad, y: top, w: playing ? ledge : inner, h: railH },
    tray,
    slot,
    die: dieSize(tray),
    bar: playing ? { x: pad + ledge + 14, y: top + 6, w: inner - ledge - 14, h: railH - 12 } : null,
  };
}

/** The dice are put away: an empty pan, and what everyone carried off. */
function overLayout(w: number, h: number, players: number): Layout {
  const wide = w > h;
  const heap = wide
    ? { x: PAD, y: PAD, w: w * 0.38, h: h - 2 * PAD }
    : { x: PAD, y: 4, w: w - 2 * PAD, h: clamp(h * 0.24, 96, 240) };
  const room = wide
    ? { x: heap.w + 2 * PAD, y: PAD, w: w - heap.w - 3 * PAD, h: h - 2 * PAD }
    : { x: PAD, y: heap.h + 8, w: w - 2 * PAD, h: h - heap.h - 8 - PAD };
  const columns = players <= 2 ? (wide ? 2 : 1) : 2;
  const rows = Math.ceil(players / columns);
  const rowH = Math.min(room.h / rows, 320);
  const top = room.y + (room.h - rowH * rows) / 2;
  const seats = Array.from({ length: rows }, (_, i) =>
    row(
      { x: room.x, y: top + i * rowH, w: room.w, h: rowH - 12 },
      Math.min(columns, players - i * columns),
      room.w / columns,
    ),
  );
  const none = { x: 0, y: 0, w: 0, h: 0 };
  return { wide, players: seats.flat(), heap, rail: none, tray: none, slot: 0, die: 0, bar: null };
}

/** A phone on its side: gold on the left, dice on the right. */
function lowLayout(w: number, h: number, players: number, playing: boolean): Layout {
  const left = Math.round(w * 0.42);
  const x = left + PAD;
  const right = w - x - PAD;
  const slot = (right - 84) / DICE;
  const railH = slot + 16;
  const barH = playing ? 50 : 0;
  const upper = players > 3 ? Math.ceil(players / 2) : players;
  const rowH = clamp(h * 0.28, 72, 110) * (upper < players ? 0.78 : 1);
  const above = upper < players ? 2 * rowH : rowH;
  const seats = { x: 4, y: 4, w: left - 8, h: rowH - 4 };
  const tray = { x, y: 4 + railH + 6, w: right, h: h - railH - barH - 10 - PAD - (playing ? 6 : 0) };
  return {
    wide: false,
    players: [...row(seats, upper), ...row({ ...seats, y: 4 + rowH }, players - upper, seats.w / upper)],
    heap: { x: 4, y: above + 6, w: left - 8, h: h - above - 18 },
    rail: { x, y: 4, w: right, h: railH },
    tray,
    slot,
    die: dieSize(tray),
    bar: playing ? { x, y: h - barH - PAD, w: right, h: barH } : null,
  };
}

function row(box: Box, count: number, most = 230): Box[] {
  const w = Math.min(box.w / count, most);
  const x = box.x + (box.w - w * count) / 2;
  return Array.from({ length: count }, (_, i) => ({ x: x + i * w + 2, y: box.y, w: w - 4, h: box.h }));
}

function dieSize(tray: Box): number {
  return Math.floor(Math.min(((tray.w - 36) / 4) * 0.8, ((tray.h - 36) / 2) * 0.82, 124));
}

export interface Lying {
  x: number;
  y: number;
  lean: number; // degrees
}

/** Dice as they came to rest: two rows, none quite straight, none touching another. */
export function scattered(tray: Box, die: number, { order, of, roll }: Pick<Die, 'order' | 'of' | 'roll'>): Lying {
  const upper = of > 4 ? Math.ceil(of / 2) : of > 2 && tray.h > tray.w * 0.45 ? Math.ceil(of / 2) : of;
  const top = order < upper;
  const [index, count] = top ? [order, upper] : [order - upper, of - upper];
  const rows = upper === of ? 1 : 2;
  const pitch = Math.min((tray.w - 36) / Math.max(upper, 1), die * 1.75);
  const lift = Math.min((tray.h - 36) / 2, die * 1.5);
  const random = stream(roll * 31 + order * 7 + of);
  const free = { x: (pitch - die) * 0.32, y: (rows === 1 ? die * 0.5 : lift - die) * 0.32 };
  return {
    x: tray.x + tray.w / 2 + (index - (count - 1) / 2) * pitch + (random() * 2 - 1) * free.x,
    y: tray.y + tray.h / 2 + (rows === 1 ? 0 : top ? -lift / 2 : lift / 2) + (random() * 2 - 1) * free.y,
    lean: (random() * 2 - 1) * 11,
  };
}

export function slotAt(at: Layout, slot: number): Lying {
  const pitch = at.slot + 1.5;
  const random = stream(slot + 5);
  return {
    x: at.rail.x + 10 + pitch * (slot + 0.5),
    y: at.rail.y + at.rail.h / 2,
    lean: (random() * 2 - 1) * 2.5,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
