import { mergeTexts } from '@canary/board/merge-texts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardLink, linkAddress, replaceLinks, splitLinks } from './link-list.ts';

const offer = { title: 'The offer', address: 'https://a.example/1' };
const plan = { title: '', address: 'https://b.example/plan' };
const list = 'Links:\n- [The offer](https://a.example/1)\n- <https://b.example/plan>';

test.each([
  ['a website', ' https://a.example/1 ', 'https://a.example/1'],
  ['an email address', 'mailto:a b@c.example', 'mailto:a%20b@c.example'],
  ['a script', ' javascript:alert(1)', undefined],
  ['data', 'data:text/html,a', undefined],
  ['a file', 'file:///etc/hosts', undefined],
  ['words', 'The offer', undefined],
  ['a host without a protocol', 'a.example/1', undefined],
  ['nothing', ' ', undefined],
])('Links lead to websites and email addresses: %s', (_what, text, address) => {
  expect(linkAddress(text)).toBe(address);
});

describe('The list of links', () => {
  test('is below its line in the description, and is no part of the text', () => {
    expect(splitLinks(list)).toEqual({ text: '', links: [offer, plan], listStart: 0 });
    expect(splitLinks(`Milk\n\n${list}\n\nEggs`)).toEqual({
      text: 'Milk\n\n\nEggs',
      links: [offer, plan],
      listStart: 4,
    });
    expect(splitLinks('Links:\n* https://b.example/plan\n- see above')).toEqual({
      text: '- see above',
      links: [plan],
      listStart: 0,
    });
  });

  test.each([
    'Links:\n- see above',
    'Links:\n- [a](javascript:alert(1))',
    'Links: https://a.example',
    '- https://a.example',
    'Milk\nLinks:\n- https://a.example',
  ])('is missing in %j', (text) => {
    expect(splitLinks(text)).toEqual({ text, links: [], listStart: text.length });
  });

  test('stays where it is when its links change, and goes with its last link', () => {
    const description = `Milk\n\n${list}\n\nEggs`;
    expect(replaceLinks(description, [plan])).toBe('Milk\n\nLinks:\n- <https://b.example/plan>\n\nEggs');
    expect(replaceLinks(description, [])).toBe('Milk\n\nEggs');
    expect(replaceLinks('Milk', [offer, plan])).toBe(`Milk\n\n${list}`);
  });

  const word = fc.string({ unit: fc.constantFrom(...'ab [](){}<>\\`*_#&;!'), minLength: 1, maxLength: 12 });
  const link = fc.record({
    title: word.map((text) => text.trim()),
    address: fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }).map((url) => new URL(url).href),
      word.map((text) => linkAddress(`https://a.example/?a=${text}&amp;#${text}`) ?? ''),
      word.map((text) => linkAddress(`mailto:${text}@a.example`) ?? ''),
    ),
  });

  test('has every link with its title and address, and leaves the text around it alone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', 'Milk', 'Milk\n\n- Eggs'),
        fc.array(link, { minLength: 1, maxLength: 4 }),
        (text, links: CardLink[]) => {
          const description = replaceLinks(text, links);
          expect(splitLinks(description)).toEqual({ text, links, listStart: text.length });
          expect(replaceLinks(description, [])).toBe(text);
        },
      ),
    );
  });

  test('merges with another person’s changes of the text and of other links', () => {
    const base = `Milk\n\n${list}`;
    const mine = replaceLinks(base, [{ ...offer, title: 'The new offer' }, plan]);
    const theirs = replaceLinks(base, [offer]).replace('Milk', 'Oat milk');
    expect(mergeTexts(base, mine, theirs)).toMatchObject({
      text: 'Oat milk\n\nLinks:\n- [The new offer](https://a.example/1)',
      hasConflict: false,
    });
  });
});
