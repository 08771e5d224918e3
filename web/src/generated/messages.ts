// Generated from the Python types by web/scripts/client_types.py. Do not edit.

import type { Games, Slug } from './games';
import type { RemarkLine } from './view';

/** How a match ended. */
export type Result<G extends Slug = Slug> = {
  reason: Games[G]["ending"];
  scores: number[];
  winners: number[];
};

/** Who shall sit at a seat: somebody who is invited, the host, a bot, or one more here. */
export interface SeatPlan {
  kind: "open" | "me" | "here" | "bot";
  level?: "greenhorn" | "prospector" | "veteran" | "legend" | null; // of a bot
  name?: string | null; // of the person "here" on the host's device, or of a bot
}

/** How somebody wants to look: a colour, a shape, or both; no two seats share one of them. */
export interface Figure {
  colour?: "river" | "pine" | "clay" | "plum" | "brass" | "rope" | null;
  shape?: "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star" | null;
}

/** Seconds to decide; at zero a bot of this level decides. 0 is no limit. */
export interface ClockPlan {
  decision?: number;
  game?: number;
  level?: "greenhorn" | "prospector" | "veteran" | "legend";
}

/** Several games in a row: everyone starts once and points add up, or the best of n games. */
export interface SeriesPlan {
  kind?: "single" | "everyone-starts" | "best-of";
  games?: number; // n of the best of n
}

/** A text of one's own in place of the box's content, and what it is called. */
export interface OwnText {
  name: string;
  text: string; // 16 kB
}

/** What somebody wants to play. */
export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string | number>;
  public?: boolean; // open to everyone, and listed
  clock?: ClockPlan;
  series?: SeriesPlan;
  content?: Record<string, OwnText>; // one's own, by option; such an option is “own”
}

/** A seat, as everyone at the table sees it. */
export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  colour: "river" | "pine" | "clay" | "plum" | "brass" | "rope"; // of no other seat, and likewise the shape
  shape: "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star";
  chosen?: Figure; // what of it somebody has chosen: nobody else can have that
  level?: "greenhorn" | "prospector" | "veteran" | "legend" | null; // of the bot that plays here, also in somebody's place
  stand_in?: boolean; // whether that bot plays in the place of a person, whose name this is
  resigned?: boolean; // that person has given up this match, and cannot come back in it
  ready?: boolean; // for a match; bots always are
  mine?: boolean; // whether it belongs to this client
  away?: boolean; // a person without a connection
  secret?: boolean; // of one's own seat: it knows something that not everyone knows
  thinking?: string | null; // of a bot: "compiling" while it is not ready yet
  invitation?: string | null; // for the host: the code that leads to this open seat
}

/** What is left to each seat, in seconds; null where there is no limit. */
export interface Clocks {
  decision: (number | null)[];
  game: (number | null)[];
}

/** How a series stands. */
export interface SeriesInfo {
  kind: "single" | "everyone-starts" | "best-of";
  games: number; // how many there will be at most
  played: number[][]; // the points of each finished game, by seat
  standing: number[]; // points, or games won
  winners?: number[] | null; // once it is over
}

/** A table without its board. */
export interface TableInfo<G extends Slug = Slug> {
  id: string;
  code: string; // to join by hand
  game: G; // whose views and lines this table's messages have
  options: Record<string, string | number>;
  status: "lobby" | "playing" | "over" | "closed";
  seats: SeatInfo[];
  public: boolean;
  host: string; // the host's name
  clock: ClockPlan;
  series: SeriesInfo;
  own?: Record<string, string>; // by option: what somebody's own content is called
  hosting?: boolean; // whether this client is the host
  starter?: number | null; // who began, or will begin; null where nobody does
  match?: string | null; // the match that is played or was played last
  commitment?: string | null; // of that match, or of the one about to start
  entropy?: string[]; // what players have added to it
  spectators?: number;
  created?: number;
}

