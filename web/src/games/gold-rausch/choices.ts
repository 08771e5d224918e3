// The legal moves by the thing one touches to make them.

export interface Choices {
  river: Map<number, string>;
  gear: Map<string, string>; // `0 left`
  swaps: { own: string; other: string; move: string }[];
  draws: Map<number, string>;
}

export function choicesOf(legal: string[]): Choices {
  const choices: Choices = { river: new Map(), gear: new Map(), swaps: [], draws: new Map() };
  for (const move of legal) {
    const [verb, ...args] = move.split(' ');
    if (verb === 'flip' || verb === 'aim') choices.river.set(Number(args[0]), move);
    if (verb === 'uncover') choices.gear.set(args.join(' '), move);
    if (verb === 'draw') choices.draws.set(Number(args[0]), move);
    if (verb === 'swap') {
      choices.swaps.push({ own: `${args[0]} ${args[1]}`, other: `${args[2]} ${args[3]}`, move });
    }
  }
  return choices;
}

/** The open tools that may be swapped now. */
export function owns(choices: Choices): string[] {
  return [...new Set(choices.swaps.map((swap) => swap.own))];
}

/** The card that a move is made with a touch of: the one that is uncovered, or taken in a swap. */
export function gearOf(move: string | null): string | null {
  const [verb, ...args] = move?.split(' ') ?? [];
  if (verb === 'uncover') return args.join(' ');
  return verb === 'swap' ? args.slice(2).join(' ') : null;
}
