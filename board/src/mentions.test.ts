import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMentionFinder, mentionsIn, unfinishedMention } from './mentions.ts';

const names = [
  'Ada',
  'Ada Lovelace',
  'Grace Hopper',
  'José',
  '李明',
  'Ωμέγα',
  'C++ (ops)',
  'Zoë🐤',
  'grace hopper',
];
const people = names.map((name) => ({ id: name, name }));

describe('People are mentioned', () => {
  test.each([
    ['by a name', 'Ask @Ada.', ['Ada']],
    ['at the start and the end', '@Ada', ['Ada']],
    ['in lower case', 'ask @ada', ['Ada']],
    ['by the longest name', '@Ada Lovelace', ['Ada Lovelace']],
    ['by the shorter name, if the longer one is not complete', '@Ada Love', ['Ada']],
    ['with more space between the words', '@ada \u00a0 lovelace', ['Ada Lovelace']],
    ['with names of the same letters together', '@GRACE HOPPER', ['Grace Hopper', 'grace hopper']],
    ['several times, but listed once', '@Ada @ada\n@Ada', ['Ada']],
    ['in the order of the text', '(@José) and @Ada', ['José', 'Ada']],
    ['with a separate accent', '@Jose\u0301', ['José']],
    ['in Greek capitals', '@ΩΜΈΓΑ', ['Ωμέγα']],
    ['between letters of a script without spaces', '请@李明看一下', ['李明']],
    ['by a name with signs', '@c++ (OPS)!', ['C++ (ops)']],
    ['by a name with an emoji', '@Zoë🐤', ['Zoë🐤']],
    ['after an emoji', '🐤@Ada', ['Ada']],
    ['between marks of Markdown', '**@Ada** > _@José_', ['Ada', 'José']],
    ['after a code span', '`x`@Ada', ['Ada']],
    ['after backticks without an end', 'a ` b\n\n@Ada `', ['Ada']],
    ['after an escaped backtick', '\\`@Ada`', ['Ada']],
    ['after a block of code', '```\n@José\n```\n@Ada', ['Ada']],
    ['in the text of a link', '[@Ada](https://example.com/@José)', ['Ada']],
  ])('%s: %j', (_how, text, ids) => {
    expect(mentionsIn(text, people)).toEqual(ids);
  });
});

describe('No person is mentioned', () => {
  test.each([
    ['in an email address', 'ada@Ada.example, first+@Ada'],
    ['inside a word', 'me@Ada'],
    ['by the start of a longer word', '@Adam @Ada_1 @Ada2 @Ada\u0301'],
    ['by an unknown name', '@Bob'],
    ['without a name', '@ Ada @'],
    ['by two signs', '@@Ada'],
    ['across lines', '@Grace\nHopper'],
    ['in a code span', 'a `@Ada` b ``x ` @Ada``'],
    ['in a code span of two lines', '`a\n@Ada`'],
    ['in a block of code', '```ts\n@Ada\n```'],
    ['in a block of code with tildes', '~~~\n@Ada\n```\n@Ada'],
    ['in a quoted block of code', '> ```\n> @Ada\n> ```'],
    ['in an address of a page', 'https://example.com/@Ada www.example.com/@Ada'],
  ])('%s: %j', (_where, text) => {
    expect(mentionsIn(text, people)).toEqual([]);
  });
});

test('Without people there are no mentions', () => {
  expect(mentionsIn('@Ada @', [])).toEqual([]);
});

test('Every name can be mentioned, and its place is found', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .map((text) => text.replaceAll(/[\s\0@`\\]+/g, ' ').trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(name, (one) => {
      expect(createMentionFinder([{ id: 'a', name: one }])(`Ask @${one}, please`)).toEqual([
        { start: 4, end: 5 + one.length, ids: ['a'] },
      ]);
    }),
    { numRuns: 300 },
  );
});

describe('While the user types', () => {
  const typed = (text: string) => {
    const caret = text.indexOf('|');
    const mention = unfinishedMention(text.replace('|', ''), caret, people);
    return mention && [mention.start, mention.end, ...mention.people.map(({ name }) => name)];
  };

  test.each([
    ['everyone fits a sign', 'Ask @|', [4, 5, ...names.slice(0, -1)]],
    ['the starts of names fit', '@ad|', [0, 3, 'Ada', 'Ada Lovelace']],
    ['the start of a second word fits', '@LOVE|', [0, 5, 'Ada Lovelace']],
    ['a space inside a name fits', '@ada |', [0, 5, 'Ada Lovelace']],
    [
      'only the text before the caret counts, and one person of each name',
      '@gr| Lovelace',
      [0, 3, 'Grace Hopper'],
    ],
    ['accents fit in each form', '@jose\u0301|', [0, 6, 'José']],
    ['the last sign counts', '@Ada @j|', [5, 7, 'José']],
    ['the middle of a word doesn’t fit', '@ovel|', null],
    ['a finished mention doesn’t fit', '@José |', null],
    ['an email address doesn’t fit', 'me@a|', null],
    ['code doesn’t fit', '`@a|`', null],
    ['a sign in an earlier line doesn’t fit', '@\na|', null],
    ['text without a sign doesn’t fit', 'ada|', null],
  ])('%s: %j', (_what, text, expected) => {
    expect(typed(text)).toEqual(expected);
  });
});

describe('Mentions in 20,000 characters are found within two seconds:', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ id: `${index}`, name: `aaaa aaaa ${index} é` }));
  test.each([
    '@',
    '`',
    '``` ',
    '~~~\n',
    '@a ',
    '@aaaa aaaa 1 é ',
    '@aaaa    ',
    '> ',
    '\n',
    '\\`',
    'http://',
    ' @\n',
    '<@',
    '`\n',
  ])('%j', (part) => {
    const text = part.repeat(20_000 / part.length);
    const start = Date.now();
    mentionsIn(text, many);
    unfinishedMention(text, text.length, many);
    expect(Date.now() - start).toBeLessThan(2_000);
  });

  test.each([
    [
      'different numbers of backticks',
      Array.from({ length: 195 }, (_, index) => '`'.repeat(index)).join(' '),
    ],
    ['spaces', `@aaaa${' '.repeat(19_990)}`],
    ['one word', `@${'a'.repeat(19_999)}`],
  ])('%s', (_what, text) => {
    const start = Date.now();
    mentionsIn(text, many);
    unfinishedMention(text, text.length, many);
    expect(Date.now() - start).toBeLessThan(2_000);
  });

  test('400 people whose names have 23 words and differ in the last one', () => {
    const words = 'a '.repeat(22);
    const people = Array.from({ length: 400 }, (_, index) => ({ id: `${index}`, name: `${words}${index}` }));
    const text = people.map(({ name }) => `@${name}`).join(' ');
    const start = Date.now();
    expect(mentionsIn(text, people)).toHaveLength(400);
    expect(Date.now() - start).toBeLessThan(2_000);
  });
});
