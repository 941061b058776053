import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

/** Texts with many equal and empty lines and equal words, some of them with a line end at the end. */
const line = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'c', '- '),
  fc
    .array(fc.constantFrom('a', 'b', 'c', 'd,', '今天', '天'), { maxLength: 5 })
    .map((words) => words.join(' ')),
);
const text = fc.array(line, { maxLength: 10 }).map(joined);
const runs = { numRuns: 2_000 };

function joined(lines: readonly string[]) {
  return lines.join('\n');
}

describe('A side without changes gives way', () => {
  test.each([
    ['mine', (base: string, changed: string) => mergeTexts(base, base, changed)],
    ['theirs', (base: string, changed: string) => mergeTexts(base, changed, base)],
    [
      'neither, if both made the same changes',
      (base: string, changed: string) => mergeTexts(base, changed, changed),
    ],
  ])('%s', (_which, merge) => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(merge(base, changed)).toMatchObject({ text: changed, hasConflict: false });
      }),
      runs,
    );
  });
});

test('Without a conflict, the order of the sides has no effect', () => {
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      const merged = mergeTexts(base, mine, theirs);
      const swapped = mergeTexts(base, theirs, mine);
      expect(swapped.hasConflict).toBe(merged.hasConflict);
      if (!merged.hasConflict) expect(swapped.text).toBe(merged.text);
    }),
    runs,
  );
});

test('No word that a side added is lost, and each word is from one of the sides', () => {
  const wordsOf = (one: string): string[] => one.match(/\p{L}+/gu) ?? [];
  const count = (words: readonly string[], word: string) => words.filter((one) => one === word).length;
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      const merged = wordsOf(mergeTexts(base, mine, theirs).text);
      const before = wordsOf(base);
      const sides = [wordsOf(mine), wordsOf(theirs)];
      for (const side of sides)
        for (const word of side)
          expect(count(merged, word)).toBeGreaterThanOrEqual(count(side, word) - count(before, word));
      for (const word of merged) expect(sides.flat()).toContain(word);
    }),
    runs,
  );
});

test('Texts that were written at the same place are a conflict whose sides are these texts', () => {
  fc.assert(
    fc.property(text, text, (mine, theirs) => {
      const { parts } = mergeTexts('base', mine, theirs);
      const textOf = (side: 'mine' | 'theirs') =>
        joined(parts.flatMap((part) => ('lines' in part ? part.lines : part[side])));
      expect([textOf('mine'), textOf('theirs')]).toEqual([mine, theirs]);
    }),
    runs,
  );
});

/** Paragraphs with lines that also occur elsewhere, and new versions of each with lines that don't. */
const edits = fc.array(
  fc.record({
    before: fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 }),
    after: fc.array(fc.stringMatching(/^[xyz]{3,6}$/), { minLength: 1, maxLength: 4 }),
    editor: fc.constantFrom('me', 'them', 'neither'),
  }),
  { maxLength: 6 },
);

test('Changes of different paragraphs are all kept without a conflict', () => {
  fc.assert(
    fc.property(edits, (paragraphs) => {
      const version = (...editors: string[]) =>
        paragraphs
          .map(({ before, after, editor }) => joined(editors.includes(editor) ? after : before))
          .join('\n\n');
      expect(mergeTexts(version(), version('me'), version('them'))).toMatchObject({
        text: version('me', 'them'),
        hasConflict: false,
      });
    }),
    runs,
  );
});

const list = 'one\ntwo\nthree';

test.each([
  [
    'a changed line and a new line after it',
    list,
    'one\nTWO\nthree',
    'one\ntwo\nnew\nthree',
    'one\nTWO\nnew\nthree',
  ],
  [
    'a changed line and a new line before it',
    list,
    'one\nTWO\nthree',
    'one\nnew\ntwo\nthree',
    'one\nnew\nTWO\nthree',
  ],
  ['two neighbouring lines', list, 'one\nTWO\nthree', 'one\ntwo\nTHREE', 'one\nTWO\nTHREE'],
  ['a removed line and a changed one', list, 'two\nthree', 'one\ntwo\nTHREE', 'two\nTHREE'],
  ['a line and a line end at the end', 'a\nb', 'A\nb', 'a\nb\n', 'A\nb\n'],
  ['a line in a text with other line ends', 'a\r\nb\r\nc', 'a\nb\nC', 'A\rb\rc', 'A\nb\nC'],
  ['an empty text, by one side', '', '', 'a', 'a'],
  ['two words of a line', 'Call Ada today', 'Mail Ada today', 'Call Ada on Monday', 'Mail Ada on Monday'],
  ['neighbouring words', 'the red car', 'a red car', 'the blue car', 'a blue car'],
  [
    'a word, and a line after it',
    'Buy milk today',
    'Buy oat milk today',
    'Buy milk today\nand eggs',
    'Buy oat milk today\nand eggs',
  ],
  [
    'words without spaces between them',
    '今天我们去学校',
    '明天我们去学校',
    '今天我们去商店',
    '明天我们去商店',
  ],
  [
    'words in two lines that both changed',
    'one two\nred car',
    'ONE two\nred CAR',
    'one TWO\nRED car',
    'ONE TWO\nRED CAR',
  ],
])('Merges changes of %s', (_what, base, mine, theirs, merged) => {
  expect(mergeTexts(base, mine, theirs)).toMatchObject({ text: merged, hasConflict: false });
});

