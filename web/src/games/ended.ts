/** What a board is told besides, once the match is over: who has won is the rules' to say. */
export interface Ended {
  winners?: number[];
}
