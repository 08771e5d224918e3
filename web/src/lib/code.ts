// What people type or paste to find a table.

/** A table's address out of a link, or a code: in capitals, without the spaces and dashes between. */
export function readCode(typed: string): { code: string } | { table: string } {
  const link = /\/([jt])\/([\p{L}\p{N}]+)/u.exec(typed);
  if (link?.[1] === 't') return { table: link[2]! };
  const code = (link?.[2] ?? typed).normalize('NFKC').toUpperCase();
  return { code: code.replace(/[^\p{L}\p{N}]/gu, '') };
}

/** Signs that no code has, because they look like others. */
export const misread = (code: string) => [...new Set(code.match(/[01ILO]/g))];
