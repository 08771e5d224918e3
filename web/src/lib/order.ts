// An option whose value is an order of words, “red-green-blue”, from which the seats take theirs.

/** All the words in the order that a value names; those it does not name follow as they stand. */
export function arranged(value: string, choices: readonly string[]): string[] {
  const named = value.split('-').filter((word) => choices.includes(word));
  return [...named, ...choices.filter((word) => !named.includes(word))];
}

/** The order after a word came to a place; what lay there goes where the word was. */
export function exchanged(order: readonly string[], place: number, word: string): string {
  const next = [...order];
  next[order.indexOf(word)] = order[place]!;
  next[place] = word;
  return next.join('-');
}
