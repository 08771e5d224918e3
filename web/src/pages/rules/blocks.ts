// The rules as the page shows them: text, and pictures between it. A picture is a line
// `![caption](picture:NAME)`; the list that follows it has a sentence for each of its steps or things.

import { marked, type Token } from 'marked';

export interface Text {
  kind: 'text';
  html: string;
}

export interface PictureBlock {
  kind: 'picture';
  name: string;
  caption: string; // HTML
  notes: string[]; // HTML, one for each step or thing
}

export type Block = Text | PictureBlock;

const SCHEME = 'picture:';

/** The texts are the project's own files, so they are taken as they are. */
export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  const rest = marked.lexer(markdown).filter((token) => token.type !== 'space');
  let text: Token[] = [];
  const flush = () => {
    if (text.length) found.push({ kind: 'text', html: marked.parser(text) });
    text = [];
  };
  for (let token = rest.shift(); token; token = rest.shift()) {
    const picture = pictureIn(token);
    if (!picture) {
      text.push(token);
      continue;
    }
    flush();
    const list = rest[0]?.type === 'list' ? rest.shift()! : null;
    const notes = list?.type === 'list' ? list.items.map((item: { text: string }) => inline(item.text)) : [];
    found.push({ ...picture, notes });
  }
  flush();
  return found;
}

function pictureIn(token: Token): Omit<PictureBlock, 'notes'> | null {
  if (token.type !== 'paragraph' || token.tokens?.length !== 1) return null;
  const [image] = token.tokens;
  if (image?.type !== 'image' || !image['href'].startsWith(SCHEME)) return null;
  return { kind: 'picture', name: image['href'].slice(SCHEME.length), caption: inline(image['text']) };
}

const inline = (text: string): string => marked.parseInline(text) as string;
