// One short line that comes, is read out, and goes.

let line = $state<{ text: string; number: number } | null>(null);
let count = 0;

export function toast(text: string): void {
  const number = ++count;
  line = { text, number };
  setTimeout(() => {
    if (line?.number === number) line = null;
  }, 4000);
}

export function toasted(): string {
  return line?.text ?? '';
}
