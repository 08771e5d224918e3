// The daily claim: how it is told, and what of it is sent to friends.

import type { ClaimInfo, ClaimLine } from '../generated/messages';
import { language, t } from './texts.svelte';
import { nugget } from './things/nugget';

// English is written in many ways; here the day comes before the month, as in the other languages.
const dates = (): string => (language() === 'en' ? 'en-GB' : language());

/** A day as people write it; days of claims are those of UTC. */
export const dayOf = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(dates(), { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A moment on this device's own clock, with the day where it is another one. */
export function momentOf(seconds: number): string {
  const at = new Date(seconds * 1000);
  const time = at.toLocaleTimeString(dates(), { hour: '2-digit', minute: '2-digit' });
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? time : `${at.toLocaleDateString(dates(), { day: 'numeric', month: 'short' })}, ${time}`;
}

/** Bots that have played it in one's place, with the same dice. */
export const botsIn = (lines: readonly ClaimLine[]): ClaimLine[] => lines.filter(({ level }) => level);

/** One's result in a few lines: what is sent, and what stands on the picture. */
export function sentencesOf(info: ClaimInfo): string[] {
  const bots = botsIn(info.lines ?? []);
  const score = info.score ?? 0;
  const said: string[] = [];
  if (info.won === 1) said.push(t('claim.shared-won', { count: info.bots.length }));
  if (info.place && (info.played ?? 0) > 1)
    said.push(t('claim.shared-place', { place: info.place, played: info.played ?? 0 }));
  const worse = bots.filter((bot) => bot.score < score).length;
  if (bots.length && worse) said.push(t('claim.shared-beat', { count: worse, of: bots.length }));
  return said;
}

export function textOf(info: ClaimInfo, game: string, link: string): string {
  const head = t('claim.shared', { day: dayOf(info.day), game, score: info.score ?? 0 });
  return [head, ...sentencesOf(info), link].filter(Boolean).join('\n');
}

const [SIZE, PAPER, CARD, INK, MUTED] = [1080, '#f6efe2', '#fffaf0', '#2b2622', '#6b6158'];
const [GOLD, DEEP, LINE] = ['#d9a32b', '#a87712', '#d8ccb8'];

/** A page of the notebook with one's result, to send as a picture; drawn by day, whatever the theme is. */
export async function draw(sheet: HTMLCanvasElement, info: ClaimInfo, game: string): Promise<void> {
  await document.fonts?.load(`600 64px Fraunces`).catch(() => undefined);
  sheet.width = sheet.height = SIZE;
  const pen = sheet.getContext('2d')!;
  drawPaper(pen);
  const serif = (size: number, weight = 600) => `${weight} ${size}px Fraunces, Georgia, serif`;
  pen.textAlign = 'center';
  write(pen, 'Motherlode', 200, serif(40), MUTED);
  write(pen, t('claim.of', { day: dayOf(info.day) }), 268, serif(58), INK);
  write(pen, game, 334, serif(44), MUTED);
  drawHeap(pen, 452);
  write(pen, String(info.score ?? 0), 690, serif(200, 700), INK);
  sentencesOf(info).forEach((line, at) => write(pen, line, 770 + at * 54, '500 38px system-ui, sans-serif', INK));
}

/** Saves what was drawn as a file. */
export async function save(sheet: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'));
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function write(pen: CanvasRenderingContext2D, text: string, y: number, font: string, colour: string): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, SIZE / 2, y, SIZE - 240);
}

/** A torn page on the table. */
function drawPaper(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIZE, SIZE);
  const [left, top, edge] = [80, 96, SIZE - 80];
  pen.fillStyle = CARD;
  pen.strokeStyle = LINE;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(left, top);
  for (let x = left, at = 0; x < edge; x += 20, at++) pen.lineTo(Math.min(x + 20, edge), top + (at % 2 ? 0 : 14));
  pen.lineTo(edge, SIZE - 96);
  pen.lineTo(left, SIZE - 96);
  pen.closePath();
  pen.fill();
  pen.stroke();
}

function drawHeap(pen: CanvasRenderingContext2D, y: number): void {
  pen.fillStyle = GOLD;
  pen.strokeStyle = DEEP;
  pen.lineWidth = 3;
  [-150, 146, -76, 80, 0].forEach((x, at) => {
    pen.save();
    pen.translate(SIZE / 2 + x, y + [22, 24, 8, 10, -18][at]!);
    const path = new Path2D(nugget(at + 3, [72, 78, 96, 92, 128][at]));
    pen.fill(path);
    pen.stroke(path);
    pen.restore();
  });
}
