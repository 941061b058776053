import { wordsOf } from '#shared/format/search-words.ts';
import type { KeptCode } from './kept-code.ts';

export type SortOrder = 'newest' | 'oldest' | 'changed' | 'name' | 'type';

/** What of the history somebody wants to see, and in which order. */
export interface View {
  readonly query: string;
  /** The id of a content type; null for every one. */
  readonly type: string | null;
  /** `''` for codes that are in no folder; null for all. */
  readonly folder: string | null;
  readonly order: SortOrder;
}

export const wholeView: View = { query: '', type: null, folder: null, order: 'newest' };

let collator: Intl.Collator | undefined;

/** The rules of a language take browsers a while to load: not before there are two names to put in order. */
function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return collator.compare(one, other);
}

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const newest = (one: KeptCode, other: KeptCode) => byText(other.code.createdAt, one.code.createdAt);

const orders: Readonly<Record<SortOrder, (one: KeptCode, other: KeptCode) => number>> = {
  newest,
  oldest: (one, other) => newest(other, one),
  changed: (one, other) => byText(other.code.updatedAt, one.code.updatedAt),
  name: (one, other) => compareNames(one.code.name, other.code.name),
  type: (one, other) => byText(one.code.type, other.code.type) || newest(one, other),
};

/** All codes in an order. Those that are alike in it stay in the order of their ids, so that none jumps about. */
export function sortCodes(codes: readonly KeptCode[], order: SortOrder): readonly KeptCode[] {
  const compare = orders[order];
  return [...codes].sort((one, other) => compare(one, other) || byText(one.id, other.id));
}

/** Those of a view, in the order that they are in. */
export function filterCodes(
  codes: readonly KeptCode[],
  { query, type, folder }: Omit<View, 'order'>,
): readonly KeptCode[] {
  const words = wordsOf(query);
  return codes.filter(
    ({ code, letters }) =>
      (type === null || code.type === type) &&
      (folder === null || (code.folder ?? '') === folder) &&
      words.every((word) => letters.includes(word)),
  );
}

/** The names of the folders, in their order. A folder is there for as long as a code is in it. */
export function foldersOf(codes: readonly KeptCode[]): readonly string[] {
  const names = new Set(codes.flatMap(({ code: { folder } }) => folder ?? []));
  return [...names].sort(compareNames);
}