/** The board as one seat sees it. */
export interface State<G extends Slug = Slug> {
  match: string;
  number: number; // grows with every event that this seat notices
  seat: number; // from where one looks; -1 for a spectator
  view: Games[G]["view"];
  legal: string[];
  secret?: boolean; // whether this seat knows something that not everyone knows
  undo?: boolean; // whether this seat may take its last decision back
  clocks?: Clocks | null;
  signal?: number | null; // where speed decides: seconds until the round may begin
  result?: Result<G> | null;
}

/** Something said at the table. */
export interface Spoken {
  name: string;
  time: number;
  seat?: number;
  phrase?: string | null;
  text?: string | null;
}

/** What the coach thinks of one move. */
export interface Choice {
  move: string;
  share: number; // the expected share of the win
  error: number;
}

/** A decision, made when the table stood at `at`. */
export interface Play {
  type: "play";
  id: number;
  seat: number;
  move: string;
  at: number;
}

/** Takes one's last decision back, as long as nothing lies behind it. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  at: number;
}

/** Looks from another seat of this device from now on (behind the curtain), or as nobody. */
export interface Look {
  type: "look";
  id: number;
  seat: number;
}

/** Takes an open seat, or takes one's own seat back from a bot. */
export interface Sit {
  type: "sit";
  id: number;
  seat: number;
  name?: string | null; // 1 to 24 letters; one's own name if there is none
  figure?: Figure | null;
}

/** Another name or another figure for a seat of this device, before or after a match. */
export interface Present {
  type: "present";
  id: number;
  seat: number;
  name?: string | null;
  figure?: Figure | null;
}

/** Says whether one is ready for a match, or for a rematch; nobody has to wait for it. */
export interface Ready {
  type: "ready";
  id: number;
  seat: number;
  ready?: boolean;
}

/** Gives a seat up before the start; during a match it stays one's own, and one is away. */
export interface Stand {
  type: "stand";
  id: number;
  seat: number;
}

/** The host decides who sits at a seat; during a match only a bot for somebody away. */
export interface Assign {
  type: "assign";
  id: number;
  seat: number;
  plan: SeatPlan;
}

/** The host changes what is played, before the start. */
export interface Change {
  type: "change";
  id: number;
  plan: TablePlan;
}

/** Randomness of one's own, mixed into every die and card; once, before the start. */
export interface Entropy {
  type: "entropy";
  id: number;
  text: string;
}

/** The host begins the match; afterwards every player the next of the series, or a rematch. */
export interface Start {
  type: "start";
  id: number;
}

/** Gives the running match up for good; a bot plays on. */
export interface Resign {
  type: "resign";
  id: number;
  seat: number;
}

/** The host closes the table for good, and everyone is sent away. */
export interface Close {
  type: "close";
  id: number;
}

/** Says something: a quick phrase, which everyone reads in his language, or a text. */
export interface Chat {
  type: "chat";
  id: number;
  phrase?: "hello" | "good-luck" | "well-played" | "ouch" | "hurry" | "thanks" | "again" | "bye" | null;
  text?: string | null;
}

/** Asks the coach what he thinks of a seat's choices. */
export interface Hint {
  type: "hint";
  id: number;
  seat: number;
}

/** Asks for the whole state again. */
export interface Sync {
  type: "sync";
  id: number;
}

/** Asks whether anybody is there. */
export interface Ping {
  type: "ping";
  id: number;
}

/** The first message on every socket, and the answer to `sync`: all there is. */
export interface Welcome<G extends Slug = Slug> {
  type: "welcome";
  protocol: number;
  person: string;
  at: number;
  table: TableInfo<G>;
  state?: State<G> | null;
  story?: Games[G]["line"][]; // of the current match, as far as it is kept
  chat?: Spoken[];
  answers?: number | null;
}

