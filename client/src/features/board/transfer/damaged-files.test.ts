import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BoardFileError } from './board-file-error.ts';
import { readBoardFile } from './read-board-file.ts';
import { readTrello } from './read-trello.ts';
import type { ImportedFile } from './receipt.ts';
import { trelloBoard2015, trelloBoard2019, trelloBoard2026 } from './testing/trello-fixtures.ts';

const boardFile = () =>
  JSON.parse(JSON.stringify(readTrello(trelloBoard2019(), { timeZone: 'UTC' }).board)) as object;

/** The paths of all values in a JSON value. */
function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return [[...path], ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

/** Replaces the value at a path, or removes it. */
function replaceAt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((part, index) => (String(index) === key ? replaceAt(part, rest, by) : part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === key ? replaceAt(part, rest, by) : part]),
  );
}

const hostile = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    undefined,
    Number.POSITIVE_INFINITY,
    -0,
    1e300,
    '__proto__',
    'constructor',
    '2026-02-30T00:00:00.000Z',
    '9999-99-99',
    '\ud83d',
    '\0',
    'x'.repeat(30_000),
    '👩‍💻'.repeat(10_000),
    [[[[]]]],
    JSON.parse('{"__proto__":{"id":"x"},"id":"__proto__"}'),
  ),
);

test.each<[string, () => object, (value: unknown) => ImportedFile]>([
  ['a board of Trello of 2015', trelloBoard2015, readTrello],
  ['a board of Trello of 2019', trelloBoard2019, readTrello],
  ['a board of Trello of 2026', trelloBoard2026, readTrello],
  ['an exported board', boardFile, readBoardFile],
])(
  'Wherever %s is damaged, it is imported as a board that holds every rule, or rejected with a reason',
  (_what, create, read) => {
    const whole = create();
    const paths = pathsIn(whole);
    let imported = 0;
    let rejected = 0;
    fc.assert(
      fc.property(fc.constantFrom(...paths), hostile, (path, by) => {
        try {
          const { board } = read(replaceAt(whole, path, by));
          // What was imported can be exported and imported again.
          expect(readBoardFile(JSON.parse(JSON.stringify(board))).board).toEqual(board);
          imported += 1;
        } catch (error) {
          expect(error).toBeInstanceOf(BoardFileError);
          rejected += 1;
        }
      }),
      { numRuns: 1_000 },
    );
    expect(imported).toBeGreaterThan(10);
    expect(rejected).toBeGreaterThan(10);
  },
);
