import type { BoardColor } from '@canary/board/model';
import { boardText } from '@canary/input/board-text';
import { maxBoardUserName, maxColumnName, maxColumns, maxLabelName, maxLabels } from '@canary/input/limits';
import type { z } from 'zod';
import type { FileColumn, FileLabel, FilePerson } from './board-file.ts';
import { BoardFileError } from './board-file-error.ts';
import { fitLine } from './fit-text.ts';
import type { ReceiptBuilder } from './receipt.ts';
import {
  parseAll,
  requireUnique,
  type TrelloCard,
  trelloLabel,
  type trelloList,
  trelloMember,
} from './trello-export.ts';

/** Trello’s colours, without the suffix of their shades. */
const colors: Readonly<Record<string, BoardColor>> = {
  green: 'green',
  yellow: 'yellow',
  orange: 'orange',
  red: 'red',
  purple: 'purple',
  blue: 'blue',
  sky: 'teal',
  lime: 'green',
  pink: 'pink',
  black: 'gray',
};
const colorsOf = new Map(Object.entries(colors));

/** @param color such as `green` or `green_dark`; null for none */
function findColor(color: string | null | undefined): BoardColor | undefined {
  return colorsOf.get((color ?? '').split('_')[0] ?? '');
}

/** Open lists become columns. The cards of archived lists go to the archive. */
export function readColumns(lists: readonly z.output<typeof trelloList>[], receipt: ReceiptBuilder) {
  requireUnique(lists, 'List');
  const open = lists.filter(({ closed }) => !closed);
  if (open.length > maxColumns) {
    throw new BoardFileError(
      `A board has up to ${maxColumns} columns, and this one has ${open.length} lists. Archive some lists in Trello and export the board again.`,
    );
  }
  receipt.find('columns', lists.length);
  const columns = open.map(({ name, color }, index): FileColumn => {
    const fitted = fitLine(name, maxColumnName, `Column ${index + 1}`);
    receipt.note('changed', 'Long names of lists', `A column’s name has up to ${maxColumnName} characters.`, {
      count: Number(fitted.whole !== undefined),
      example: fitted.text,
    });
    return { id: `c${index + 1}`, name: fitted.text, color: findColor(color) ?? null };
  });
  const first: FileColumn = columns[0] ?? { id: 'c1', name: 'To do', color: null };
  for (const { name } of lists.filter(({ closed }) => closed)) {
    receipt.note(
      'left out',
      'Archived lists',
      'Their cards are in the archive, and go to the first column if they are restored.',
      {
        example: boardText(name),
      },
    );
  }
  const columnById = new Map(open.map(({ id }, index) => [id, columns[index] ?? first]));
  return {
    columns: columns.length > 0 ? columns : [first],
    columnOf: (idList: string) => ({
      ...(columnById.get(idList) ?? first),
      isListClosed: !columnById.has(idList),
    }),
  };
}

/** Labels with a name or a card, the most used ones if there are too many. */
export function readLabels(items: readonly unknown[], cards: readonly TrelloCard[], receipt: ReceiptBuilder) {
  const all = new Map(parseAll(trelloLabel, items, 'Label').map((label) => [label.id, label]));
  const uses = new Map<string, number>();
  for (const card of cards) {
    for (const label of card.labels) if (!all.has(label.id)) all.set(label.id, label);
    for (const id of card.idLabels) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  receipt.find('labels', all.size);
  const useful = [...all.values()].filter(({ id, name }) => boardText(name) !== '' || uses.has(id));
  receipt.note('left out', 'Unused labels without a name', 'No card has them.', {
    count: all.size - useful.length,
  });
  const kept = new Set(
    useful.toSorted((one, other) => (uses.get(other.id) ?? 0) - (uses.get(one.id) ?? 0)).slice(0, maxLabels),
  );
  for (const { name } of useful.filter((label) => !kept.has(label))) {
    receipt.note(
      'left out',
      'Further labels',
      `A board has up to ${maxLabels} labels: those that most cards have.`,
      {
        example: boardText(name),
      },
    );
  }
  const labelOf = new Map<string, string>();
  const labels = [...kept].map(({ id, name, color }, index): FileLabel => {
    const colorName = color ? color.replace('_', ' ') : 'No colour';
    const fitted = fitLine(name, maxLabelName, colorName[0]?.toUpperCase() + colorName.slice(1));
    receipt.note(
      'changed',
      'Labels without a name',
      'A label has a name. They are named after their colour.',
      {
        count: Number(boardText(name) === ''),
        example: fitted.text,
      },
    );
    receipt.note('changed', 'Long names of labels', `A label’s name has up to ${maxLabelName} characters.`, {
      count: Number(fitted.whole !== undefined),
      example: fitted.text,
    });
    receipt.note('changed', 'Colours of labels', 'The label has the closest colour that this board has.', {
      count: Number(color !== findColor(color)),
      example: fitted.text,
    });
    labelOf.set(id, `l${index + 1}`);
    return { id: `l${index + 1}`, name: fitted.text, color: findColor(color) ?? 'gray' };
  });
  return { labels, labelOf };
}

/** The name of a member; the file may not have it. */
export function nameOf(member: z.output<typeof trelloMember> | null | undefined): string {
  return member?.fullName || member?.username || 'Former member';
}

/** Members become people without an account. */
export function readPeople(items: readonly unknown[], receipt: ReceiptBuilder) {
  const members = parseAll(trelloMember, items, 'Member');
  receipt.find('people', members.length);
  const personOf = new Map<string, string>();
  const people = members.map((member, index): FilePerson => {
    const name = fitLine(nameOf(member), maxBoardUserName, 'Unnamed member');
    receipt.note('changed', 'Long names of members', `A name has up to ${maxBoardUserName} characters.`, {
      count: Number(name.whole !== undefined),
      example: name.text,
    });
    personOf.set(member.id, `p${index + 1}`);
    return { id: `p${index + 1}`, name: name.text };
  });
  return { people, personOf };
}

/** The ids of a card’s assignees in the file. */
export function assigneesOf(
  { name, idMembers }: TrelloCard,
  personOf: ReadonlyMap<string, string>,
  receipt: ReceiptBuilder,
): string[] {
  const known = idMembers.flatMap((id) => personOf.get(id) ?? []);
  receipt.note('left out', 'Assignees who left the board', 'The file doesn’t have their names.', {
    count: idMembers.length - known.length,
    example: boardText(name),
  });
  return known;
}
