import { floods, injections } from '@canary/board/testing/injections';
import { cardText } from '@canary/board/texts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { RenderedMarkdown } from './rendered-markdown.tsx';

const people = ['Ada', 'Ada Lovelace', '<b onclick=alert(1)>Eve</b>'].map((name) => ({ id: name, name }));

function show(text: string) {
  return render(<RenderedMarkdown text={text} people={people} cards={new Map()} />).container;
}

/** The HTML of a text without classes, attributes of all blocks, and the outer element. */
function htmlOf(text: string): string {
  const [shown] = show(text).children;
  return (shown?.innerHTML ?? '').replaceAll(/ (?:class|dir|tabindex|target|rel)="[^"]*"/g, '');
}

const attributes: Record<string, readonly string[]> = {
  A: ['href', 'title', 'target', 'rel'],
  DIV: ['class', 'dir', 'role', 'aria-label', 'tabindex'],
  INPUT: ['type', 'checked', 'disabled', 'aria-label'],
  LI: ['class', 'dir'],
  OL: ['start'],
  P: ['class', 'dir'],
  PRE: ['class', 'dir', 'tabindex'],
  TABLE: ['class'],
  TD: ['dir', 'data-align'],
  TH: ['dir', 'data-align'],
  BDI: ['class'],
  ...Object.fromEntries(['H3', 'H4', 'H5', 'H6', 'CODE'].map((tag) => [tag, ['dir']])),
  ...Object.fromEntries(
    ['BLOCKQUOTE', 'BR', 'EM', 'HR', 'S', 'STRONG', 'TBODY', 'THEAD', 'TR', 'UL'].map((tag) => [tag, []]),
  ),
};

/** Elements and attributes that a text must not make. */
function harmIn(container: HTMLElement): string[] {
  const harm: string[] = [];
  for (const element of container.querySelectorAll('*')) {
    const allowed = attributes[element.tagName];
    const isOther = element.getAttributeNames().some((name) => !allowed?.includes(name));
    const isBadLink = element instanceof HTMLAnchorElement && !isHarmlessLink(element);
    const isField = element instanceof HTMLInputElement && !(element.type === 'checkbox' && element.disabled);
    if (!allowed || isOther || isBadLink || isField) harm.push(element.outerHTML);
  }
  return harm;
}

function isHarmlessLink(link: HTMLAnchorElement): boolean {
  return (
    /^(?:https?:\/\/|mailto:)/.test(link.getAttribute('href') ?? '') &&
    ['http:', 'https:', 'mailto:'].includes(link.protocol) &&
    link.rel === 'nofollow noopener noreferrer' &&
    link.target === '_blank' &&
    link.querySelector('a') === null
  );
}

describe('Hostile text makes nothing but harmless elements, before and after the server removes characters:', () => {
  test.each(injections)('%s', (_what, text) => {
    expect(harmIn(show(text))).toEqual([]);
    expect(harmIn(show(cardText(text)))).toEqual([]);
  });
});

describe('20,000 hostile characters are shown with less than 20,000 elements:', () => {
  test.each(floods)('%s', (_what, text) => {
    const container = show(text);
    expect(container.querySelectorAll('*').length).toBeLessThan(20_000);
    expect(harmIn(container)).toEqual([]);
  });
});

