import { readWebAddress } from '@canary/links/web-address';
import type { ContentType, Rule, Values } from './content-type.ts';
import { type ParsedContent, type Part, toParts } from './parts.ts';
import { byteLength, isBlank, optional, required } from './rules.ts';
import { decode } from './uri-parts.ts';
import { addressField } from './url.ts';

type Gs1Field = 'gtin' | 'batch' | 'serial' | 'expiry' | 'domain';

/** The resolver of GS1, for products without an address of their own. */
const GS1 = 'https://id.gs1.org';

const digitsOf = (gtin: string) => gtin.replace(/[\s-]/g, '');

/** Whether the last digit is the check digit: GS1 General Specifications, §7.9.1. The weights 3 and 1 start at the right. */
function hasCheckDigit(gtin: string): boolean {
  const sum = [...gtin]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const gtin: Rule = (value) => {
  const digits = digitsOf(value);
  if (!/^\d+$/.test(digits) || ![8, 12, 13, 14].includes(digits.length))
    return 'GTIN: it has 8, 12, 13 or 14 digits, as below the barcode of the product';
  return hasCheckDigit(digits) ? undefined : 'GTIN: the check digit, which is the last one, doesn’t match';
};

/** Batch and serial number: up to 20 of the characters of GS1 General Specifications, figure 7.11-1. */
const number =
  (label: string): Rule =>
  (value) => {
    const text = value.trim();
    if (!/^[\w!"%&'()*+,./:;<=>?-]*$/.test(text))
      return `${label}: use letters from A to Z, digits and signs like - / .`;
    if (/^\.\.?$/.test(text)) return `${label}: it can’t be only dots, which browsers drop from an address`;
    return byteLength(text) <= 20
      ? undefined
      : `${label}: it has ${text.length} characters, and at most 20 fit`;
  };

/** How far ahead a year of two digits may be: GS1 General Specifications §7.12. */
const YEARS_AHEAD = 50;

/**
 * The year of two digits: at most 49 years ago and 50 ahead.
 *
 * @example yearOf('27') // 2027, from 1977 to 2076
 */
function yearOf(digits: string): number {
  const thisYear = new Date().getUTCFullYear();
  const years = (Number(digits) - (thisYear % 100) + 100) % 100;
  return thisYear + (years > YEARS_AHEAD ? years - 100 : years);
}

const expiry: Rule = (value) => {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value);
  if (!isDay) return 'Expiry date: enter a day of the calendar, like 2027-06-30';
  const thisYear = new Date().getUTCFullYear();
  return yearOf(value.slice(2, 4)) === Number(value.slice(0, 4))
    ? undefined
    : `Expiry date: its year is written with two digits, so enter one from ${thisYear + YEARS_AHEAD - 99} to ${thisYear + YEARS_AHEAD}`;
};

const address = addressField('domain');

const domain: Rule = (value, values) =>
  address.check(value, values) ??
  (/[?#]/.test(value)
    ? 'Web address: leave out what follows ? or #, because the number of the product follows'
    : undefined);

/** Writes an address without the slash at its end, as the numbers follow after one. */
function stemOf(value: string): string {
  const { address: typed = value } = readWebAddress(value);
  const stem = typed.trim().replace(/\/+$/, '');
  return stem === GS1 ? '' : stem;
}

/**
 * A product as a web address: GS1 Digital Link Standard, URI Syntax 1.2. The keys follow in the order of its §5.4.
 *
 * @example https://id.gs1.org/01/09506000134352/10/ABC1/21/12345?17=270630
 */
export const gs1: ContentType<Gs1Field> = {
  id: 'gs1',
  name: 'Product',
  fields: [
    {
      name: 'gtin',
      label: 'GTIN',
      control: 'text',
      hint: 'The number below the barcode of the product.',
      placeholder: '9506000134352',
      check: required('Enter the GTIN of the product.', gtin),
      plain: (value) => digitsOf(value).padStart(14, '0'),
    },
    { name: 'batch', label: 'Batch', control: 'text', width: 'half', check: optional(number('Batch')) },
    {
      name: 'serial',
      label: 'Serial number',
      control: 'text',
      width: 'half',
      check: optional(number('Serial number')),
    },
    { name: 'expiry', label: 'Expiry date', control: 'date', check: optional(expiry) },
    {
      ...address,
      name: 'domain',
      label: 'Web address of the brand',
      hint: 'A page on your site must answer there. Without one, GS1 says what it knows of the number.',
      placeholder: GS1,
      check: optional(domain),
      plain: stemOf,
    },
  ],
  empty: { gtin: '', batch: '', serial: '', expiry: '', domain: '' },
  namedBy: ['gtin'],
  payload: (values) => {
    const stem = stemOf(values.domain) || GS1;
    const path = [
      `/01/${digitsOf(values.gtin).padStart(14, '0')}`,
      ...qualifier('10', values.batch),
      ...qualifier('21', values.serial),
    ];
    return stem + path.join('') + expiryQuery(values);
  },
  parse: parseLink,
  wording: (values) => ({
    title: 'About this product',
    text: [`GTIN ${values.gtin}`, ...(isBlank(values.batch) ? [] : [`Batch ${values.batch}`])].join('\n'),
  }),
};

/** All signs that separate parts of an address are encoded: §5.3. */
function qualifier(key: string, value: string): readonly string[] {
  const encoded = encodeURIComponent(value.trim()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return encoded === '' ? [] : [`/${key}/${encoded}`];
}

const expiryQuery = (values: Values<Gs1Field>) =>
  isBlank(values.expiry) ? '' : `?17=${values.expiry.slice(2).replaceAll('-', '')}`;

/** Names of other attributes for display, by their application identifier. */
const attributes: Readonly<Record<string, string>> = {
  '11': 'production date',
  '15': 'best before',
  '17': 'expiry date',
  '3103': 'net weight (g)',
  linkType: 'kind of page',
};

function parseLink(text: string): ParsedContent | undefined {
  const link =
    /^(https?:\/\/[^?#\s]+?)\/01\/(\d{14})(?:\/10\/([^/?#\s]+))?(?:\/21\/([^/?#\s]+))?(?:\?([^#\s]*))?$/i.exec(
      text,
    );
  const [, stem = '', product = '', batch = '', serial = '', query = ''] = link ?? [];
  if (!link || !hasCheckDigit(product)) return undefined;
  const parameters = [...new URLSearchParams(query)];
  const isDate = ([name, value]: readonly [string, string]) =>
    name === '17' && /^\d{6}$/.test(value) && !/00$/.test(value);
  const expires = parameters.find(isDate);
  const [, day = ''] = expires ?? [];
  return {
    parts: [
      ...toParts({
        gtin: product,
        batch: decode(batch),
        serial: decode(serial),
        expiry: day.replace(/^(..)(..)(..)$/, (_, year, month, date) => `${yearOf(year)}-${month}-${date}`),
        domain: stemOf(stem),
      }),
      ...parameters
        .filter((parameter) => parameter !== expires)
        .map(([name, value]): Part => ({ name: attributes[name] ?? name, value, isOther: true })),
    ],
  };
}
