import { boardColors } from '@canary/board/colors';
import { boardText, cardText } from '@canary/board/texts';
import * as fc from 'fast-check';
import type { BoardFile, FileCard } from '../board-file.ts';

/** Texts that files and tables write in a special way, among others. */
const special = fc.constantFrom(
  '=1+1',
  "'=1+1",
  "''",
  '+49 30',
  '-1',
  '@sum',
  'a,b',
  'a;b',
  'a|b',
  '"quoted"',
  '\\n',
  '👩‍💻',
  'é',
  'null',
  '0',
  '2026-02-30',
  '__proto__',
  'constructor',
  '</script>',
);
/** Any text without broken characters. */
const unicode = fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => !text.includes('\0'));
const lines = fc
  .array(fc.oneof(special, unicode, fc.constant('\n')), { maxLength: 4 })
  .map((parts) => cardText(parts.join('')));
const line = fc
  .oneof(special, unicode)
  .map((text) => boardText(text))
  .filter((text) => text !== '');
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const time = fc
  .date({ noInvalidDate: true, min: new Date('2010-01-01'), max: new Date('2030-01-01') })
  .map((date) => date.toISOString());

/** Names that no other name of the list equals, whatever its case. */
function uniqueNames(maxLength: number) {
  return fc.uniqueArray(line, { maxLength, selector: (name) => name.toLowerCase() });
}

/** Any board that the format can hold, with few of each thing. */
export const arbitraryBoard: fc.Arbitrary<BoardFile> = fc
  .record({
    name: line,
    columnNames: uniqueNames(4).filter(({ length }) => length > 0),
    labelNames: uniqueNames(4),
    // Several people may have one name.
    peopleNames: fc.array(fc.oneof(fc.constant('Ada'), line), { maxLength: 4 }),
  })
  .chain(({ name, columnNames, labelNames, peopleNames }) => {
    const columns = columnNames.map((column, index) => ({
      ...{ id: `c${index}`, name: column, color: null, marksDone: index % 2 === 1 },
    }));
    const labels = labelNames.map((label, index) => ({
      id: `l-${index}`,
      name: label,
      color: boardColors[index % boardColors.length] ?? 'gray',
    }));
    const people = peopleNames.map((person, index) => ({
      id: index === 0 ? '__proto__' : `p${index}`,
      name: person,
    }));
    const card: fc.Arbitrary<FileCard> = fc.record({
      number: fc.constant(null),
      title: line,
      description: lines,
      column: fc.constantFrom(...columns.map(({ id }) => id)),
      labels: fc.subarray(labels.map(({ id }) => id)),
      assignees: fc.shuffledSubarray(people.map(({ id }) => id)),
      dueOn: fc.option(day),
      doneOn: fc.option(day),
      checklist: fc.array(fc.record({ text: line, isDone: fc.boolean() }), { maxLength: 3 }),
      comments: fc.array(
        fc.record({
          author: fc.constantFrom(...people.map(({ id }) => id), ...(people.length > 0 ? [] : [''])),
          createdAt: time,
          editedAt: fc.option(time),
          text: lines.filter((text) => text !== ''),
        }),
        { maxLength: people.length > 0 ? 2 : 0 },
      ),
      isArchived: fc.boolean(),
    });
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000_000 }), {
      minLength: 6,
      maxLength: 6,
    });
    return fc.tuple(fc.array(card, { maxLength: 6 }), numbers).map(([cards, unique]) => ({
      format: 'canary-board' as const,
      version: 1 as const,
      name,
      address: null,
      columns,
      labels,
      people,
      cards: cards.map((item, index) => ({
        ...item,
        number: index % 3 === 0 ? null : (unique[index] ?? null),
      })),
    }));
  });
