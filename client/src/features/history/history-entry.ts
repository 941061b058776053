import { shortLinkText, slugIn } from '@canary/links/short-link';
import { type ContentTypeId, contentTypes } from '@canary/qr/content/all';
import { type ContentType, type Control, fieldsFor, type Values } from '@canary/qr/content/content-type';
import { fullName } from '@canary/qr/content/person-name';
import { NewerDesignError, readDesign, withoutImages } from '@canary/qr/design/read-design';
import { NotARecordError, UnknownFormatError } from '@canary/vault/errors';
import type { StoredCode } from '@canary/vault/record';
import { maxRunLength, runPrefix } from '@canary/vault/run';
import { generatorPath, generatorTypes } from '#config/generators.ts';
import type { IconName } from '#config/icons.ts';
import { dynamicCodePath, paths } from '#config/paths.ts';
import { typeCopy } from '#config/type-copy.ts';
import type { Code } from '#shared/code/code.ts';
import { runType } from '#shared/code/saved-run.ts';
import { numbersIn } from '#shared/format/numbers.ts';
import { foldWords } from '#shared/format/search-words.ts';
import { replaceParts } from './parts/code-parts.ts';
import { imagePartsOf } from './parts/design-images.ts';
import { isInPlace } from './parts/parts.ts';

/** A saved code with a design that this version of the site can draw. */
export interface SavedCode extends Omit<StoredCode, keyof Code>, Code {}

/** Stands in for an image that can't be read any more. */
const missingImage = 'data:image/png;base64,AAAA';

/**
 * Reads the design of a saved code, with the parts that have records of their own. A design whose images are missing is
 * left without images.
 *
 * @param parts the parts that the code refers to, by the ids of their records
 * @throws {UnknownFormatError} if a newer version of the site made the design
 * @throws {NotARecordError} if the stored design is invalid
 */
export function toSavedCode(code: StoredCode, parts: ReadonlyMap<string, string> = new Map()): SavedCode {
  const isComplete = imagePartsOf(code.look.design).every(({ id }) => parts.has(id));
  try {
    const { look, ...joined } = replaceParts(code, (part, kind) => {
      if (isInPlace(part)) return part;
      return parts.get(part) ?? (kind === 'IMAGE' ? missingImage : part);
    });
    const design = readDesign(look.design);
    return { ...joined, look: { ...look, design: isComplete ? design : withoutImages(design) } };
  } catch (error) {
    throw error instanceof NewerDesignError ? new UnknownFormatError() : new NotARecordError();
  }
}

/** A decrypted record of the history. */
export interface HistoryEntry {
  readonly id: string;
  /** 1 for a new record, incremented with every change. */
  readonly version: number;
  /** Revision of the history at the record's last change. */
  readonly revision: number;
  readonly code: SavedCode;
  /** Name and content, normalised for searching. */
  readonly searchText: string;
}

/** A code that was deleted and can be restored. */
export interface DeletedEntry extends HistoryEntry {
  /** ISO 8601 timestamp. */
  readonly deletedAt: string;
}

export function toEntry(
  { id, version, revision }: Pick<HistoryEntry, 'id' | 'version' | 'revision'>,
  code: SavedCode,
): HistoryEntry {
  const type = runOf(code) ? [typeNameOf(code)] : [];
  const text = [code.name, ...type, ...contentLines(code)].join('\n');
  return { id, version, revision, code, searchText: foldWords(text) };
}

const knownTypes: readonly ContentTypeId[] = [...generatorTypes, 'dynamic'];

/** The content type with this id; undefined if only another version of the site knows it. */
export function knownTypeId(type: string): ContentTypeId | undefined {
  return knownTypes.find((id) => id === type);
}

/** The types of saved codes: the content types, and the codes of a table. */
export const savedTypes: readonly {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
}[] = [
  ...knownTypes.map((id) => ({ id, title: typeCopy[id].title, icon: typeCopy[id].icon })),
  { id: runType, title: 'Many codes', icon: 'layout-grid' },
];

const savedTypeOf = (type: string) => savedTypes.find(({ id }) => id === type);

/** The title of a code's type, as on the page that opens the code. */
export const typeNameOf = ({ type }: Pick<SavedCode, 'type'>): string => savedTypeOf(type)?.title ?? type;

export const typeIconOf = ({ type }: Pick<SavedCode, 'type'>): IconName =>
  savedTypeOf(type)?.icon ?? 'qr-code';

export function contentTypeOf(code: Pick<SavedCode, 'type'>): ContentType | undefined {
  const id = knownTypeId(code.type);
  return id && contentTypes[id];
}

/** The id of the dynamic code whose name and design a code holds; undefined for every other code. */
export function linkIdOf({ type, values }: Pick<SavedCode, 'type' | 'values'>): string | undefined {
  return type === 'dynamic' ? values['id'] : undefined;
}

