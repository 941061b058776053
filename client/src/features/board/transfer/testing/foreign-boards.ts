import type { BoardFile } from '../board-file.ts';
import { suggestMapping } from '../csv-fields.ts';
import { readTable } from '../csv-table.ts';
import { type CsvChoice, readCsv } from '../read-csv.ts';
import { readTrello } from '../read-trello.ts';
import type { Receipt } from '../receipt.ts';

/** The address of the imported board in tests. */
export const newAddress = 'https://canary.example/b/new';

/** Reads a small Trello export: a list with the given cards, and other parts. */
export function readSmallTrello(cards: readonly object[], parts: object = {}) {
  return readTrello(
    {
      ...{ name: 'Kitchen', lists: [{ id: 'todo', name: 'To do' }] },
      cards: cards.map((card, index) => ({
        ...{ id: `card${index}`, idShort: index + 1, name: `Card ${index + 1}`, idList: 'todo' },
        ...card,
      })),
      ...parts,
    },
    { timeZone: 'UTC', address: newAddress },
  );
}

/** Reads a table, with its columns as they are matched. */
export function readCsvText(text: string, choice: Partial<CsvChoice> = {}) {
  const table = readTable(text);
  return readCsv(table, {
    ...{ mapping: suggestMapping(table.header), boardName: 'Kitchen', timeZone: 'UTC', address: newAddress },
    ...choice,
  });
}

/** The cards and comments of each person on a board; people with the same name have a line each. */
export function workOfPeople({ people, cards }: BoardFile) {
  return people.map(({ id, name }) => {
    const assigned = cards.filter(({ assignees }) => assignees.includes(id)).map(({ title }) => title);
    const comments = cards.flatMap((card) => card.comments.filter(({ author }) => author === id));
    return [name, ...assigned, ...comments.map(({ text }) => text)].join(' | ');
  });
}

/** A receipt's notes with everything that they name. */
export function notesOf({ notes }: Receipt): string[] {
  return notes.map(
    ({ outcome, what, count, examples }) => `${outcome}: ${what} (${count}): ${examples.join('; ')}`,
  );
}
