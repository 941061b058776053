import type { ContentType } from './content-type.ts';
import { phoneField, withoutTrunkZero } from './phone.ts';
import { phoneNumber } from './phone-number.ts';
import { emailAddress, isBlank, optional, plainText, required } from './rules.ts';
import { addressField, addressOf } from './url.ts';

type CardField = 'name' | 'phone' | 'email' | 'org' | 'title' | 'website' | 'address';

/** Escapes backslash, comma, semicolon and line breaks in a text value: RFC 2426 §4. */
function escapeCardText(text: string): string {
  return text
    .trim()
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');
}

/**
 * Folds a line of more than 75 bytes: it continues after CRLF and a space (RFC 2426 §2.6). Characters aren't split, so
 * every line is valid UTF-8.
 */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const FAMILY_NAME_FIRST = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/**
 * Splits a full name into the parts of the N property. The family name is the last word; in Chinese, Japanese and Korean,
 * the first. FN holds the name as typed.
 *
 * @example splitName('Ada King Lovelace') // { family: 'Lovelace', given: 'Ada King' }
 */
export function splitName(name: string): { family: string; given: string } {
  const words = name.trim().split(/\s+/u);
  const familyFirst = FAMILY_NAME_FIRST.test(name);
  const family = familyFirst ? words.shift() : words.pop();
  return { family: family ?? '', given: words.join(' ') };
}

const website = addressField('website');

/** A contact card: vCard 3.0, RFC 2426. */
export const vcard: ContentType<CardField> = {
  id: 'vcard',
  name: 'vCard',
  fields: [
    {
      name: 'name',
      label: 'Full name',
      control: 'text',
      hint: 'As it should appear in the address book.',
      placeholder: 'Ada Lovelace',
      check: required('Enter the contact’s name.'),
    },
    { ...phoneField, check: optional(phoneNumber) },
    {
      name: 'email',
      label: 'Email address',
      control: 'email',
      hint: 'Saved with the contact.',
      placeholder: 'name@example.com',
      check: optional(emailAddress),
    },
    {
      name: 'org',
      label: 'Organisation',
      control: 'text',
      hint: 'Company, club or school.',
      check: optional(),
    },
    {
      name: 'title',
      label: 'Job title',
      control: 'text',
      hint: 'Their role there.',
      extra: true,
      check: optional(),
    },
    {
      name: 'website',
      label: 'Website',
      extra: true,
      ...website,
      check: optional(website.check),
    },
    {
      name: 'address',
      label: 'Postal address',
      control: 'multiline',
      hint: 'Street, town and country, as on an envelope.',
      extra: true,
      check: optional(plainText),
    },
  ],
  empty: { name: '', phone: '', email: '', org: '', title: '', website: '', address: '' },
  payload: (values) => {
    const { family, given } = splitName(values.name);
    const property = (name: string, value: string, before = '', after = '') =>
      isBlank(value) ? [] : [`${name}:${before}${escapeCardText(value)}${after}`];
    return [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${escapeCardText(family)};${escapeCardText(given)};;;`,
      ...property('FN', values.name),
      ...property('ORG', values.org),
      ...property('TITLE', values.title),
      ...property('TEL', withoutTrunkZero(values.phone)),
      ...property('EMAIL', values.email),
      // RFC 2426 §3.6.8: a value of type uri has no text escapes.
      ...(isBlank(values.website) ? [] : [`URL:${addressOf(values.website)}`]),
      ...property('ADR', values.address, ';;', ';;;;'),
      'END:VCARD',
    ]
      .map((line) => `${foldLine(line)}\r\n`)
      .join('');
  },
};
