import { escapeText, writeLines } from './content-lines.ts';
import type { ContentType, Field, Rule, Values } from './content-type.ts';
import { parseVcard } from './parse-vcard.ts';
import { fullName, splitName } from './person-name.ts';
import { phoneField, plainNumber, withoutTrunkZero } from './phone.ts';
import { phoneNumber } from './phone-number.ts';
import { emailAddress, isBlank, oneLine, optional, plainText } from './rules.ts';
import { addressField, addressOf } from './url.ts';

const names = ['firstName', 'lastName'] as const;
const addressParts = ['street', 'city', 'region', 'postcode', 'country'] as const;
/** Phone numbers and email addresses, each with its kind. */
const reachable = [
  'phone',
  'phoneKind',
  'email',
  'emailKind',
  'phone2',
  'phone2Kind',
  'email2',
  'email2Kind',
] as const;

type CardField =
  | (typeof names)[number]
  | (typeof addressParts)[number]
  | (typeof reachable)[number]
  | 'org'
  | 'title'
  | 'website'
  | 'note';

/** The kinds of a phone number or an email address: values of TYPE (RFC 2426 §3.3.1), and none. */
const phoneKinds = [
  { value: 'CELL', label: 'Mobile' },
  { value: 'WORK', label: 'Work' },
  { value: 'HOME', label: 'Home' },
  { value: '', label: 'Other' },
];
const emailKinds = phoneKinds.filter(({ value }) => value !== 'CELL');

const kindField = <Name extends CardField>(
  name: Name,
  label: string,
  options: typeof phoneKinds,
): Field<CardField> => ({
  name,
  label,
  control: 'select',
  width: 'third',
  options,
  check: (value) => (options.some((option) => option.value === value) ? undefined : 'Choose a kind.'),
});

/** A card needs a name: of a person or an organisation. */
const named: Rule<CardField> = (value, values) =>
  [value, values.lastName, values.org].every(isBlank)
    ? 'Enter a name, or an organisation.'
    : oneLine(value, values);

const short = { control: 'text', check: optional() } as const;
const reach = 'Second phone and email';
const postal = 'Postal address';
const more = 'Website and note';

/** A contact card: vCard 3.0, RFC 2426. */
export const vcard: ContentType<CardField> = {
  id: 'vcard',
  name: 'vCard',
  fields: [
    {
      name: 'firstName',
      label: 'First name',
      control: 'text',
      width: 'half',
      placeholder: 'Ada',
      check: named,
      complete: (value, values) => {
        const name = splitName(value);
        if (!isBlank(values.lastName) || name.lastName === '') return undefined;
        return { values: { ...name }, note: 'We split the name.' };
      },
    },
    { name: 'lastName', label: 'Last name', width: 'half', placeholder: 'Lovelace', ...short },
    { ...phoneField, width: 'twoThirds', check: optional(phoneNumber) },
    kindField('phoneKind', 'Phone kind', phoneKinds),
    {
      name: 'email',
      label: 'Email address',
      control: 'email',
      width: 'twoThirds',
      placeholder: 'name@example.com',
      check: optional(emailAddress),
    },
    kindField('emailKind', 'Email kind', emailKinds),
    { name: 'org', label: 'Organisation', width: 'half', ...short },
    { name: 'title', label: 'Job title', width: 'half', extra: true, ...short },
    {
      name: 'phone2',
      label: 'Second phone',
      control: 'tel',
      group: reach,
      extra: true,
      width: 'twoThirds',
      check: optional(phoneNumber),
      plain: plainNumber,
    },
    { ...kindField('phone2Kind', 'Phone 2 kind', phoneKinds), group: reach, extra: true },
    {
      name: 'email2',
      label: 'Second email',
      control: 'email',
      group: reach,
      extra: true,
      width: 'twoThirds',
      check: optional(emailAddress),
    },
    { ...kindField('email2Kind', 'Email 2 kind', emailKinds), group: reach, extra: true },
    { name: 'street', label: 'Street and number', group: postal, extra: true, ...short },
    { name: 'postcode', label: 'Postcode', group: postal, extra: true, width: 'half', ...short },
    { name: 'city', label: 'City', group: postal, extra: true, width: 'half', ...short },
    { name: 'region', label: 'Region', group: postal, extra: true, width: 'half', ...short },
    { name: 'country', label: 'Country', group: postal, extra: true, width: 'half', ...short },
    { name: 'website', label: 'Website', group: more, extra: true, ...optionalAddress() },
    {
      name: 'note',
      label: 'Note',
      control: 'multiline',
      group: more,
      extra: true,
      check: optional(plainText),
    },
  ],
  empty: {
    firstName: '',
    lastName: '',
    phone: '',
    phoneKind: 'CELL',
    email: '',
    emailKind: 'WORK',
    org: '',
    title: '',
    phone2: '',
    phone2Kind: 'WORK',
    email2: '',
    email2Kind: 'HOME',
    street: '',
    postcode: '',
    city: '',
    region: '',
    country: '',
    website: '',
    note: '',
  },
  namedBy: ['org', 'email', 'phone'],
  payload: (values) => writeLines(propertiesOf(values)),
  parse: (text) => (/^BEGIN:VCARD\s/i.test(text) ? parseVcard(text) : undefined),
  wording: ({ firstName, lastName, org, phone, email, website }) => ({
    title: fullName({ firstName, lastName }) || org,
    text: [org, phone, email, website].filter((value) => value !== '').join('\n'),
  }),
};

function optionalAddress() {
  const field = addressField('website');
  return { ...field, check: optional(field.check) };
}

/** The content lines of a card, not folded. */
function propertiesOf(values: Values<CardField>): readonly string[] {
  const { firstName, lastName, org } = values;
  const text = (name: string, value: string) => (isBlank(value) ? [] : [`${name}:${escapeText(value)}`]);
  const withKind = (name: string, kind: string, value: string) =>
    text(kind === '' ? name : `${name};TYPE=${kind}`, value);
  const address = addressParts.map((part) => escapeText(values[part]));
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
    ...text('FN', fullName({ firstName, lastName }) || org),
    ...text('ORG', org),
    ...text('TITLE', values.title),
    ...withKind('TEL', values.phoneKind, withoutTrunkZero(values.phone)),
    ...withKind('TEL', values.phone2Kind, withoutTrunkZero(values.phone2)),
    ...withKind('EMAIL', values.emailKind, values.email),
    ...withKind('EMAIL', values.email2Kind, values.email2),
    // RFC 2426 §3.2.1: post office box and extended address come first, and stay empty.
    ...(address.some((part) => part !== '') ? [`ADR:;;${address.join(';')}`] : []),
    // RFC 2426 §3.6.8: a value of type uri has no text escapes.
    ...(isBlank(values.website) ? [] : [`URL:${addressOf(values.website)}`]),
    ...text('NOTE', values.note),
    'END:VCARD',
  ];
}
