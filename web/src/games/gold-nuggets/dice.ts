// Seven dice that keep their identity from one view to the next. A view tells faces; where a die
// lay and whither it goes is remembered here, so that it can be seen to move.

import { DICE } from './faces';

export interface Die {
  id: number;
  face: string;
  aside: boolean;
  order: number; // its place among those that fell together
  of: number; // how many fell together
  roll: number; // which roll: seeds the scatter
}

export function fresh(rolled: readonly string[], aside: readonly string[], roll: number): Die[] {
  const lying = rolled.map((face, order) => ({ face, aside: false, order, of: rolled.length, roll }));
  const away = aside.map((face, order) => ({ face, aside: true, order, of: aside.length, roll }));
  return [...away, ...lying].map((die, id) => ({ id, ...die }));
}

/** The dice after these faces have fallen: those aside stay if the count still makes up the set. */
export function rolledAnew(dice: readonly Die[], faces: readonly string[], roll: number): Die[] {
  const kept = dice.filter((die) => die.aside);
  const stay = kept.length + faces.length === DICE ? kept : [];
  const falling = dice.filter((die) => !stay.includes(die));
  if (falling.length !== faces.length)
    return fresh(
      faces,
      stay.map((die) => die.face),
      roll,
    );
  return [
    ...stay,
    ...falling.map((die, order) => ({
      ...die,
      face: faces[order]!,
      aside: false,
      order,
      of: faces.length,
      roll,
    })),
  ];
}

/** The same dice, some of them set aside: those that were lifted go first. */
export function settled(
  dice: readonly Die[],
  rolled: readonly string[],
  aside: readonly string[],
  lifted: readonly number[],
  roll: number,
): Die[] {
  const moved = dice.map((die) => ({ ...die }));
  const want = new Map<string, number>();
  for (const face of aside) want.set(face, (want.get(face) ?? 0) + 1);
  const rank = (die: Die) => (die.aside ? 0 : lifted.includes(die.id) ? 1 : 2);
  for (const die of [...moved].sort((a, b) => rank(a) - rank(b))) {
    const wanted = want.get(die.face) ?? 0;
    die.aside = wanted > 0;
    if (wanted > 0) want.set(die.face, wanted - 1);
  }
  const lying = moved.filter((die) => !die.aside).map((die) => die.face);
  const fits = lying.sort().join() === [...rolled].sort().join() && [...want.values()].every((n) => !n);
  return fits ? moved : fresh(rolled, aside, roll);
}

/** Dice aside in the order of their faces: like lies by like. */
export function slots(dice: readonly Die[], faces: readonly string[]): Map<number, number> {
  const away = dice.filter((die) => die.aside);
  away.sort((a, b) => faces.indexOf(a.face) - faces.indexOf(b.face) || a.id - b.id);
  return new Map(away.map((die, slot) => [die.id, slot]));
}

/** The names of their spots, by die: the first lasso, the second lasso, as moves speak of them. */
export function spotsOf(dice: readonly Die[]): Map<number, string> {
  const alike = new Map<string, number>();
  const ordered = [...dice].sort((a, b) => Number(b.aside) - Number(a.aside) || a.id - b.id);
  return new Map(
    ordered.map(({ id, face }) => {
      alike.set(face, (alike.get(face) ?? 0) + 1);
      return [id, `${face} ${alike.get(face)}`];
    }),
  );
}
