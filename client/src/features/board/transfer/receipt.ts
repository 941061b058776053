import type { BoardFile } from './board-file.ts';
import { fitLine } from './fit-text.ts';

/** The kinds of things that a receipt counts. */
export const countedThings = [
  'columns',
  'cards',
  'archived cards',
  'labels',
  'people',
  'descriptions',
  'due days',
  'done cards',
  'checklist items',
  'comments',
] as const;
type CountedThing = (typeof countedThings)[number];

/** How many of a thing a file had, and how many of them the imported board has. */
export interface ReceiptCount {
  readonly what: CountedThing;
  readonly found: number;
  readonly imported: number;
}

/** Data that was imported in another form, or not at all. */
export interface ReceiptNote {
  readonly outcome: 'changed' | 'left out';
  /** The kind of data, such as `Attachments`. */
  readonly what: string;
  readonly count: number;
  /** A sentence for display. */
  readonly reason: string;
  /** Names of all cards, rows or other things that the note is about. */
  readonly examples: readonly string[];
}

/** What a file had, what was imported, and what wasn't, with reasons. */
export interface Receipt {
  readonly source: 'Trello' | 'CSV' | 'board file';
  readonly counts: readonly ReceiptCount[];
  readonly notes: readonly ReceiptNote[];
}

/** The result of reading a file. */
export interface ImportedFile {
  readonly board: BoardFile;
  readonly receipt: Receipt;
  /** The lists of a file that has more of them than a board has room for. */
  readonly lists?: readonly ListCount[] | undefined;
}

/** A list of a file, and how many cards it has outside the archive. */
export interface ListCount {
  readonly id: string;
  readonly name: string;
  readonly cards: number;
}

/** Collects a receipt while a file is read. */
export interface ReceiptBuilder {
  /** Counts things of the file. */
  find(what: CountedThing, count?: number): void;
  /**
   * Notes a part of the file that isn't imported unchanged. Notes with the same `what` and outcome are merged, with the
   * reason of the first note.
   */
  note(outcome: ReceiptNote['outcome'], what: string, reason: string, options?: NoteOptions): void;
  finish(board: BoardFile): Receipt;
}

interface NoteOptions {
  readonly count?: number;
  readonly example?: string | undefined;
}

const maxExampleLength = 300;

/** Starts an empty receipt. */
export function startReceipt(source: Receipt['source']): ReceiptBuilder {
  const found = new Map<CountedThing, number>();
  const notes = new Map<string, Omit<ReceiptNote, 'examples'> & { readonly examples: Set<string> }>();
  return {
    find: (what, count = 1) => void found.set(what, (found.get(what) ?? 0) + count),
    note(outcome, what, reason, { count = 1, example: named } = {}) {
      if (count === 0) return;
      const example = named === undefined ? undefined : fitLine(named, maxExampleLength, '').text;
      const key = `${outcome} ${what}`;
      const { examples, ...before } = notes.get(key) ?? {
        ...{ outcome, what, reason, count: 0 },
        examples: new Set<string>(),
      };
      if (example !== undefined && example !== '') examples.add(example);
      notes.set(key, { ...before, count: before.count + count, examples });
    },
    finish(board) {
      const imported = countThings(board);
      const counts = countedThings
        .map((what) => ({ what, found: found.get(what) ?? 0, imported: imported[what] }))
        .filter((count) => count.found + count.imported > 0);
      const named = [...notes.values()].map((note) => ({ ...note, examples: [...note.examples] }));
      return { source, counts, notes: named };
    },
  };
}

/** Counts what a board has. Archived cards count apart from the others. */
export function countThings({
  columns,
  labels,
  people,
  cards,
}: BoardFile): Readonly<Record<CountedThing, number>> {
  const archived = cards.filter(({ isArchived }) => isArchived).length;
  const sum = (count: (card: BoardFile['cards'][number]) => number) =>
    cards.reduce((total, card) => total + count(card), 0);
  return {
    columns: columns.length,
    cards: cards.length - archived,
    'archived cards': archived,
    labels: labels.length,
    people: people.length,
    descriptions: sum(({ description }) => Number(description !== '')),
    'due days': sum(({ dueOn }) => Number(dueOn !== null)),
    'done cards': sum(({ doneOn }) => Number(doneOn !== null)),
    'checklist items': sum(({ checklist }) => checklist.length),
    comments: sum(({ comments }) => comments.length),
  };
}
