// An invitation that has led to this page: the seat that it names at a table, -1 for any that is open.

let invited: { table: string; seat: number } | null = null;

export function inviteTo(table: string, seat: number): void {
  invited = { table, seat };
}

export function invitedSeat(table: string): number | null {
  return invited?.table === table ? invited.seat : null;
}

/** It has been followed. */
export function followed(): void {
  invited = null;
}
