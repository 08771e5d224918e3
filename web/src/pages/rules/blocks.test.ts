import { expect, test } from 'vitest';
import { blocks } from './blocks';

test('a picture takes the list that follows it', () => {
  const [text, picture, rest] = blocks(
    'Before.\n\n![Ada *walks*](picture:walk)\n\n1. One **step**.\n2. Another.\n\nAfter.\n',
  );
  expect(text).toEqual({ kind: 'text', html: '<p>Before.</p>\n' });
  expect(picture).toEqual({
    kind: 'picture',
    name: 'walk',
    caption: 'Ada <em>walks</em>',
    notes: ['One <strong>step</strong>.', 'Another.'],
  });
  expect(rest).toEqual({ kind: 'text', html: '<p>After.</p>\n' });
});

test('a picture without a list leaves what follows alone', () => {
  const found = blocks('![The table](picture:setup)\n\n## Your turn\n\n- Roll.\n');
  expect(found.map(({ kind }) => kind)).toEqual(['picture', 'text']);
  expect(found[0]).toMatchObject({ name: 'setup', notes: [] });
});

test('other pictures and lists are text', () => {
  expect(blocks('![x](/y.png)\n\n- one\n').map(({ kind }) => kind)).toEqual(['text']);
});
