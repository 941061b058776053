import { FileError } from '@canary/tables/file-error';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBoardFile } from './read-board-file.ts';
import { readTrello } from './read-trello.ts';
import type { ImportedFile } from './receipt.ts';
import { hostileValue, pathsIn, replaceAt } from './testing/damage.ts';
import { trelloBoard2015, trelloBoard2019, trelloBoard2026 } from './testing/trello-fixtures.ts';

const boardFile = () =>
  JSON.parse(JSON.stringify(readTrello(trelloBoard2019(), { timeZone: 'UTC' }).board)) as object;

/** A value of JSON that throws where it is made a text. It is tried at every place. */
const neverText: unknown = { toString: '' };

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
      fc.property(fc.constantFrom(...paths), hostileValue, (path, by) => {
        try {
          const { board } = read(replaceAt(whole, path, by));
          // An imported board can be exported and imported again.
          expect(readBoardFile(JSON.parse(JSON.stringify(board))).board).toEqual(board);
          imported += 1;
        } catch (error) {
          expect(error).toBeInstanceOf(FileError);
          // Only a file that isn’t a board stops the import from another product.
          if (read === readTrello) expect(['', 'lists', 'cards']).toContain(path.join());
          rejected += 1;
        }
      }),
      { numRuns: 1_000 + paths.length, examples: paths.map((path) => [path, neverText] as const) },
    );
    expect(imported).toBeGreaterThan(10);
    if (read === readBoardFile) expect(rejected).toBeGreaterThan(10);
  },
);
