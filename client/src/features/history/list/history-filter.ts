import { wordsOf } from '#shared/format/search-words.ts';
import { type LinkState, type ListedCode, linkStateOf } from '../dynamic/listed-code.ts';

export type SortOrder =
  | 'newest'
  | 'oldest'
  | 'changed'
  | 'unchanged'
  | 'name'
  | 'name-reversed'
  | 'type'
  | 'type-reversed'
  | 'folder'
  | 'folder-reversed'
  | 'scans'
  | 'scans-reversed';

/** Whether an order is by the date of the last change. The list then shows that date. */
export const isByChange = (order: SortOrder) => order === 'changed' || order === 'unchanged';

/** Which entries the list shows, and in which order. */
export interface HistoryFilter {
  readonly query: string;
  /** Id of a content type; null for all. */
  readonly type: string | null;
  /** Folder name; `''` for entries without a folder; null for all. */
  readonly folder: string | null;
  /** State of a dynamic code; null for all codes. */
  readonly state: LinkState | null;
  readonly order: SortOrder;
}

export const showAll: HistoryFilter = { query: '', type: null, folder: null, state: null, order: 'newest' };

let collator: Intl.Collator | undefined;

/** Compares names with a collator that is created on first use: browsers take a while to load collation rules. */
function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return collator.compare(one, other);
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
type Compare = (one: ListedCode, other: ListedCode) => number;

const newest: Compare = (one, other) => compareText(other.code.createdAt, one.code.createdAt);

const changed: Compare = (one, other) => compareText(other.code.updatedAt, one.code.updatedAt);
const name: Compare = (one, other) => compareNames(one.code.name, other.code.name);
const type: Compare = (one, other) => compareText(one.code.type, other.code.type);
/** Codes without a folder come last. */
const folder: Compare = ({ code: one }, { code: other }) =>
  Number(one.folder === null) - Number(other.folder === null) ||
  compareNames(one.folder ?? '', other.folder ?? '');
/** Codes whose scans aren't counted come last. */
const byScans =
  (direction: 1 | -1): Compare =>
  ({ link: one }, { link: other }) =>
    Number(!one) - Number(!other) || direction * ((other?.counts.scans ?? 0) - (one?.counts.scans ?? 0));
const reversed =
  (compare: Compare): Compare =>
  (one, other) =>
    compare(other, one);

const comparators: Readonly<Record<SortOrder, Compare>> = {
  newest,
  oldest: reversed(newest),
  changed,
  unchanged: reversed(changed),
  name,
  'name-reversed': reversed(name),
  type,
  'type-reversed': reversed(type),
  folder,
  'folder-reversed': reversed(folder),
  scans: byScans(1),
  'scans-reversed': byScans(-1),
};

/** Sorts entries. Ties are broken by age, then by id, so that the order is stable. */
export function sortEntries<Entry extends ListedCode>(
  entries: readonly Entry[],
  order: SortOrder,
): readonly Entry[] {
  const compare = comparators[order];
  return [...entries].sort(
    (one, other) => compare(one, other) || newest(one, other) || compareText(one.id, other.id),
  );
}

export function filterEntries<Entry extends ListedCode>(
  entries: readonly Entry[],
  { query, type, folder, state }: Omit<HistoryFilter, 'order'>,
): readonly Entry[] {
  const words = wordsOf(query);
  return entries.filter(
    (entry) =>
      (type === null || entry.code.type === type) &&
      (folder === null || (entry.code.folder ?? '') === folder) &&
      (state === null || linkStateOf(entry) === state) &&
      words.every((word) => entry.searchText.includes(word)),
  );
}

/**
 * The folder names in alphabetical order.
 *
 * @param kept the names of folders that also exist without codes
 */
export function foldersOf(entries: readonly ListedCode[], kept: readonly string[] = []): readonly string[] {
  const names = new Set([...kept, ...entries.flatMap(({ code }) => code.folder ?? [])]);
  return [...names].sort(compareNames);
}
