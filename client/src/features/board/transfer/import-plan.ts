import { rowsOf } from '@canary/board/import';
import { maxImportedBytes, maxImportedRows } from '@canary/board/limits';
import { labelIdLength } from '@canary/board/model';
import { toSortableId } from '@canary/board/sortable-id';
import { type BoardFile, byteLength, type FileCard, type FileColumn, type FileLabel } from './board-file.ts';

/** The first part of an import: the board without cards. */
export interface ImportStart {
  readonly id: string;
  readonly name: string;
  readonly columns: readonly FileColumn[];
  readonly labels: readonly FileLabel[];
  /** People without an account. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** A card as the server gets it, with ids of the new board. */
export interface ImportCard {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly columnId: string;
  readonly labelIds: readonly string[];
  readonly assigneeIds: readonly string[];
  readonly dueOn: string | null;
  readonly doneOn: string | null;
  readonly checklist: readonly { readonly id: string; readonly text: string; readonly isDone: boolean }[];
  readonly isArchived: boolean;
}

/** A comment as the server gets it. */
export interface ImportComment {
  readonly id: string;
  readonly cardId: string;
  readonly authorId: string;
  readonly text: string;
  readonly createdAt: string;
  readonly editedAt: string | null;
}

/**
 * A part of an import for one request: at most {@link maxImportedRows} rows and {@link maxImportedBytes} bytes of JSON. The
 * comments of a card come with it or in later chunks. Cards are in the order of their columns.
 */
export interface ImportChunk {
  readonly cards: readonly ImportCard[];
  readonly comments: readonly ImportComment[];
}

/** All requests of an import. Ids are chosen here, so that a request that is sent again adds nothing. */
export interface ImportPlan {
  readonly start: ImportStart;
  readonly chunks: readonly ImportChunk[];
}

const newId = () => crypto.randomUUID();

/**
 * Plans the import of a board.
 *
 * @param boardId the id that the board gets
 */
export function planImport(board: BoardFile, boardId = newId()): ImportPlan {
  const columns = board.columns.map((column) => ({ ...column, id: newId() }));
  const labels = board.labels.map((label) => ({ ...label, id: newId().slice(0, labelIdLength) }));
  const people = board.people.map(({ name }) => ({ id: toSortableId(crypto.randomUUID()), name }));
  const [columnIds, labelIds, personIds] = [
    newIds(board.columns, columns),
    newIds(board.labels, labels),
    newIds(board.people, people),
  ];
  const take = (ids: ReadonlyMap<string, string>, old: readonly string[]) =>
    old.flatMap((id) => ids.get(id) ?? []);
  const ids = { columnIds, labelIds, personIds };
  const nextNumber = countFreeNumbers(board.cards);
  const items = board.cards.flatMap((card): ImportItem[] => {
    const id = newId();
    return [
      { card: importCard({ ...card, number: card.number ?? nextNumber() }, id, take, ids) },
      ...card.comments.map(({ author, ...comment }) => ({
        comment: { ...comment, id: newId(), cardId: id, authorId: personIds.get(author) ?? author },
      })),
    ];
  });
  return {
    start: { id: boardId, name: board.name, columns, labels, people },
    chunks: chunksOf(items),
  };
}

type ImportItem = { readonly card: ImportCard } | { readonly comment: ImportComment };

/** Returns a function that gives the next number that no card has. */
export function countFreeNumbers(cards: readonly Pick<FileCard, 'number'>[]): () => number {
  const taken = new Set(cards.map(({ number }) => number));
  let last = 0;
  return () => {
    do last += 1;
    while (taken.has(last));
    return last;
  };
}

function newIds(
  old: readonly { readonly id: string }[],
  created: readonly { readonly id: string }[],
): ReadonlyMap<string, string> {
  return new Map(old.map(({ id }, index) => [id, created[index]?.id ?? id]));
}

function importCard(
  { column, labels, assignees, checklist, comments: _, ...card }: FileCard & { readonly number: number },
  id: string,
  take: (ids: ReadonlyMap<string, string>, old: readonly string[]) => string[],
  ids: Readonly<Record<'columnIds' | 'labelIds' | 'personIds', ReadonlyMap<string, string>>>,
): ImportCard {
  return {
    ...card,
    id,
    columnId: ids.columnIds.get(column) ?? column,
    labelIds: take(ids.labelIds, labels),
    assigneeIds: take(ids.personIds, assignees),
    checklist: checklist.map((item) => ({ ...item, id: newId() })),
  };
}

function chunksOf(items: readonly ImportItem[]): ImportChunk[] {
  const chunks: { cards: ImportCard[]; comments: ImportComment[] }[] = [];
  let [bytes, rows] = [0, 0];
  for (const item of items) {
    const itemBytes = byteLength(JSON.stringify(item));
    const itemRows = 'card' in item ? rowsOf(item.card) : 1;
    let chunk = chunks.at(-1);
    if (!chunk || bytes + itemBytes > maxImportedBytes || rows + itemRows > maxImportedRows) {
      chunk = { cards: [], comments: [] };
      chunks.push(chunk);
      [bytes, rows] = [0, 0];
    }
    bytes += itemBytes;
    rows += itemRows;
    if ('card' in item) chunk.cards.push(item.card);
    else chunk.comments.push(item.comment);
  }
  return chunks;
}
