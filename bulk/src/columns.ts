import type { ContentTypeId } from '@canary/qr/content/all';
import type { ContentType, Values } from '@canary/qr/content/content-type';
import { recogniseContent } from '@canary/qr/content/recognise';
import type { Table, TableRow } from './table.ts';

/** The form of each content type of a row. Dynamic codes have another form than in the generator. */
export type RowTypes = Readonly<Record<ContentTypeId, ContentType>>;

/** Where the value of a field comes from: a column, by its index, or a text for all rows. */
export type Source =
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'text'; readonly text: string };

/** Which content the codes have. */
export interface Columns {
  readonly type: ContentTypeId;
  /** By the name of the field. A field without a source has its initial value. */
  readonly sources: Readonly<Record<string, Source>>;
}

/**
 * Headers by which spreadsheets name a field, besides its label and its name. Of several columns, the one whose name comes
 * first here is meant.
 */
const knownHeaders: Readonly<Record<string, readonly string[]>> = {
  url: ['link', 'website', 'web site', 'web', 'address', 'target', 'long url', 'destination', 'homepage'],
  target: ['long url', 'destination url', 'original url', 'url', 'destination', 'website', 'link'],
  slug: [
    'short code',
    'back half',
    'custom back half',
    'key',
    'alias',
    'keyword',
    'bitlink',
    'short link',
    'short url',
    'address',
    'link',
    'name',
  ],
  text: ['content', 'value', 'number', 'serial', 'serial number', 'code', 'message'],
  email: ['e-mail', 'mail', 'email address', 'e-mail address', 'to', 'recipient'],
  phone: ['mobile', 'telephone', 'tel', 'phone number', 'cell', 'number', 'telefon', 'handy'],
  ssid: ['network', 'wifi', 'wi-fi', 'network name'],
  password: ['key', 'passphrase', 'wifi password'],
  firstName: ['first', 'given name', 'forename', 'vorname'],
  lastName: ['last', 'surname', 'family name', 'nachname', 'name'],
  org: ['company', 'organization', 'firma'],
  title: ['role', 'position'],
  street: ['address', 'street', 'straße'],
  postcode: ['zip', 'zip code', 'postal code', 'plz'],
  city: ['town', 'ort'],
  lat: ['latitude'],
  lng: ['longitude', 'lon', 'long'],
  pa: ['upi id', 'vpa'],
  am: ['amount'],
};

/**
 * The columns by which a list of another service's short links is recognised: Bitly (file, API), Shlink, Kutt, Dub.
 * The fixture of the tests names their sources.
 */
const linkExports = [
  ['bitlink', 'long url'],
  ['link', 'long url'],
  ['short code', 'long url'],
  ['address', 'target'],
  ['short link', 'destination url'],
];

/** A table with a name and this many columns of a contact, the name included, is a list of contacts. */
const contactFields = 4;

/** The share of a column's values that must be of a type. */
const usualShare = 0.7;

/** The type of which most of the first values are, and the columns of its fields by their headers. */
export function suggestColumns(table: Table, types: RowTypes): Columns {
  const names = new Set(table.header.map(plain));
  if (linkExports.some((columns) => columns.every((name) => names.has(plain(name)))))
    return matchColumns('dynamic', table, types);
  const contact = matchColumns('vcard', table, types);
  const hasName = 'firstName' in contact.sources || 'lastName' in contact.sources;
  if (hasName && Object.keys(contact.sources).length >= contactFields) return contact;
  const sample = table.rows.slice(0, 20);
  const found = table.header.map((_, column) => usualType(sample.map(({ cells }) => cells[column] ?? '')));
  const column = found.findIndex((type) => type !== undefined && type !== 'text');
  const type = found[column] ?? 'text';
  const { sources } = matchColumns(type, table, types);
  const [first] = types[type].fields;
  const isMatched = Object.keys(sources).length > 0;
  if (isMatched || !first) return { type, sources };
  return { type, sources: { [first.name]: { kind: 'column', column: Math.max(column, 0) } } };
}

/** The type of most of these values; undefined for none or many types. */
function usualType(values: readonly string[]): ContentTypeId | undefined {
  const types = values.filter((value) => value.trim() !== '').map((value) => recogniseContent(value).id);
  return types.find((id) => types.filter((type) => type === id).length >= usualShare * types.length);
}

/** Matches the fields of a type with columns by their headers. */
export function matchColumns(type: ContentTypeId, { header }: Table, types: RowTypes): Columns {
  const names = header.map(plain);
  const free = new Set(names.keys());
  const sources: Record<string, Source> = {};
  for (const { name, label } of types[type].fields) {
    const wanted = [label, name, ...(knownHeaders[name] ?? [])].map(plain);
    const found = wanted.find((header) => [...free].some((index) => names[index] === header));
    const column = [...free].find((index) => names[index] === found);
    if (column === undefined) continue;
    free.delete(column);
    sources[name] = { kind: 'column', column };
  }
  return { type, sources };
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The values of a row's fields. */
export function valuesOf({ type, sources }: Columns, { cells }: TableRow, types: RowTypes): Values {
  const { fields, empty } = types[type];
  return Object.fromEntries(
    fields.map((field) => {
      const { name } = field;
      const source = sources[name];
      if (!source) return [name, empty[name] ?? ''];
      const text = source.kind === 'text' ? source.text : (cells[source.column] ?? '').trim();
      return [name, optionOf(field, text) ?? empty[name] ?? ''];
    }),
  );
}

/** The value of a select or checkbox that a text means; the text itself for other fields; undefined for nothing. */
function optionOf({ control, options }: ContentType['fields'][number], text: string): string | undefined {
  if (control === 'checkbox') return /^(?:true|yes|1|x|ja|wahr)$/i.test(text) ? 'true' : '';
  if (control !== 'select') return text;
  if (text === '') return undefined;
  const option = options?.find(({ value, label }) =>
    [value, label].some((name) => plain(name) === plain(text)),
  );
  return option?.value ?? text;
}
