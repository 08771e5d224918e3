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

/** Where a match begins that does not begin with the set-up: what one seat knows there. */
export interface Position {
  known: string; // the record as that seat knows it, in base64
  seat: number;
}

/** Several games in one evening, picked in turn by those who are there. */
export interface EveningPlan {
  games?: number; // 0: as many as they like
  at?: number | null; // when, in seconds since 1970
  bots?: "greenhorn" | "prospector" | "veteran" | "legend" | null; // fill the seats that people leave empty; None: nobody does
}

/** What somebody wants to play. */
export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string | number>;
  public?: boolean; // open to everyone, and listed
  friendly?: boolean; // counts for no rating, and the coach may be asked
  clock?: ClockPlan;
  series?: SeriesPlan;
  content?: Record<string, OwnText>; // one's own, by option; such an option is “own”
  waits?: boolean; // in a race: in each round bots begin when a person has
  lesson?: string;
  position?: Position | null;
  claim?: string;
  evening?: EveningPlan | null; // then the seats are dealt out to who is there
}

/** Comes to the evening, and plays from the next game on; or comes back. */
export interface Join {
  type: "join";
  id: number;
  name?: string | null; // 1 to 24 letters; one's own name if there is none
  figure?: Figure | null;
  here?: boolean; // one more person on the host's device
}

/** Goes from the evening; or the others go on without somebody who is away. */
export interface Leave {
  type: "leave";
  id: number;
  member: number;
}

/** Says which game is next, when it is one's turn, or the turn of somebody who is away. */
export interface Pick {
  type: "pick";
  id: number;
  game: string;
  options?: Record<string, string | number>;
  content?: Record<string, OwnText>;
  bots?: "greenhorn" | "prospector" | "veteran" | "legend" | null; // fill the seats that people leave empty; null: somebody sits out
  waits?: boolean;
}

/** The host ends the evening, and who has most has won it; if he has gone, anybody does. */
export interface End {
  type: "end";
  id: number;
}

/** Somebody at an evening. */
export interface EveningMember {
  name: string;
  colour: "river" | "pine" | "clay" | "plum" | "brass" | "rope";
  shape: "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star";
  nuggets: number; // of all games so far
  seat?: number | null; // in the game that is up
  mine?: boolean; // whether it belongs to this client
  away?: boolean; // without a connection
  gone?: boolean; // has left; the evening goes on without him
}

/** A game of the evening that is over; lists are by member. */
export interface EveningGame {
  game: string;
  match: string;
  picker: number; // whose turn it was to pick
  places: (number | null)[]; // 1 for who has won; null for who did not play it to the end
  nuggets: number[]; // what it has brought
  byes?: number[]; // who sat out
}

/** How an evening stands; people are named by their place in `members`. */
export interface EveningInfo {
  games: number; // how many there will be; 0: as many as they like
  members: EveningMember[]; // in the order in which they came
  played?: EveningGame[];
  turn?: number | null; // who picks the next game
  byes?: number[]; // who sits out the game that is up
  bots?: "greenhorn" | "prospector" | "veteran" | "legend" | null; // that fill the seats of the game that is up
  at?: number | null; // when it begins, if that was said
  over?: boolean;
  winners?: number[]; // once it is over
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
  who?: string; // of another person's seat, for `mute`
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
  edition?: string; // of an own game: its words and its board may be others when it changes
  own?: Record<string, string>; // by option: what somebody's own content is called
  hosting?: boolean; // whether this client is the host
  starter?: number | null; // who began, or will begin; null where nobody does
  friendly?: boolean; // counts for no rating, whoever plays
  rated?: boolean; // whether the match counts for ratings; then nobody may ask the coach
  match?: string | null; // the match that is played or was played last
  commitment?: string | null; // of that match, or of the one about to start; not of a lesson
  entropy?: string[]; // what players have added to it
  spectators?: number;
  created?: number;
  lesson?: string; // which one is played here
  waits?: boolean; // in a race: bots begin each round when a person has
  claim?: string; // the day whose claim is played here
  evening?: EveningInfo | null; // of which this is the game that is up
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
  step?: number | null; // of the lesson, once everyone else has acted
}