describe('Both sides of a conflict are in the text and apart:', () => {
  test.each([
    [
      'the same line',
      list,
      'one\nmine\nthree',
      'one\ntheirs\nthree',
      [{ lines: ['one'] }, { mine: ['mine'], theirs: ['theirs'] }, { lines: ['three'] }],
    ],
    [
      'the same line, beside a line that both sides added',
      list,
      'one\nnew\nmine\nthree',
      'one\nnew\ntheirs\nthree',
      [{ lines: ['one'] }, { lines: ['new'] }, { mine: ['mine'], theirs: ['theirs'] }, { lines: ['three'] }],
    ],
    [
      'different lines at the same place',
      list,
      `${list}\nmine`,
      `${list}\ntheirs`,
      [{ lines: ['one', 'two', 'three'] }, { mine: ['mine'], theirs: ['theirs'] }],
    ],
    [
      'a line in a part that the other side removed',
      list,
      '',
      'one\nTWO\nthree',
      [{ mine: [''], theirs: ['one', 'TWO', 'three'] }],
    ],
    ['an empty text', '', 'mine', 'theirs', [{ mine: ['mine'], theirs: ['theirs'] }]],
    [
      'a range that overlaps two changes',
      'a\nb\nc\nd\ne',
      'a\nB\nc\nD\ne',
      'a\nx\ne',
      [{ lines: ['a'] }, { mine: ['B', 'c', 'D'], theirs: ['x'] }, { lines: ['e'] }],
    ],
  ])('%s', (_what, base, mine, theirs, parts) => {
    const merged = mergeTexts(base, mine, theirs);
    expect(merged).toMatchObject({ hasConflict: true, parts });
    const sides = parts.flatMap((part) => ('lines' in part ? part.lines : [...part.theirs, ...part.mine]));
    expect(merged.text).toBe(joined(sides));
  });
});

describe('20,000 characters are merged within two seconds:', () => {
  const lines = (count: number, line: (index: number) => string) =>
    joined(Array.from({ length: count }, (_, index) => line(index)));
  test.each([
    ['empty lines', '\n'.repeat(20_000), `x${'\n'.repeat(15_000)}x`, `${'\n'.repeat(10_000)}y\n`],
    [
      'all lines different',
      lines(4_000, String),
      lines(4_000, (index) => `a${index}`),
      lines(4_000, (index) => `b${index}`),
    ],
    [
      'two lines again and again',
      lines(10_000, (index) => `${index % 2}`),
      lines(10_000, (index) => `${((index * 7_919) >> 3) % 2}`),
      lines(10_000, (index) => `${((index * 104_729) >> 4) % 2}`),
    ],
    [
      'lines in another order',
      lines(4_000, String),
      lines(4_000, (index) => `${3_999 - index}`),
      lines(4_000, (index) => `${(index * 7_919) % 4_000}`),
    ],
    ['one line', 'a'.repeat(20_000), 'b'.repeat(20_000), 'c'.repeat(20_000)],
  ])('%s', (_what, base, mine, theirs) => {
    const start = Date.now();
    const { parts } = mergeTexts(base, mine, theirs);
    expect(Date.now() - start).toBeLessThan(2_000);
    expect(parts.length).toBeGreaterThan(0);
  });
});

test('A conflict in a line marks the different words, and each side has the other words of both', () => {
  const { text, parts } = mergeTexts(
    'Call Ada on Monday about the bill.',
    'Call Ada on Tuesday about the old bill.',
    'Mail Ada on Friday about the bill.',
  );
  expect(parts).toEqual([
    {
      mine: ['Mail Ada on Tuesday about the old bill.'],
      theirs: ['Mail Ada on Friday about the old bill.'],
      words: [
        { text: 'Mail ' },
        { text: 'Ada on ' },
        { mine: 'Tuesday ', theirs: 'Friday ' },
        { text: 'about the ' },
        { text: 'old ' },
        { text: 'bill.' },
      ],
    },
  ]);
  expect(text).toBe('Mail Ada on Friday about the old bill.\nMail Ada on Tuesday about the old bill.');
});

test('A line that a side rewrote is a conflict as a whole', () => {
  const { parts } = mergeTexts('Buy milk today', 'Phone the plumber', 'Buy oat milk today');
  expect(parts).toMatchObject([{ words: [{ mine: 'Phone the plumber', theirs: 'Buy oat milk today' }] }]);
});

test('Changes outside a range with more than 500 changed lines are merged, those inside are conflicts', () => {
  const base = Array.from({ length: 600 }, (_, index) => `${index}`);
  const theirs = base.map((line, index) => (index > 9 && index < 590 && index !== 300 ? `${line}!` : line));
  const merge = (line: number) => mergeTexts(joined(base), joined(base.with(line, 'mine')), joined(theirs));
  for (const line of [9, 590])
    expect(merge(line)).toMatchObject({ text: joined(theirs.with(line, 'mine')), hasConflict: false });
  expect(merge(300).parts).toMatchObject([
    { lines: base.slice(0, 10) },
    { mine: base.with(300, 'mine').slice(10, 590), theirs: theirs.slice(10, 590) },
    { lines: base.slice(590) },
  ]);
});

test('A change of a line and more than 500 lines after the text are merged', () => {
  const added = Array.from({ length: 600 }, (_, index) => `${index}`);
  expect(mergeTexts(list, `ONE\ntwo\nthree`, joined([list, ...added]))).toMatchObject({
    text: joined(['ONE', 'two', 'three', ...added]),
    hasConflict: false,
  });
});
