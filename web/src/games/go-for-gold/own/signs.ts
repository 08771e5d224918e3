// The text of an island as a sheet of squared paper: which sign stands where, and putting one there. What
// a sign means is not known here: the box's own island, as text and as picture, tells it.

import type { Field } from '../../../generated/go-for-gold';
import type { Spot } from '../places';

export type Thing = Pick<Field, 'symbol' | 'number' | 'colour'>;
export type Signs = Map<string, Thing>;

const BLANK = ' ';
const isRemark = (line: string | undefined) => line?.startsWith('#') ?? false;
const ORDER: Field['symbol'][] = ['land', 'harbour', 'shovel', 'foot', 'treasure', 'temple'];

/** Every sign and what it stands for: compared in an island that has them all. */
export function signsOf(text: string, fields: readonly Field[]): Signs {
  const lines = text.split('\n');
  const found = fields.map((field): [string, Field] => [lines[field.y - 1]?.[field.x - 1] ?? '', field]);
  const place = ({ symbol, number }: Thing) => ORDER.indexOf(symbol) * 10 + number;
  return new Map(found.filter(([sign]) => sign !== '').sort(([, a], [, b]) => place(a) - place(b)));
}

/** What stands on the paper, as a picture draws it; what no sign is, is left out. */
export function fieldsOf(text: string, signs: Signs): Field[] {
  return text.split('\n').flatMap((line, row) =>
    isRemark(line)
      ? []
      : [...line].flatMap((sign, column) => {
          const thing = signs.get(sign);
          return thing
            ? [{ symbol: thing.symbol, number: thing.number, colour: thing.colour, x: column + 1, y: row + 1 }]
            : [];
        }),
  );
}

/** Which squares are fields: every other one, as the first sign says. */
export function oddness(text: string): number {
  for (const [row, line] of text.split('\n').entries()) {
    const column = isRemark(line) ? -1 : line.search(/\S/);
    if (column >= 0) return (row + column) % 2;
  }
  return 0;
}

export function signAt(text: string, { x, y }: Spot): string {
  const line = text.split('\n')[y - 1];
  return (isRemark(line) ? undefined : line?.[x - 1]) ?? BLANK;
}

export interface Put {
  text: string;
  dx: number; // by how much everything has moved, for want of room
  dy: number;
}

/** The text with another sign in a place; there is always room, also before the first line. */
export function put(text: string, { x, y }: Spot, sign: string): Put {
  let lines = text.replace(/\n+$/, '').split('\n');
  if (lines.length === 1 && lines[0] === '') lines = [];
  const dx = x < 1 ? 2 * Math.ceil((1 - x) / 2) : 0;
  if (dx) lines = lines.map((line) => (isRemark(line) || !line ? line : BLANK.repeat(dx) + line));
  let dy = Math.max(0, 1 - y);
  lines.unshift(...Array<string>(dy).fill(''));
  let row = y + dy;
  while (lines.length < row) lines.push('');
  if (isRemark(lines[row - 1])) {
    lines.splice(row, 0, '');
    row += 1;
    dy += 1;
  }
  const line = (lines[row - 1] ?? '').padEnd(x + dx, BLANK);
  lines[row - 1] = (line.slice(0, x + dx - 1) + sign + line.slice(x + dx)).trimEnd();
  return { text: lines.join('\n') + '\n', dx, dy };
}