/** One decision and what followed, as a seat saw it, and the board after it. */
export interface Step<G extends Slug = Slug> {
  by: number; // the seat that decided
  lines: Games[G]["line"][];
  view: Games[G]["view"];
}

/** Something said at the table. */
export interface Spoken {
  name: string;
  time: number;
  seat?: number;
  phrase?: string | null;
  text?: string | null;
  who?: string; // who has said it, for `mute`
}

/** Somebody at this table whom one does not want to hear. */
export interface Muted {
  who: string;
  name: string;
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

/** A sign from one's own seat that everyone sees rise; it is kept nowhere. */
export interface React {
  type: "react";
  id: number;
  seat: number;
  reaction: "hooray" | "cheers" | "applause" | "luck" | "thunder" | "pity";
}

/** Hears nothing more from somebody, at this table and at others; or hears him again. */
export interface Mute {
  type: "mute";
  id: number;
  who: string;
  mute?: boolean;
}

/** Asks the coach what he thinks of a seat's choices. */
export interface Hint {
  type: "hint";
  id: number;
  seat: number;
}

/** Says whether anybody looks at this tab; who has none that is looked at may be called. */
export interface Watch {
  type: "watch";
  id: number;
  visible: boolean;
}

/** Asks what others did since one's own last decision, as one's seat could see it. */
export interface Missed {
  type: "missed";
  id: number;
  seat: number;
  known?: number | null; // the number of the board that this device has shown last
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
  who?: string; // what oneself is called in `spoken`
  muted?: Muted[]; // people at this table from whom this client hears nothing
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

/** A sign rises from a seat. */
export interface Reacted {
  type: "reaction";
  seat: number;
  reaction: "hooray" | "cheers" | "applause" | "luck" | "thunder" | "pity";
  answers?: number | null;
}

/** The coach's answer to `hint`. */
export interface Advice {
  type: "advice";
  answers: number;
  seat: number;
  choices: Choice[];
  best: string | null; // null where something else may be as good
  equal: string[]; // the best, and what is as good as it as far as the coach can tell
  why: Record<string, string>; // a sentence in each language
}

/** The answer to `missed`: the board as it was left, and what happened to it, step by step. */
export interface WhileAway<G extends Slug = Slug> {
  type: "missed";
  answers: number;
  match: string;
  seat: number;
  view: Games[G]["view"]; // before the first step
  steps: Step<G>[];
  earlier?: number; // steps that are not told: there were too many
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
  answer?: number | null; // in a lesson: the place of the answer to this try, in its step
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
  choices: string[]; // empty where the value is a seat or a number
  default: string | number;
  each?: Record<string, number>;
  own?: number; // the value may be “own”, a text that the plan brings along: its most bytes
  measured?: boolean; // whether such a text can be measured
  least?: number | null; // where the value is a number of the box: how small it may be
  most?: number | null; // and how large
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
  lessons?: number; // how many there are
  look_ahead?: "always" | "box" | "never"; // its bots and the coach; with `box` as it is in its box
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
  login?: string | null;
  password?: boolean; // whether there is one, which has to be shown to set another
  codes?: string[]; // for recovery, made just now: nobody can show them again
  codes_left?: number; // that have not been used
  operator?: boolean; // whether one may look after this server
}

/** Where somebody is signed in. */
export interface SessionInfo {
  id: string;
  device: string; // what its browser says it is, in two words; empty where it says nothing
  created: number;
  seen: number; // when it was last used, to the quarter of an hour
  here?: boolean; // whether it is the one that asks
}

/** A passkey that opens somebody's account. */
export interface PasskeyInfo {
  id: string;
  name: string; // of the device on which it was made, in two words; empty where nobody knows
  created: number;
  used?: number | null; // when somebody last signed in with it
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
  lesson?: string; // which one is played there
  evening?: boolean; // of which this is the game that is up
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
  unrated?: "own" | "clock" | "accounts" | "away" | "met" | "new" | null; // why it does not count for the rating, where it might have
}

/** A finished match in a few words. */
export interface Summary<G extends Slug = Slug> {
  margin: number; // of the winner before the best of the others
  tie_break?: boolean; // points were equal, and something else decided
  decided?: Decided<G> | null; // null where no event took the lead for good
  how?: "led" | "count" | null; // then: led from the first points on, or known by the final count alone
  own?: Own | null; // null for who did not play
}

/** A match of one's own device that is kept here now. */
export interface TakenAlong {
  id: string;
  new: boolean; // false: it was here already
}

/** A match that was played on one's own device, in a list. */
export interface DeviceMatch<G extends Slug = Slug> {
  id: string;
  game: G;
  ended: number;
  names: string[];
}

/** A decision that cost somebody much, by what he could know. */
export interface Mistake {
  number: number;
  seat: number;
  move: string;
  best: string; // what would have been better
  loss: number; // in shares of the win
  why?: Record<string, string>; // by language: what speaks for the better move
}

/** The coach on a finished match. */
export interface LookBack {
  expected: number[][]; // everyone's share of the win before each event and at the end
  luck: number[];
  skill: number[];
  turning_points: TurningPoint[];
  costliest?: (Mistake | null)[]; // by seat; null where nothing was clearly wrong
  mistakes?: Mistake[][]; // by seat: all that are clear, the costliest first
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

/** A note of a lesson, in one language. */
export interface LessonStep {
  at: string[]; // spots of the board and its frame: the note is pinned to the first
  says: string;
  awaits?: string[]; // moves, with `*` for anything; none where one only reads on
  answers?: string[]; // to tries that are not awaited
}

/** A lesson of a game, in one language; what chance brings and what others do is not in it. */
export interface LessonInfo {
  name: string;
  title: string;
  minutes: number;
  steps: LessonStep[];
}

/** A puzzle in a list: nothing of how it comes out. */
export interface PuzzleLine {
  id: string;
  topic: string; // a text of the section [topics] of the game's words
  rating: number;
}

/** A decision, as the one who has it sees the table. */
export interface PuzzleInfo<G extends Slug = Slug> {
  id: string;
  game: G;
  seats: number;
  seat: number; // who decides
  topic: string;
  rating: number;
  view: Games[G]["view"];
  legal: string[];
  recall?: Record<string, unknown>[]; // what was seen before: lines of the section [recall]
}

/** One legal move; what need not be thought about has no share. */
export interface PuzzleChoice {
  move: string;
  share?: number | null;
  error?: number; // one standard deviation; 0 where every way on was weighed
}

/** How good every choice is, and why. */
export interface PuzzleAnswer {
  right: string[]; // the best, and moves that are just like it
  obvious: string; // what one does without looking ahead
  choices: PuzzleChoice[]; // every legal move, the best first
  exact: boolean;
  why: Record<string, string>; // by language
  fared: Record<string, number>; // by level: how often bots are right
}

/** What is wrong with the rules, and where. */
export interface StudioFault {
  kind: string; // which law of the kit it breaks, or what of the file cannot be read
  message: string;
  file?: string;
  line?: number;
  function?: string;
  field?: string; // of the record
  setting?: string; // players and options of the game in which it was found
  event?: number; // how many events had happened before
  what?: string; // the event that was about to happen
  again?: string; // a command that shows that game once more
}

/** What became of a match when the rules changed. */
export interface StudioNews {
  what: "goes-on" | "anew";
  table: string;
  why?: string; // it does not fit
}

/** Something that was found. */
export interface StudioSentence {
  text: string;
  strong?: boolean;
}

/** How often something won, as a share, with an interval for all comparisons together. */
export interface StudioRow {
  name: string;
  games: number;
  won: number;
  low: number;
  high: number;
  fair?: number; // what it would be if it made no difference
  clear?: boolean;
}

/** Things that are compared with each other. */
export interface StudioRows {
  title: string;
  rows: StudioRow[];
}

/** What games of some players have shown so far. */
export interface StudioPage {
  players: string; // random, sensible, or a level of bots
  games: number;
  of?: number; // that will be played
  sentences?: StudioSentence[];
  tables?: StudioRows[];
}

/** Which games are played to find something out. */
export interface StudioStudy {
  seats: number;
  options?: Record<string, string | number>;
}

/** A game that is being written, as far as it is known. */
export interface StudioInfo {
  number: number; // grows with everything that changes here
  file: string;
  status: "checking" | "fine" | "faulty";
  room?: string; // the address for phones; empty where they cannot come
  game?: string | null; // its slug, once it could be loaded
  name?: string;
  edition?: string; // that is played
  seats?: number[];
  options?: OptionInfo[];
  fault?: StudioFault | null;
  passed?: string[]; // what the kit has found right
  took?: number; // seconds from the save to the verdict
  news?: StudioNews[];
  study?: StudioStudy | null;
  pages?: StudioPage[];
}

/** A browser that is called by Web Push. */
export interface CallDevice {
  id: string;
  device: string; // what it says it is, in two words; empty where it says nothing
  kinds: ("turn" | "invite" | "clock" | "over" | "evening")[];
  created: number;
  endpoint: string; // a digest of its address, so that a browser finds itself
}

/** What somebody wants to be called for. */
export interface CallInfo {
  key: string; // the server's public key, for subscribing a browser
  devices: CallDevice[];
  language: "en" | "de" | "fr" | "it";
  zone: string;
  quiet_from?: number | null; // minutes after midnight, in that zone
  quiet_until?: number | null;
  by_mail?: boolean; // whether this server sends mail
  mail?: string | null;
  mail_confirmed?: boolean;
  mail_kinds?: ("turn" | "invite" | "clock" | "over" | "evening")[];
  mail_hours?: 1 | 6 | 24;
}

/** This browser's subscription, as its push manager gives it, and what it wants to hear of. */
export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  kinds: ("turn" | "invite" | "clock" | "over" | "evening")[];
}

/** When and in which language; both ends of the quiet hours or none. */
export interface NewCallSettings {
  language: "en" | "de" | "fr" | "it";
  zone: string;
  quiet_from?: number | null;
  quiet_until?: number | null;
  mail_kinds?: ("turn" | "invite" | "clock" | "over" | "evening")[]; // noqa: RUF012
  mail_hours?: 1 | 6 | 24;
}

/** An address, which has to be confirmed by the link that is sent to it. */
export interface NewMail {
  mail: string;
}

/** A finished match in the list of one who played it. */
export interface FinishedLine<G extends Slug = Slug> {
  match: string;
  game: G;
  ended: number;
  names: string[]; // by seat; none where the match was given up
  scores: number[];
  winners: number[];
  seat: number; // one's own
  won: number;
  rating_change?: number | null;
}

/** Some of them, the newest first. */
export interface FinishedPage<G extends Slug = Slug> {
  lines: FinishedLine<G>[];
  next?: string | null; // for the page after it; None at the end
}

/** A rating after a match; in about two of three cases the true one lies within the error. */
export interface RatingPoint {
  ended: number;
  rating: number;
  error: number | null;
}

/** How somebody has fared in one game, from the beginning until now. */
export interface Standing<G extends Slug = Slug> {
  game: G;
  played: number;
  won: number;
  best?: number | null;
  streak?: number; // matches won in a row, up to now
  longest?: number;
  rating?: number | null;
  rating_error?: number | null;
  rated?: number;
  luck?: number | null; // in shares of the win a match, where the coach has looked back
  skill?: number | null;
  looked?: number; // at how many matches
}

/** Somebody whom one has met. */
export interface Rival {
  name: string;
  profile: string | null; // under which he can be named, if one may
  played: number;
  ahead: number; // matches in which one won more than he did
  behind: number;
  last: number;
}

/** Somebody's page. */
export interface Profile<G extends Slug = Slug> {
  id: string;
  name: string;
  public: boolean;
  standings?: Standing<G>[];
  rivals?: Rival[];
  invitation?: string | null; // one's own: whoever follows it becomes a friend
}

/** A place in a ladder. */
export interface LadderLine {
  name: string;
  played: number;
  rating?: number | null; // of the whole time
  error?: number | null;
  gained?: number | null; // in a week
  mine?: boolean;
}

/** Somebody whom one knows. */
export interface Friend {
  id: string; // his profile's
  name: string;
  since: number;
  here?: boolean; // at a table, just now
  played?: number; // matches together
}

/** Everybody whom one knows, and whom one does not want to meet. */
export interface FriendsPage {
  friends: Friend[];
  invitation: string; // the code in the link that makes somebody a friend
  blocked?: Friend[];
}

/** Who may look at one's page. */
export interface NewProfile {
  shown_to: "friends" | "everyone";
}

/** The code of somebody's invitation. */
export interface NewFriend {
  code: string;
}

/** To which table a friend is invited. */
export interface NewInvitation {
  table: string;
}

/** What an operator shall look at: somebody at a seat of a table, or a friend. */
export interface NewReport {
  words: string;
  profile?: string | null;
  table?: string | null;
  seat?: number | null;
}

/** What somebody has made of a claim, or a bot in his place. */
export interface ClaimLine {
  name: string; // of a person
  score: number;
  won: number; // the share of the win
  level?: "greenhorn" | "prospector" | "veteran" | "legend" | null; // of a bot; the coach plays as the best of them does
  mine?: boolean;
  friend?: boolean;
  match?: string | null; // to look at, once one has played oneself or the day is over
}

/** The claim of a day: what is played, what was promised, and how it went. */
export interface ClaimInfo<G extends Slug = Slug> {
  day: string; // in UTC, as in 2026-11-18
  game: G;
  bots: ("greenhorn" | "prospector" | "veteran" | "legend")[]; // against whom
  begins: number;
  ends: number;
  reveals: number; // when the seed is told; what is finished later does not count
  commitment: string; // the SHA-256 of the seed
  status: "coming" | "open" | "playing" | "over" | "given-up" | "past"; // for oneself
  committed?: number | null; // since when it is told; null: the seed follows from the day
  seed?: string | null; // once it is told
  table?: string | null; // of one's own try
  match?: string | null; // of that try, once it is over
  score?: number | null;
  won?: number | null;
  place?: number | null; // among all people who have played it
  played?: number; // how many these are
  lines?: ClaimLine[]; // the best of them, one's friends, oneself, bots; the best first
  thinking?: boolean; // bots are still at it: ask again
}

/** Today's claim, the one before it and the next. */
export interface ClaimPage<G extends Slug = Slug> {
  today: ClaimInfo<G>;
  tomorrow: ClaimInfo<G>;
  yesterday?: ClaimInfo<G> | null; // where there was one
}

/** To play a claim; in a page one may bring the seed along that a server has told. */
export interface NewClaim {
  seed?: string;
}

/** What decisions of one kind have surely cost. */
export interface HabitKind {
  topic: string; // a text of the section [topics] of the game's words
  mistakes: number;
  matches: number; // in which there was one
  cost: number; // of the expected share of the win, in each match on average
  error: number;
  puzzles: number; // of this kind
}

/** Across one's newest matches of a game: what one tends to do wrong. */
export interface HabitsInfo<G extends Slug = Slug> {
  game: G;
  matches: number; // that the coach has looked back on
  mistakes: number;
  cost: number; // in each match on average
  kinds: HabitKind[]; // those that surely cost something, the costliest first
  costliest: string[]; // of these: the one that costs most, or those that cannot be told apart
  says: Record<string, string[]>; // by language: three sentences, or fewer where less is known
  unseen: string[]; // matches that the coach has not looked back on yet
}

export type Asked = Play | Undo | Look | Sit | Present | Ready | Stand | Assign | Join | Leave | Pick | End | Change | Entropy | Start | Resign | Close | Chat | React | Mute | Hint | Watch | Missed | Sync | Ping;

export type Said<G extends Slug = Slug> = Welcome<G> | Happened<G> | Changed<G> | Heard | Reacted | Advice | WhileAway<G> | Done | Refused<G> | Goodbye;

export type Level = "greenhorn" | "prospector" | "veteran" | "legend";
export const PHRASES = ["hello", "good-luck", "well-played", "ouch", "hurry", "thanks", "again", "bye"] as const;
export const REACTIONS = ["hooray", "cheers", "applause", "luck", "thunder", "pity"] as const;
