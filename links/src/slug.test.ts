import { describe, expect, test } from 'vitest';
import {
  checkCharacter,
  displaySlug,
  generateSlug,
  ownSlugProblem,
  readShortLink,
  readSlug,
  slugCharacters,
} from './slug.ts';

const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
/** A right slug with two given characters from a place on. The other characters are the first of `slugCharacters`. */
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

const menu = { kind: 'slug', slug: 'MENU-2026', asksForTarget: false };

test.each([
  'MENU-2026',
  'menu-2026',
  'Menu-2026/',
  'menu-2026//',
  'menu-2026.',
  'menu-2026,',
  'menu-2026),',
  'menu-2026%20',
  'menu-2026%20is%20our%20menu',
  'menu-2026%E2%80%8B',
  'menu-%E2%80%8B2026',
  '%EF%BB%BFmenu-2026',
  '%20menu-2026',
  'menu%C2%AD-2026',
  'menu-2026;',
  'menu-2026!',
  'menu-2026"',
  'menu-2026%22%3EMenu%3C/a%3E',
  'menu-2026&utm_source=x',
  'menu-2026&amp;utm_source=x',
  'menu-2026%3Futm_source=x',
  'menu-2026%2D',
  'menu%2D2026',
  'menu-2026-',
  'menu-2026%E2%80%94',
  'menu%E2%80%912026',
  'menu-2026%E2%80%9D',
  'menu-2026%E2%80%A6',
  'menu-2026%C2%A0',
  'menu-2026%0A',
  'menu-2026%C2%B9',
  'menu-2026%3E',
  "menu-2026'",
  'menu-2026]',
  'menu-2026*',
  'menu-2026_',
  'menu-2026~',
  'menu-2026\\',
  'menu-2026|x',
  'menu-2026:',
  'menu-2026.html',
  'menu-2026.Next%20sentence',
  'menu-2026%E3%80%82',
  'menu-2026%E8%AF%B7%E6%89%AB%E7%A0%81',
  'menu-2026%EF%B8%8F',
  'menu-2026%2520',
  'menu-2026%',
  'menu-2026%E2%80',
  'menu-2026+and+more',
])('The link %j leads to menu-2026', (typed) => {
  expect(readSlug(typed)).toEqual(menu);
});

test.each(['menu-2026+', 'menu-2026+/', 'menu-2026+.', 'menu-2026+%20', 'menu-2026%2B', 'menu-2026++'])(
  'The link %j asks where menu-2026 leads',
  (typed) => {
    expect(readSlug(typed)).toEqual({ ...menu, asksForTarget: true });
  },
);

test.each([
  ['22222A2', 'mistyped'],
  ['22222A2%20', 'mistyped'],
  ['abc', 'invalid'],
  ['', 'invalid'],
  ['----', 'invalid'],
  ['-menu', 'invalid'],
  ['a'.repeat(41), 'invalid'],
  // A part of the name would be the name of another link.
  ['menus-caf\u00e9', 'invalid'],
  ['menu\u00fc', 'invalid'],
  ['men\u00fc-card', 'invalid'],
  ['menu_2026', 'invalid'],
  ['menu__2026', 'invalid'],
  ['menu\u0308', 'invalid'],
  ['menu\uff12', 'invalid'],
])('The link %j is %s', (typed, kind) => {
  expect(readSlug(typed)).toEqual({ kind });
  expect(readSlug(encodeURIComponent(typed.replace('%20', ' ')))).toEqual({ kind });
});

const characters = 'only letters from a to z, digits and hyphens.';

test.each([
  ['menu', undefined],
  ['Menu-11', undefined],
  [' menu ', undefined],
  ['abc', 'A short link’s name has 4 to 40 characters.'],
  ['menü', `A short link’s name can’t have “ü”, ${characters} Try “menu”.`],
  ['Grüße', `A short link’s name can’t have “ü”, ${characters} Try “grusse”.`],
  ['Smørrebrød', `A short link’s name can’t have “ø”, ${characters} Try “smorrebrod”.`],
  ['Ada’s menu', `A short link’s name can’t have “’”, ${characters} Try “adas-menu”.`],
  ['summer sale', `A short link’s name can’t have a space, ${characters} Try “summer-sale”.`],
  ['summer_sale', `A short link’s name can’t have “_”, ${characters} Try “summer-sale”.`],
  ['menu\u200b-1', `A short link’s name can’t have an invisible character, ${characters} Try “menu-1”.`],
  ['menu🐤', `A short link’s name can’t have “🐤”, ${characters} Try “menu”.`],
  ['ｍｅｎｕ', `A short link’s name can’t have “ｍ”, ${characters} Try “menu”.`],
  ['菜单菜单', `A short link’s name can’t have “菜”, ${characters}`],
  ['robots.txt', `A short link’s name can’t have “.”, ${characters}`],
  ['-menu-', 'A short link’s name starts and ends with a letter or digit. Try “menu”.'],
  ['----', 'A short link’s name starts and ends with a letter or digit.'],
  ['MENUABC', 'This name looks like a generated link. Add a hyphen or another character.'],
])('The own name %s: %s', (typed, problem) => {
  expect(ownSlugProblem(typed)).toBe(problem);
});

test.each([
  'Support',
  'log-in',
  'canary-qr',
  'healthz',
  'health-z',
  'readyz',
  'metrics',
  'graphql',
  'well-known',
  'robots',
  'robots-txt',
  'favicon',
  'sitemap',
  'apple-touch-icon',
  'wp-login',
  'cgi-bin',
])('The own name %s is reserved', (typed) => {
  expect(ownSlugProblem(typed)).toBe('This name is reserved. Choose another one.');
});

test('Generated slugs are shown in capitals, own ones in small letters', () => {
  expect(displaySlug('2222222')).toBe('2222222');
  expect(displaySlug('ABCDEF2')).toBe('ABCDEF2');
  expect(displaySlug('MENU-2026')).toBe('menu-2026');
});

test.each([
  ['https://canary.example/q/menu-1', 'MENU-1'],
  [' https://cnry.example/2222222/ ', '2222222'],
  ['canary.example/q/menu-1+?table=5#a/b', 'MENU-1'],
  ['http://LOCALHOST:4000/Q/MENU-1', 'MENU-1'],
  ['localhost:4000/q/menu-1', 'MENU-1'],
  ['cnry.example/menu-1&from=a/b', 'MENU-1'],
  ['“https://canary.example/q/menu-1”', 'MENU-1'],
  ['Our menu: https://canary.example/q/menu-1.', 'MENU-1'],
  ['<a href="https://canary.example/q/menu-1">Menu</a>', 'MENU-1'],
  ['/q/menu-1', 'MENU-1'],
  ['menu-1/', 'MENU-1'],
  ['', undefined],
  ['https://canary.example/', undefined],
])('The slug of %j is %s', (typed, slug) => {
  expect(readShortLink(typed)).toMatchObject(slug === undefined ? { kind: 'invalid' } : { slug });
});
