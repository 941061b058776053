import type { BoardColor } from '@canary/board/colors';
import { maxColumnName, maxColumns } from '@canary/board/limits';
import type { FileColumn } from './board-file.ts';
import { fitLine } from './fit-text.ts';
import type { ReceiptBuilder } from './receipt.ts';

/** A list of another product. */
export interface DraftList {
  readonly id: string;
  readonly name: string;
  readonly color: BoardColor | null;
}

/** Which lists of a file become columns, if a board has no room for all. */
export interface ListChoice {
  /** The ids of the lists that become columns. */
  readonly kept: readonly string[];
  /** Where the cards of the other lists go: to one more column, or to the archive. */
  readonly others: 'column' | 'archive';
}

/** Where the cards of a list go. */
interface ListPlace {
  readonly column: string;
  readonly isArchived: boolean;
  /** The name of a list that became no column. */
  readonly lost?: string;
}

const firstColumn: FileColumn = { id: 'c1', name: 'To do', color: null };
const otherLists = 'Other lists';

/** How many lists of a file can become columns of their own. */
export function roomForLists(others: ListChoice['others']): number {
  return others === 'column' ? maxColumns - 1 : maxColumns;
}

/**
 * Converts lists to columns. If there are too many lists, the chosen ones become columns.
 *
 * @param choice by default the first lists, and one more column for the others
 * @returns the columns, and where the cards of a list go: to the first column if the list isn't in the file
 */
export function fitLists(
  lists: readonly DraftList[],
  choice: ListChoice | undefined,
  receipt: ReceiptBuilder,
) {
  const all = lists.map(({ id }) => id);
  const { kept, others }: ListChoice =
    lists.length <= maxColumns
      ? { kept: all, others: 'archive' }
      : (choice ?? { kept: all, others: 'column' });
  const room = roomForLists(others);
  const own = lists.filter(({ id }) => kept.includes(id)).slice(0, room);
  const columns = own.map(({ name, color }, index): FileColumn => {
    const fitted = fitLine(name, maxColumnName, `Column ${index + 1}`);
    receipt.note('changed', 'Long names of lists', `A column’s name has up to ${maxColumnName} characters.`, {
      count: Number(fitted.whole !== undefined),
      example: fitted.whole ?? fitted.text,
    });
    return { id: `c${index + 1}`, name: fitted.text, color };
  });
  const further = lists.filter((list) => !own.includes(list));
  if (columns.length === 0) columns.push(firstColumn);
  const [first = firstColumn] = columns;
  const other = { id: `c${columns.length + 1}`, name: otherLists, color: null };
  const isMerged = further.length > 0 && others === 'column';
  if (isMerged) columns.push(other);
  for (const { name } of further) {
    const place = isMerged ? `in the column “${otherLists}”` : 'in the archive';
    receipt.note(
      'changed',
      'Lists without a column of their own',
      `A board has up to ${maxColumns} columns. The cards of these lists are ${place}, and their descriptions name the list.`,
      { example: fitLine(name, maxColumnName, 'Unnamed').text },
    );
  }
  const places = new Map<string, ListPlace>([
    ...own.map(({ id }, index): [string, ListPlace] => [
      id,
      { column: columns[index]?.id ?? first.id, isArchived: false },
    ]),
    ...further.map(({ id, name }): [string, ListPlace] => [
      id,
      { column: isMerged ? other.id : first.id, isArchived: !isMerged, lost: name },
    ]),
  ]);
  return { columns, placeOf: (id: string) => places.get(id) ?? { column: first.id, isArchived: false } };
}
