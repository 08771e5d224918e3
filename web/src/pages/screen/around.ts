// Seats around a screen as around a table: clockwise, from the near left up, over, and down the right side.

export interface Around<T> {
  left: T[]; // from above
  right: T[];
}

export function around<T>(seats: readonly T[]): Around<T> {
  const half = Math.ceil(seats.length / 2);
  return { left: seats.slice(0, half).reverse(), right: seats.slice(half) };
}
