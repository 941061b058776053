import { wordsOf } from '#shared/format/search-words.ts';
import type { HistoryEntry } from '../history-entry.ts';

export type SortOrder = 'newest' | 'oldest' | 'changed' | 'name' | 'type';

/** Which entries the list shows, and in which order. */
export interface HistoryFilter {
  readonly query: string;
  /** Id of a content type; null for all. */
  readonly type: string | null;
  /** Folder name; `''` for entries without a folder; null for all. */
  readonly folder: string | null;
  readonly order: SortOrder;
}

export const showAll: HistoryFilter = { query: '', type: null, folder: null, order: 'newest' };

let collator: Intl.Collator | undefined;

/** Compares names with a collator that is created on first use: browsers take a while to load collation rules. */
function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return collator.compare(one, other);
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const newest = (one: HistoryEntry, other: HistoryEntry) =>
  compareText(other.code.createdAt, one.code.createdAt);

const comparators: Readonly<Record<SortOrder, (one: HistoryEntry, other: HistoryEntry) => number>> = {
  newest,
  oldest: (one, other) => newest(other, one),
  changed: (one, other) => compareText(other.code.updatedAt, one.code.updatedAt),
  name: (one, other) => compareNames(one.code.name, other.code.name),
  type: (one, other) => compareText(one.code.type, other.code.type) || newest(one, other),
};

/** Sorts entries. Ties are broken by id, so that the order is stable. */
export function sortEntries(entries: readonly HistoryEntry[], order: SortOrder): readonly HistoryEntry[] {
  const compare = comparators[order];
  return [...entries].sort((one, other) => compare(one, other) || compareText(one.id, other.id));
}

export function filterEntries(
  entries: readonly HistoryEntry[],
  { query, type, folder }: Omit<HistoryFilter, 'order'>,
): readonly HistoryEntry[] {
  const words = wordsOf(query);
  return entries.filter(
    ({ code, searchText }) =>
      (type === null || code.type === type) &&
      (folder === null || (code.folder ?? '') === folder) &&
      words.every((word) => searchText.includes(word)),
  );
}

/** The folder names in alphabetical order. A folder exists while an entry is in it. */
export function foldersOf(entries: readonly HistoryEntry[]): readonly string[] {
  const names = new Set(entries.flatMap(({ code: { folder } }) => folder ?? []));
  return [...names].sort(compareNames);
}
