// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { Prompt } from './view';

/** An open coaster. */
export interface Coaster {
  left: string;
  right: string;
}

/** One seat. */
export interface Player {
  seat: number;
  left: number; // the left neighbour
  right: number; // the right neighbour
  coaster: Coaster | null;
  shown: string[]; // dice that lie rolled
  unrolled: number; // dice that show nothing
  passed: number; // dice that others have put on the coaster
  prizes: number; // coasters won
  rolls: number | null; // rolls left after Stopp; None while there is no limit
  empty: boolean;
}

/** The table. */
export interface WurfView {
  seat: number;
  to_act: number[];
  over: string | null;
  prompt: Prompt;
  round: number;
  lucky: string | null;
  tray: number; // dice on the tray
  pile: number; // coasters in the pile
  stopper: number | null;
  players: Player[];
  falling: number; // dice of a roll that have yet to fall
  ways: Record<string, number>; // where your dice could go now: symbol -> seat, -1 for the tray
}

/** What a line of the story may tell. */
export interface WurfLine {
  what?: string;
  seat?: number;
  left?: string;
  right?: string;
  symbol?: string;
  dice?: string[];
  to?: number;
  count?: number;
  round?: number;
}

/** Why a move cannot be made now; `what` names its text. */
export interface Refusal {
  what?: string;
  symbol?: string;
  symbols?: string[];
  stopper?: number;
}
