// An invitation that has led to this page: the seat that it names at a table, -1 for any that is open.

let invited: { table: string; seat: number } | null = null;

export function inviteTo(table: string, seat: number): void {
  invited = { table, seat };
}

/** The seat to sit down at, if an invitation has led here. */
export function invitedSeat(table: string): number {
  return invited?.table === table ? invited.seat : -1;
}