/** Somebody decided, chance followed: the lines to tell and animate, and the board after it. */
export interface Happened<G extends Slug = Slug> {
  type: "event";
  at: number; // the table's entry: what the next move is made for
  by: number; // the seat that decided, or took its decision back
  lines: Games[G]["line"][];
  state: State<G>;
  move?: string | null; // if this seat saw it
  decided?: "person" | "bot" | "clock"; // who decided for that seat
  bot?: boolean; // not a person
  undone?: boolean; // a decision was taken back: the story follows anew with `story`
  story?: Games[G]["line"][];
  answers?: number | null; // the id of the client's own message
}

/** Seats, options, series or status changed. */
export interface Changed<G extends Slug = Slug> {
  type: "table";
  at: number;
  table: TableInfo<G>;
  answers?: number | null;
  lines?: RemarkLine[]; // of the frame, for the story: @resigned, @bot-for, @back
}

/** Somebody said something. */
export interface Heard {
  type: "chat";
  spoken: Spoken;
  answers?: number | null;
}

/** The coach's answer to `hint`. */
export interface Advice {
  type: "advice";
  answers: number;
  seat: number;
  choices: Choice[];
  best: string;
  equal: string[]; // the best, and what is as good as it as far as the coach can tell
  why: Record<string, string>; // a sentence in each language
}

/** Carried out; nothing else to show. */
export interface Done {
  type: "ok";
  answers: number;
  at: number;
}

/** Not carried out, and why; nothing has changed. */
export interface Refused<G extends Slug = Slug> {
  type: "error";
  slug: string;
  message: string;
  at: number;
  answers?: number | null;
  why?: Games[G]["why"] | null;
}

/** The server stops or sends this client away; come back after so many seconds. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
  retry?: number | null;
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  choices: string[]; // empty where the value is a seat
  default: string | number;
  each?: Record<string, number>;
  own?: number; // the value may be “own”, a text that the plan brings along: its most bytes
  measured?: boolean; // whether such a text can be measured
}

/** What is wrong with a text of one's own; the section [own] of the game's words says it. */
export interface Fault {
  slug: string;
  message: string;
  line?: number; // from 1 on; 0 where the whole is meant
  column?: number;
  values?: Record<string, string | number>;
}

/** A text of one's own, as the board shows it, or why it cannot be played. */
export interface Inspected<G extends Slug = Slug> {
  name: string;
  text: string | null; // with plain ends of lines; null where the bytes are no text
  picture?: Games[G]["picture"] | null; // an island, a deck; null where there is a fault
  fault?: Fault | null;
  doubts?: Fault[]; // what speaks against it; it can be played all the same
}

/** A text that somebody keeps for another time, finished or not. */
export interface KeptOwn<G extends Slug = Slug> {
  id: string;
  name: string;
  text: string;
  updated: number;
  picture?: Games[G]["picture"] | null; // null while something is wrong with it
}

/** A game on offer. */
export interface GameInfo<G extends Slug = Slug> {
  slug: G;
  name: string;
  seats: number[];
  options: OptionInfo[];
  levels: ("greenhorn" | "prospector" | "veteran" | "legend")[];
  forgets: string[]; // lines that are shown once and not kept in the story
  taglines: Record<string, string>; // by language
  reconstructed?: Record<string, string>; // by language: what of the box is not the original
  at_once?: boolean; // several seats act at the same time
  real_time?: boolean; // speed decides
}

/** What a guest has taken along into the account that he signed in to. */
export interface Brought {
  tables: number; // lobbies and running matches
  matches: number; // that were played to the end
}

/** Who is asking. */
export interface Me {
  person: string | null; // None until one has a cookie
  name: string | null;
  guest?: boolean;
  passkeys?: number;
  brought?: Brought | null; // just now, by signing in
}

/** A table in a list. */
export interface TableLine<G extends Slug = Slug> {
  id: string;
  code: string;
  game: G;
  status: string;
  seats: SeatInfo[];
  updated: number;
  your_turn?: boolean;
  match?: string | null; // that is played or was played last
  finished?: number | null; // when all was over, a series to its last game
  winners?: string[]; // of what is finished, by name
}

