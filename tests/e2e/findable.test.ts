import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles } from '../../client/src/features/blog/articles.ts';
import { clientDist } from '../../server/src/paths.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';

/** What search engines and feed readers get of the built site: no scripts, and so no browser either. */
let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer({ clientDist });
});
afterAll(() => server?.close());

async function get(path: string) {
  const response = await fetch(new URL(path, server.url), { headers: { accept: 'text/html,*/*;q=0.8' } });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

/** The page's attributes named so, in order. */
function attributes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) =>
    value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
}
const canonical = (html: string) => attributes(html, /<link [^>]*rel="canonical" href="([^"]*)"/g);
const feeds = (html: string) =>
  attributes(html, /<link [^>]*type="application\/rss\+xml"[^>]* href="([^"]*)"/g);
const meta = (html: string, name: string) =>
  attributes(html, new RegExp(`<meta [^>]*(?:name|property)="${name}" content="([^"]*)"`, 'g'))[0];

interface Thing {
  readonly [name: string]: unknown;
}

/** What a page says as data, by type. */
function dataOf(html: string): Map<string, Thing> {
  const things = attributes(html, /<script type="application\/ld\+json">(.*?)<\/script>/g).map(
    (json): Thing => JSON.parse(json),
  );
  for (const thing of things) expect(thing['@context']).toBe('https://schema.org');
  return new Map(things.map((thing) => [String(thing['@type']), thing]));
}

test.each(articles)('$slug is a page of its own, which says what it is as data', async (article) => {
  const { slug, title, description, keywords, published, picture } = article;
  const { status, text } = await get(`/blog/${slug}`);
  const address = `${server.url}/blog/${slug}`;
  expect(status).toBe(200);
  expect(canonical(text)).toEqual([address]);
  expect(feeds(text)).toEqual([`${server.url}/blog/rss.xml`]);
  expect(text).toContain(`<title>${title} – Canary QR</title>`);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text.match(/<h2/g)?.length).toBeGreaterThanOrEqual(6);
  expect(meta(text, 'description')).toBe(description);
  expect(meta(text, 'keywords')).toBe(keywords);
  expect(meta(text, 'og:type')).toBe('article');
  expect(meta(text, 'og:image:alt')).toBe(picture);
  expect(meta(text, 'twitter:card')).toBe('summary_large_image');

  const card = meta(text, 'og:image') ?? '';
  const drawn = await fetch(card);
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
  // Width and height stand in the first chunk (PNG §11.2.1).
  const pixels = new DataView(await drawn.arrayBuffer());
  expect([pixels.getUint32(16), pixels.getUint32(20)]).toEqual([1200, 630]);

  const data = dataOf(text);
  expect(data.get('BlogPosting')).toMatchObject({
    headline: title,
    description,
    url: address,
    datePublished: published,
    image: { url: card },
    author: { '@type': 'Organization', name: 'Canary QR' },
  });
  expect(data.get('BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Canary QR', item: `${server.url}/` },
      { position: 2, name: 'Blogs', item: `${server.url}/blogs` },
      { position: 3, name: title, item: address },
    ],
  });
});

test('The blog has two paths, and an unknown article is a 404', async () => {
  const [blogs, blog] = [await get('/blogs'), await get('/blog')];
  expect([blogs.status, blog]).toEqual([200, blogs]);
  expect(canonical(blogs.text)).toEqual([`${server.url}/blogs`]);
  expect(feeds(blogs.text)).toEqual([`${server.url}/blog/rss.xml`]);
  expect(dataOf(blogs.text).get('Blog')).toMatchObject({ url: `${server.url}/blogs` });
  const none = await get('/blog/no-such-article');
  expect(none.status).toBe(404);
  expect(none.text).toContain('<h1>Blog not found</h1>');
  expect(canonical(none.text)).toEqual([]);
  expect(dataOf(none.text).size).toBe(0);
});

test('The feed has its content type, and every link in it and in the sitemap works', async () => {
  const feed = await get('/blog/rss.xml');
  expect([feed.status, feed.type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const sitemap = await get('/sitemap.xml');
  const addresses = [
    ...attributes(feed.text, /<(?:link|guid)[^>]*>([^<]*)</g),
    ...attributes(feed.text, /href="([^"]*)"/g),
    ...attributes(sitemap.text, /<loc>([^<]*)</g),
  ];
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of new Set(addresses)) {
    expect([address, (await get(address)).status]).toEqual([address, 200]);
    expect(address.startsWith(`${server.url}/`)).toBe(true);
  }
});

test('The landing page has structured data of the product, and both FAQ pages of all their questions', async () => {
  const landing = await get('/');
  const product = dataOf(landing.text).get('WebApplication,Product');
  expect(product).toMatchObject({ name: 'Canary QR', url: `${server.url}/`, offers: { price: '0' } });
  for (const [path, least] of [
    ['/', 7],
    ['/faq', 40],
  ] as const) {
    const { text } = await get(path);
    const asked = dataOf(text).get('FAQPage')?.['mainEntity'];
    if (!Array.isArray(asked)) throw new Error(`${path} has no FAQPage.`);
    expect(asked.length).toBeGreaterThanOrEqual(least);
    // Search engines want to find every question on the page, too.
    const page = text.slice(text.indexOf('<body>'));
    for (const { name, acceptedAnswer } of asked) {
      expect(page).toContain(name.replaceAll('&', '&amp;'));
      expect(acceptedAnswer.text.length).toBeGreaterThan(20);
    }
  }
  expect(dataOf((await get('/faq')).text).get('BreadcrumbList')).toBeDefined();
});