interface RunSummary {
  /** How many codes the run makes. */
  readonly count: number;
  /** Their content type. */
  readonly of: ContentTypeId;
  /** The table and the choices, as the data URL of a gzip file; null if the record of the table is gone. */
  readonly table: string | null;
}

/** The run that a record holds; undefined for a code, and for a run that this version of the site can't read. */
export function runOf({ type, values }: Pick<SavedCode, 'type' | 'values'>): RunSummary | undefined {
  const { run, count = '', of = '' } = values;
  const content = knownTypeId(of);
  if (type !== runType || run === undefined || !content || !/^[1-9]\d*$/.test(count)) return undefined;
  const hasTable = run.startsWith(runPrefix) && run.length <= maxRunLength;
  return { count: Number(count), of: content, table: hasTable ? run : null };
}

/** @example countIn({ count: 250, … }); // '250 codes' */
const countIn = ({ count }: RunSummary) => numbersIn().plural(count, 'code');

const shortLinkIn = ({ values }: Pick<SavedCode, 'values'>) => shortLinkText(values['link'] ?? '');

/** The path that opens an entry. The path contains the id, never the content. */
export function pathOf({ id, code }: HistoryEntry): string {
  const linkId = linkIdOf(code);
  if (linkId) return dynamicCodePath(linkId);
  if (runOf(code)) return `${paths.bulk}?saved=${id}`;
  const known = knownTypeId(code.type);
  return known ? `${generatorPath(known)}?saved=${id}` : paths.history;
}

const maxSummaryLength = 160;

/** The content in one line, without secrets. */
export function summaryOf(code: SavedCode): string {
  const type = contentTypeOf(code);
  if (!type && !runOf(code)) return 'Made by a newer version of the site';
  const secrets = (type?.fields ?? []).flatMap(({ name, control }) => (control === 'secret' ? [name] : []));
  return contentLines(code, secrets).join(' · ').slice(0, maxSummaryLength);
}

/**
 * The content as users know it: a contact by the whole name, a dynamic code by its short link, a run by the number and
 * type of its codes. The values of selects and checkboxes are left out, and data URLs.
 *
 * @param except names of fields to leave out
 */
function contentLines(code: SavedCode, except: readonly string[] = []): readonly string[] {
  if (linkIdOf(code) !== undefined) return [shortLinkIn(code)];
  const run = runOf(code);
  if (run) return [countIn(run), typeCopy[run.of].title];
  const type = contentTypeOf(code);
  if (!type) return Object.values(code.values).filter((value) => !isInPlace(value));
  const values: Values = { ...type.empty, ...code.values };
  const isName = code.type === 'vcard' ? ['firstName', 'lastName'] : [];
  const lines = fieldsFor(type, values)
    .filter(({ name, control }) => ![...except, ...isName].includes(name) && !isChoice(control))
    .map(({ name }) => values[name] ?? '');
  return [nameIn(values), ...lines].map((line) => line.trim()).filter(Boolean);
}

const isChoice = (control: Control) => control === 'select' || control === 'checkbox';

/** The name of a contact; empty for other content. */
const nameIn = ({ firstName = '', lastName = '' }: Values) => fullName({ firstName, lastName });

/** Maximum length of a name or folder name in characters. */
export const maxNameLength = 80;

/**
 * Suggests a name from the content of a code.
 *
 * @example suggestName({ type: 'url', values: { url: 'https://www.example.com/menu/' }, … }); // 'example.com/menu'
 */
export function suggestName(code: Code): string {
  const { type, values } = code;
  const run = runOf(code);
  if (run) return countIn(run);
  if (type === 'dynamic') return shortLinkIn(code);
  if (type === 'location') return [values['lat'], values['lng']].filter(Boolean).join(', ');
  const named = (contentTypeOf(code)?.namedBy ?? []).map((field) => values[field]?.trim());
  const value = [nameIn(values), ...named].find(Boolean) ?? '';
  const [line = ''] = value.split(/\r?\n/);
  const plain = type === 'url' ? line.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') : line;
  return normaliseName(plain) || 'QR code';
}

/** The name of a code's files: the code's name, or the slug of a dynamic code without a name. */
export function fileTitleOf(code: SavedCode): string {
  const isUnnamed = linkIdOf(code) !== undefined && code.name === normaliseName(suggestName(code));
  return isUnnamed ? slugIn(code.values['link'] ?? '') : code.name;
}

/** The name after a change: a suggested name follows the content, a name that the user chose stays. */
export function nameAfterChange(before: SavedCode, after: Code): string {
  return before.name === suggestName(before) ? suggestName(after) : before.name;
}

/** Collapses white space and shortens a name to {@link maxNameLength}. */
export function normaliseName(name: string): string {
  const plain = name.trim().replace(/\s+/g, ' ');
  const characters = [...plain];
  return characters.length <= maxNameLength ? plain : `${characters.slice(0, maxNameLength - 1).join('')}…`;
}