/** How somebody has fared in one game. */
export interface GameStatistics<G extends Slug = Slug> {
  game: G;
  played: number;
  won: number; // a shared win counts its share
  best?: number | null; // the most points in a match
  rating?: number | null; // among people
  rating_error?: number | null;
  rated?: number;
}

/** One step of a replay: what happened, and the board after it. */
export interface Frame<G extends Slug = Slug> {
  number: number;
  lines: Games[G]["line"][];
  view: Games[G]["view"];
  by?: number | null; // the seat, -1 for chance
  move?: string | null;
  time?: number | null;
  decided?: "person" | "bot" | "clock" | null; // who decided for that seat
}

/** A match, step by step. */
export interface Replay<G extends Slug = Slug> {
  game: G;
  seats: number;
  names: string[];
  options: Record<string, string | number>;
  frames: Frame<G>[];
  figures?: Figure[]; // by seat: how everyone looked; none in old records
  next?: number | null; // where to go on; None at the end
  result?: Result<G> | null;
}

/** A chance event of a finished match: its number, what could happen, what did. */
export interface Chance {
  number: number;
  weights: number[];
  outcome: number;
}

/** An event that changed much. */
export interface TurningPoint {
  number: number;
  mover: number; // -1 for chance
  event: string;
  seat: number; // whose expectation changed most
  change: number;
}

/** When a match was decided: from which event on the winner led for good. */
export interface Decided<G extends Slug = Slug> {
  number: number; // of the event, as in a replay
  seat: number; // who took the lead
  line: Games[G]["line"]; // of the story, that tells it
}

/** What a finished match was for the one who asks. */
export interface Own {
  seat: number;
  score: number;
  played: number; // matches of this game up to and with this one
  best?: number | null; // his most points before this match; null if it was his first
  new_best?: boolean;
  rating?: number | null; // after the match, where it was rated
  rating_change?: number | null;
}

/** A finished match in a few words. */
export interface Summary<G extends Slug = Slug> {
  margin: number; // of the winner before the best of the others
  tie_break?: boolean; // points were equal, and something else decided
  decided?: Decided<G> | null; // null where the lead never changed
  own?: Own | null; // null for who did not play
}

/** A decision that cost somebody much, by what he could know. */
export interface Mistake {
  number: number;
  seat: number;
  move: string;
  best: string; // what would have been better
  loss: number; // in shares of the win
}

/** The coach on a finished match. */
export interface LookBack {
  expected: number[][]; // everyone's share of the win before each event and at the end
  luck: number[];
  skill: number[];
  turning_points: TurningPoint[];
  costliest?: (Mistake | null)[]; // by seat; null where nothing was clearly wrong
}

/** Where a code leads. */
export interface Found {
  table: string;
  seat: number; // -1: the table
}

/** For a program: it may act for its seat with this. */
export interface SeatToken {
  token: string;
}

/** Somebody in the list of the best. */
export interface RatingLine {
  name: string;
  rating: number;
  error: number;
  played: number;
}

/** How the server is. */
export interface Health {
  version: string;
  database: boolean;
  channels: boolean;
  bots: boolean;
  closing: boolean;
}

/** An error over HTTP. */
export interface Problem {
  slug: string;
  message: string;
  line?: number; // in a text that was sent, from 1 on; 0 where no place is meant
  column?: number;
  values?: Record<string, string | number>; // of the sentence, for saying it in another language
}

export type Asked = Play | Undo | Look | Sit | Present | Ready | Stand | Assign | Change | Entropy | Start | Resign | Close | Chat | Hint | Sync | Ping;

export type Said<G extends Slug = Slug> = Welcome<G> | Happened<G> | Changed<G> | Heard | Advice | Done | Refused<G> | Goodbye;

export type Level = "greenhorn" | "prospector" | "veteran" | "legend";
export const PHRASES = ["hello", "good-luck", "well-played", "ouch", "hurry", "thanks", "again", "bye"] as const;
