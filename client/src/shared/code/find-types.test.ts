import { contentTypes } from '@canary/qr/content/all';
import { expect, test } from 'vitest';
import { generatorTypes } from '#config/generators.ts';
import { typeCategories, typeCopy } from '#config/type-copy.ts';
import { findTypes } from './find-types.ts';

test('Every content type has a page that makes its codes; dynamic codes are made on the page for web addresses', () => {
  expect([...generatorTypes, 'dynamic'].toSorted()).toEqual(Object.keys(contentTypes).toSorted());
});

test.each([
  ['upi', 'upi'],
  ['Wi-Fi', 'wifi'],
  ['wlan', 'wifi'],
  ['business card', 'vcard'],
  ['directions', 'location'],
  ['invoice', 'upi'],
  ['menu', 'url'],
  ['mobile', 'sms'],
  ['phone', 'phone'],
])('“%s” finds the type %s first', (query, id) => {
  expect(findTypes(query)[0]).toBe(id);
});

test('A category finds all its types, in the order of the dashboard', () => {
  expect(findTypes('contact')).toEqual(expect.arrayContaining(['email', 'vcard', 'sms', 'phone']));
});

test('A blank query finds all types, and a word of no type finds none', () => {
  expect(findTypes(' ')).toEqual(generatorTypes);
  expect(findTypes('giraffe')).toEqual([]);
});

test('No category is empty', () => {
  const used = new Set(generatorTypes.map((id) => typeCopy[id].category));
  expect([...used].toSorted()).toEqual(typeCategories.toSorted());
});
