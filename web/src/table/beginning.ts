// A table that its host wants to begin as soon as he sits at it. By itself, so that whoever sets a table up
// need not load all that is played with.

let eager: { table: string; real: boolean } | null = null;

export function beginAtOnce(table: string, real = false): void {
  eager = { table, real };
}

export const isToBegin = (table: string): boolean => eager?.table === table;

/** It begins now, once; says whether it is a race. */
export function begun(): boolean {
  const real = eager?.real ?? false;
  eager = null;
  return real;
}