test.each([
  ['paragraphs and line ends', 'a\nb\n\nc', '<p>a<br>b</p><p>c</p>'],
  ['headings below those of the page', '# a\n\n### b\n\n###### c', '<h3>a</h3><h5>b</h5><h6>c</h6>'],
  ['emphasis', '**a** _b_ ~~c~~ `d`', '<p><strong>a</strong> <em>b</em> <s>c</s> <code>d</code></p>'],
  [
    'lists',
    '- a\n  1. b\n\n3. c',
    '<ul><li>a<ol start="1"><li>b</li></ol></li></ul><ol start="3"><li>c</li></ol>',
  ],
  [
    'tasks',
    '- [ ] a\n- [x] **b**\n- [X]\n- [y] c',
    '<ul><li><input disabled="" aria-label="Not done" type="checkbox"> a</li>' +
      '<li><input disabled="" aria-label="Done" type="checkbox" checked=""> <strong>b</strong></li><li>[X]</li><li>[y] c</li></ul>',
  ],
  ['quotes', '> a\n> > b', '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>'],
  ['code', '```ts\n<b>\n```\n\n    c', '<pre><code>&lt;b&gt;\n</code></pre><pre><code>c\n</code></pre>'],
  [
    'tables that scroll',
    '| a | b |\n|---|--:|\n| c | d |',
    '<div role="group" aria-label="Table"><table><thead><tr><th>a</th><th data-align="right">b</th></tr></thead>' +
      '<tbody><tr><td>c</td><td data-align="right">d</td></tr></tbody></table></div>',
  ],
  ['a line', 'a\n\n---', '<p>a</p><hr>'],
  ['HTML as it is', '<b>a</b> &amp;', '<p>&lt;b&gt;a&lt;/b&gt; &amp;</p>'],
  [
    'a link that says where it leads',
    '[a](https://b.example/c)',
    '<p><a href="https://b.example/c" title="https://b.example/c">a</a></p>',
  ],
  [
    'an address as a link',
    'https://a.example.',
    '<p><a href="https://a.example/">https://a.example</a>.</p>',
  ],
  ['an email address as a link', 'a@b.example', '<p><a href="mailto:a@b.example">a@b.example</a></p>'],
  ['a file name as text', 'README.md', '<p>README.md</p>'],
  ['a refused link as it was typed', '[a](javascript:b)', '<p>[a](javascript:b)</p>'],
  [
    'an image as a link',
    '![a](https://b.example/c.png)',
    '<p><a href="https://b.example/c.png" title="https://b.example/c.png">a</a></p>',
  ],
  [
    'an image without a text as a link',
    '![](https://b.example)',
    '<p><a href="https://b.example/" title="https://b.example/">Image</a></p>',
  ],
  [
    'an image in a link as its text',
    '[![a](https://b.example)](https://c.example)',
    '<p><a href="https://c.example/" title="https://c.example/">a</a></p>',
  ],
  [
    'mentions',
    '@ada lovelace, **@Ada**! `@Ada` a@Ada',
    '<p><bdi>@ada lovelace</bdi>, <strong><bdi>@Ada</bdi></strong>! <code>@Ada</code> a@Ada</p>',
  ],
])('Shows %s', (_what, text, html) => {
  expect(htmlOf(text)).toBe(html);
});

test('Numbers and addresses of known cards show their titles and states, and other references stay as they are', () => {
  const milk = { number: 12, title: 'Milk', path: '/b/home/c/12', isDone: false, columnName: 'To do' };
  const eggs = { number: 3, title: 'Eggs', path: '/b/home/c/3', isDone: true, columnName: 'Done' };
  const address = 'https://canary.example/b/home/c/12';
  const cards = new Map([
    ['#12', milk],
    ['#3', eggs],
    [address, milk],
  ]);
  const text = `#3, ${address} and **#12**; a#12 #123 #4 \`#12\` [the #12](https://a.example/#12) [Milk](${address}) &#12;`;
  const { container } = render(
    <MemoryRouter>
      <RenderedMarkdown text={text} people={people} cards={cards} />
    </MemoryRouter>,
  );
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent.trim(), link.getAttribute('href')]);
  expect(links).toEqual([
    ['#3 Eggs Done', '/b/home/c/3'],
    ['#12 Milk To do', '/b/home/c/12'],
    ['#12 Milk To do', '/b/home/c/12'],
    ['the #12', 'https://a.example/#12'],
    ['Milk', address],
  ]);
  expect(container).toHaveTextContent('a#12 #123 #4 #12 the');
});

test('Too much formatting is shown as it was typed, and no part is missing', () => {
  const text = `${'> '.repeat(100)}deep`;
  expect(show(text)).toHaveTextContent(`It is shown as you would edit it.${text}`, {
    normalizeWhitespace: true,
  });
});

test('Headings can start at another level', () => {
  render(<RenderedMarkdown text={'# a\n\n## b\n\n###### c'} people={[]} cards={new Map()} topHeading={4} />);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H4', 'H5', 'H6']);
});
