import { expect, test } from 'vitest';
import { blogPath } from '#config/paths.ts';
import { articles } from '#features/blog/articles.ts';
import { feed } from './feed.ts';
import { sitemap } from './sitemap.ts';

/** Parses XML. jsdom reports a syntax error as an element of the document. */
function parse(text: string): XMLDocument {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed;
}

const textOf = (parent: Element, name: string) => parent.querySelector(name)?.textContent;

test('The feed is RSS 2.0, links to itself, and lists every article with its text, link and date', () => {
  const { documentElement: rss } = parse(feed());
  expect([rss.tagName, rss.getAttribute('version')]).toEqual(['rss', '2.0']);
  const [self] = rss.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
  expect(self?.getAttribute('href')).toBe('%ORIGIN%/blog/rss.xml');
  const items = [...rss.querySelectorAll('channel > item')];
  expect(
    items.map((item) => ({
      title: textOf(item, 'title'),
      link: textOf(item, 'link'),
      guid: textOf(item, 'guid'),
      snippet: textOf(item, 'description'),
      published: new Date(textOf(item, 'pubDate') ?? '').toISOString(),
    })),
  ).toEqual(
    articles.map(({ slug, title, snippet, published }) => ({
      title,
      link: `%ORIGIN%${blogPath(slug)}`,
      guid: `%ORIGIN%${blogPath(slug)}`,
      snippet,
      published: `${published}T00:00:00.000Z`,
    })),
  );
});

test('The sitemap lists every article with its publication date', () => {
  const { documentElement: urls } = parse(sitemap());
  const days = new Map(
    [...urls.querySelectorAll('url')].map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')]),
  );
  for (const { slug, published } of articles) {
    expect([slug, days.get(`%ORIGIN%${blogPath(slug)}`)]).toEqual([slug, published]);
  }
});
