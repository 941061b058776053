import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { codeDefaults } from '#config/code-defaults.ts';
import { foldWords } from '#shared/format/search-words.ts';
import {
  type DeletedEntry,
  type HistoryEntry,
  linkIdOf,
  normaliseName,
  suggestName,
  toEntry,
} from '../history-entry.ts';
import type { DynamicCodes, DynamicLink } from './dynamic-codes.ts';

/** A code of a list: a saved code, or a dynamic code with or without a record of its name and design. */
export interface ListedCode extends HistoryEntry {
  /**
   * The link of a dynamic code: null if the account has no such link, undefined until the links are loaded, and for
   * codes that aren't dynamic.
   */
  readonly link?: DynamicLink | null;
  /** Whether there is no record, because the history is locked or the code was made with the API. */
  readonly isBare?: true;
}

/** The state of a dynamic code for its visitors. `GONE`: the account has no link with its id. */
export type LinkState = DynamicLink['state'] | 'GONE';

/** The state of a dynamic code; undefined while it isn't known, and for codes that aren't dynamic. */
export const linkStateOf = ({ link }: ListedCode): LinkState | undefined =>
  link === null ? 'GONE' : link?.state;

/** The badge of a state that needs attention, and the sentence that explains it. */
export const stateWords = {
  PAUSED: { tone: 'warning', badge: 'Paused', text: 'Paused: visitors read a text instead.' },
  DISABLED: { tone: 'error', badge: 'Disabled', text: 'Disabled by the operator of this site.' },
  DELETED: { tone: 'error', badge: 'Link deleted', text: 'Link deleted: prints lead nowhere.' },
  GONE: { tone: 'error', badge: 'Link not found', text: 'Link not found in this account.' },
} as const satisfies Partial<Record<LinkState, { tone: string; badge: string; text: string }>>;

/** Keeps the objects of rows that haven't changed, so that they aren't rendered again. */
const joined = new WeakMap<HistoryEntry, ListedCode>();
const bare = new WeakMap<DynamicLink, ListedCode>();

/**
 * Adds the links to the saved codes of dynamic codes, and the dynamic codes without a record.
 *
 * @param areAllRecords whether `entries` are all records, so that a link without a record can be listed
 */
export function joinCodes(
  entries: readonly HistoryEntry[],
  { links, isComplete }: Pick<DynamicCodes, 'links' | 'isComplete'>,
  areAllRecords: boolean,
): readonly ListedCode[] {
  const withRecord = new Set<string>();
  const codes = entries.map((entry) => {
    const id = linkIdOf(entry.code);
    if (id === undefined) return entry;
    withRecord.add(id);
    return joinLink(entry, links.get(id) ?? (isComplete ? null : undefined));
  });
  if (!areAllRecords) return codes;
  const others = [...links.values()].filter(({ id, deletedAt }) => !deletedAt && !withRecord.has(id));
  return [...codes, ...others.map(toBareCode)];
}

function joinLink(entry: HistoryEntry, link: DynamicLink | null | undefined): ListedCode {
  if (link === undefined) return entry;
  const before = joined.get(entry);
  if (before?.link === link) return before;
  const searchText = link ? `${entry.searchText}\n${searchTextOf(link)}` : entry.searchText;
  const code = { ...entry, link, searchText };
  joined.set(entry, code);
  return code;
}

const searchTextOf = ({ shortUrl, target }: DynamicLink) => foldWords(`${shortUrl}\n${target}`);

/** A dynamic code without a record, called after its short link and drawn plainly. */
export function toBareCode(link: DynamicLink): ListedCode {
  const before = bare.get(link);
  if (before) return before;
  const { id, payload, createdAt } = link;
  const content = { type: 'dynamic', values: { id, link: payload } };
  const look = { design: plainDesign(PRINT_SAFE, { level: 'M' }), size: codeDefaults.size.default };
  const name = normaliseName(suggestName({ ...content, look }));
  const entry = toEntry(
    { id, version: 0, revision: 0 },
    { v: 2, name, folder: null, ...content, look, createdAt, updatedAt: createdAt },
  );
  const code = {
    ...entry,
    link,
    isBare: true,
    searchText: `${entry.searchText}\n${searchTextOf(link)}`,
  } as const;
  bare.set(link, code);
  return code;
}

/** A deleted code: a record, or a dynamic code without a record. */
export type DeletedCode = DeletedEntry & Pick<ListedCode, 'link' | 'isBare'>;

/**
 * Adds the deleted dynamic codes without a record, the last deleted code first.
 *
 * @param entries the saved codes that aren't deleted
 */
export function joinDeleted(
  deleted: readonly DeletedEntry[],
  entries: readonly HistoryEntry[],
  links: DynamicCodes['links'],
): readonly DeletedCode[] {
  const withRecord = new Set([...entries, ...deleted].map(({ code }) => linkIdOf(code)));
  const others = [...links.values()].flatMap((link): readonly DeletedCode[] =>
    link.deletedAt && !withRecord.has(link.id) ? [{ ...toBareCode(link), deletedAt: link.deletedAt }] : [],
  );
  if (others.length === 0) return deleted;
  return [...deleted, ...others].sort((one, other) => other.deletedAt.localeCompare(one.deletedAt));
}
