import { contentLines, withoutEscapes } from './content-lines.ts';
import { otherParts, type ParsedContent, type Part, toParts } from './parts.ts';
import { splitName } from './person-name.ts';
import { addressOf } from './url.ts';

/** Reads a property of a card: values for fields of the form, and other values by a name for display. */
type PropertyReader = (value: {
  /** The whole value, without escapes. */
  readonly text: string;
  /** The components of the value: RFC 2426 §4, "structured values". */
  readonly components: readonly string[];
  /** `2` for the second property of its name, otherwise empty. */
  readonly second: string;
}) => {
  readonly fields: Readonly<Record<string, string>>;
  readonly others?: Readonly<Record<string, string>>;
};

const fullNamePart = 'full name';

const readers: Readonly<Record<string, PropertyReader>> = {
  N: ({ components: [lastName = '', firstName = '', middle = '', prefix = '', suffix = ''] }) => ({
    fields: { firstName, lastName },
    others: { 'middle name': middle, prefix, suffix },
  }),
  FN: ({ text }) => ({ fields: {}, others: { [fullNamePart]: text.trim().replace(/\s+/g, ' ') } }),
  ORG: ({ components: [org = '', ...departments] }) => ({
    fields: { org },
    others: { department: departments.filter(Boolean).join(', ') },
  }),
  TITLE: ({ text }) => ({ fields: { title: text } }),
  TEL: ({ text, second }) => ({ fields: { [`phone${second}`]: text.replace(/^tel:/i, '') } }),
  EMAIL: ({ text, second }) => ({ fields: { [`email${second}`]: text } }),
  ADR: ({ components }) => {
    const [box = '', line = '', street = '', city = '', region = '', postcode = '', country = ''] =
      components.map((part) => part.replace(/\s*\n\s*/g, ', '));
    return {
      fields: { street, city, region, postcode, country },
      others: { 'post office box': box, 'address line 2': line },
    };
  },
  // A value of type uri has no text escapes, but many cards have them.
  URL: ({ text }) => ({ fields: { website: addressOf(text) } }),
  NOTE: ({ text }) => ({ fields: { note: text } }),
};

const kindsByProperty: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TEL: { CELL: 'CELL', MOBILE: 'CELL', IPHONE: 'CELL', WORK: 'WORK', HOME: 'HOME' },
  EMAIL: { WORK: 'WORK', HOME: 'HOME' },
};

/** Parameters and values of TYPE that change nothing about what a phone saves. */
const silent =
  /^(VOICE|PREF(=\d+)?|INTERNET|INTL|DOM|POSTAL|PARCEL|CHARSET=.*|VALUE=(URI|TEXT)|ENCODING=8BIT)$/i;

/** Splits a contact card into its parts: vCard 2.1, 3.0 (RFC 2426) or 4.0 (RFC 6350). */
export function parseVcard(text: string): ParsedContent {
  const lines = contentLines(text).filter(
    ({ name, value }) =>
      !(/^(BEGIN|END)$/.test(name) && /^VCARD\s*$/i.test(value)) &&
      !(name === 'VERSION' && /^[\d.]+\s*$/.test(value)),
  );
  const counts: Record<string, number> = {};
  const parts = lines.flatMap(({ name, parameters, value }) => {
    const nth = (counts[name] ?? 0) + 1;
    counts[name] = nth;
    return readProperty(
      name,
      value,
      parameters.filter((text) => !silent.test(text)),
      nth === 2 ? '2' : '',
    );
  });
  const fullName = parts.find(({ name }) => name === fullNamePart);
  const isNamed = parts.some(({ name }) => ['firstName', 'lastName', 'org'].includes(name));
  return {
    parts: isNamed || !fullName ? parts : [...parts, ...toParts({ ...splitName(fullName.value) })],
    unsaid: { phoneKind: '', phone2Kind: '', emailKind: '', email2Kind: '' },
  };
}

function readProperty(
  name: string,
  value: string,
  parameters: readonly string[],
  second: string,
): readonly Part[] {
  const read = readers[name];
  const isEncoded = parameters.some((parameter) => /^ENCODING=/i.test(parameter));
  if (!read || isEncoded) return [{ name: name.toLowerCase(), value, isOther: true }];
  const { fields, others = {} } = read({
    text: withoutEscapes(value),
    components: componentsOf(value),
    second,
  });
  const [field = ''] = Object.keys(fields);
  const isKind = (parameter: string) => /^TYPE=/i.test(parameter) || !parameter.includes('=');
  const known = kindsByProperty[name] ?? {};
  const [kind, ...otherKinds] = parameters
    .filter(isKind)
    .flatMap((parameter) =>
      parameter
        .replace(/^TYPE=|"/gi, '')
        .toUpperCase()
        .split(','),
    )
    .filter((typed) => !silent.test(typed))
    .map((typed) => known[typed] ?? typed)
    .sort((one, other) => Number(other in known) - Number(one in known));
  const isKnown = kind !== undefined && kind in known;
  const unknown = [
    ...(isKnown || kind === undefined ? otherKinds : [kind, ...otherKinds]),
    ...parameters.filter((parameter) => !isKind(parameter)),
  ];
  return [
    ...toParts(fields),
    ...otherParts(others),
    ...(isKnown ? toParts({ [`${field}Kind`]: kind }) : []),
    ...unknown.flatMap((parameter) => otherParts({ kind: parameter.toLowerCase() })),
  ];
}

/** Splits a structured value at semicolons that aren't escaped. */
function componentsOf(value: string): readonly string[] {
  return (`${value};`.match(/(?:\\.|[^\\;])*;/gs) ?? []).map((component) =>
    withoutEscapes(component.slice(0, -1)),
  );
}
