import { hidden, withoutHidden } from '@canary/input/plain-text';
import { describe, expect, test } from 'vitest';
import { commentText, description } from './fields.ts';
import { floods, injections } from './testing/injections.ts';
import { cardText } from './texts.ts';

describe('The server keeps hostile text without invisible characters, or refuses it:', () => {
  test.each([...injections, ...floods])('%s', (_what, text) => {
    const start = Date.now();
    const { data, error } = description.safeParse(text);
    expect(Date.now() - start).toBeLessThan(1_000);
    if (data === undefined) {
      expect(error?.issues).toEqual([
        expect.objectContaining({ message: 'A description can’t have broken characters.' }),
      ]);
      return;
    }
    const visible = data.replaceAll(/[\n\t]/g, ' ');
    expect(withoutHidden(visible)).toBe(visible);
    expect(description.parse(data)).toBe(data);
  });
});

test('Only NUL and half characters are refused', () => {
  const refused = injections.filter(([, text]) => !description.safeParse(text).success);
  expect(refused.map(([what]) => what)).toEqual(['NUL', 'NUL in a link', 'half of a character']);
});

test('Text without invisible characters is kept letter by letter', () => {
  const plain = injections.filter(
    ([, text]) => text === text.trim() && !new RegExp(hidden, 'u').test(text.replaceAll(/[\n\t]/g, '')),
  );
  expect(plain.length).toBeGreaterThan(50);
  for (const [, text] of plain) expect(commentText.parse(text)).toBe(text);
  expect(cardText('<script>&amp;')).toBe('<script>&amp;');
});
