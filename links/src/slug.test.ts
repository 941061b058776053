import { describe, expect, test } from 'vitest';
import {
  checkCharacter,
  displaySlug,
  generateSlug,
  ownSlugProblem,
  readSlug,
  slugCharacters,
  slugOfLink,
} from './slug.ts';

const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
/** A right slug with two given characters from a place on; the others are the first one. */
const slugWith = (place: number, pair: string) => {
  const characters = `222222${pair}`.slice(pair.length).split('');
  characters.splice(place, pair.length, ...pair);
  const six = characters.slice(0, 6).join('');
  return six + checkCharacter(six);
};
const replaceAt = (slug: string, place: number, part: string) =>
  slug.slice(0, place) + part + slug.slice(place + part.length);
const isRead = (slug: string) => readSlug(slug).kind === 'slug';

describe('The check character', () => {
  test('is one of the 31 characters that aren’t mistaken for others', () => {
    expect(slugCharacters).toHaveLength(31);
    expect(slugCharacters).not.toMatch(/[01ILO]/);
    expect(checkCharacter('222222')).toBe('2');
    expect(checkCharacter('222223')).toBe('8');
  });

  // The sum is linear, so that a change is detected whatever the other characters are.
  test('detects every wrong character, at each place', () => {
    for (let place = 0; place < 7; place += 1)
      for (const right of slugCharacters) {
        const slug = slugWith(place === 6 ? 0 : place, right);
        expect(isRead(slug)).toBe(true);
        for (const wrong of slugCharacters) {
          const typed = replaceAt(slug, place, wrong);
          expect(isRead(typed), `${slug} as ${typed}`).toBe(typed === slug);
        }
      }
  });

  test('detects every swap of neighbours, the check character included', () => {
    for (let place = 0; place < 6; place += 1)
      for (const first of slugCharacters)
        for (const second of slugCharacters) {
          const slug = slugWith(place === 5 ? 4 : place, first + second);
          const [one = '', other = ''] = slug.slice(place, place + 2);
          const typed = replaceAt(slug, place, other + one);
          expect(isRead(typed), `${slug} as ${typed}`).toBe(one === other);
        }
  });
});

test('A generated slug has each character about equally often', () => {
  const counts = new Map<string, number>();
  for (let round = 0; round < 5_000; round += 1)
    for (const character of generateSlug(random).slice(0, 6))
      counts.set(character, (counts.get(character) ?? 0) + 1);
  const expected = (5_000 * 6) / 31;
  expect(counts.size).toBe(31);
  // Seven standard deviations.
  for (const count of counts.values())
    expect(Math.abs(count - expected)).toBeLessThan(7 * Math.sqrt(expected));
});

test.each([
  ['22222A2', { kind: 'mistyped' }],
  ['2222222', { kind: 'slug', slug: '2222222' }],
  ['menu-2026', { kind: 'slug', slug: 'MENU-2026' }],
  ['Menu-2026/', { kind: 'slug', slug: 'MENU-2026' }],
  ['menu-2026.', { kind: 'slug', slug: 'MENU-2026' }],
  ['menu-2026),', { kind: 'invalid' }],
  ['menu-2026//', { kind: 'invalid' }],
  ['abc', { kind: 'invalid' }],
  ['a'.repeat(41), { kind: 'invalid' }],
  ['caf\u00e9', { kind: 'invalid' }],
])('%s is read as %o', (typed, expected) => {
  expect(readSlug(typed)).toEqual(expected);
});

test.each([
  ['menu', undefined],
  ['abc', 'A short link’s name has 4 to 40 characters.'],
  ['a_bc', 'A short link’s name has letters, digits and hyphens only.'],
  ['----', 'A short link’s name needs a letter or digit.'],
  ['MENUABC', 'This name looks like a generated link. Add a hyphen or another character.'],
  ['menu-11', undefined],
  ['Support', 'This name is reserved. Choose another one.'],
])('The own name %s: %s', (typed, problem) => {
  expect(ownSlugProblem(typed)).toBe(problem);
});

test('Generated slugs are shown in capitals, own ones in small letters', () => {
  expect(displaySlug('2222222')).toBe('2222222');
  expect(displaySlug('ABCDEF2')).toBe('ABCDEF2');
  expect(displaySlug('MENU-2026')).toBe('menu-2026');
});

test.each([
  ['https://canary.example/q/menu-1', 'menu-1'],
  [' https://cnry.example/7F3KQ2M/ ', '7F3KQ2M'],
  ['canary.example/q/menu-1+?table=5#a/b', 'menu-1'],
  ['menu-1', 'menu-1'],
  ['', ''],
])('The slug of %j is found', (typed, slug) => {
  expect(slugOfLink(typed)).toBe(slug);
});
