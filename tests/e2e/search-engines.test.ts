import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatorTypes } from '../../client/src/config/generators.ts';
import { articles } from '../../client/src/features/blog/articles.ts';
import { clientDist } from '../../server/src/platform/paths.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';

// Search engines and feed readers run no scripts, so these tests need no browser.
let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer({ clientDist });
});
afterAll(() => server?.close());

async function get(path: string) {
  const response = await fetch(new URL(path, server.url), { headers: { accept: 'text/html,*/*;q=0.8' } });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

const parser = new new JSDOM().window.DOMParser();

/** Returns the first group of each match, with entities decoded. */
function matchAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) =>
    value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
}
const canonical = (html: string) => matchAll(html, /<link [^>]*rel="canonical" href="([^"]*)"/g);
const feeds = (html: string) =>
  matchAll(html, /<link [^>]*type="application\/rss\+xml"[^>]* href="([^"]*)"/g);
const meta = (html: string, name: string) =>
  matchAll(html, new RegExp(`<meta [^>]*(?:name|property)="${name}" content="([^"]*)"`, 'g'))[0];

interface StructuredData {
  readonly [name: string]: unknown;
}

/** Returns a page's structured data (JSON-LD), by type. */
function structuredData(html: string): Map<string, StructuredData> {
  const items = matchAll(html, /<script type="application\/ld\+json">(.*?)<\/script>/g).map(
    (json): StructuredData => JSON.parse(json),
  );
  for (const item of items) expect(item['@context']).toBe('https://schema.org');
  return new Map(items.map((item) => [String(item['@type']), item]));
}

test.each(articles)(
  'The article $slug has its own page, with metadata and structured data',
  async (article) => {
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
    const image = await fetch(card);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    // The first chunk of a PNG has its width and height (PNG §11.2.1).
    const pixels = new DataView(await image.arrayBuffer());
    expect([pixels.getUint32(16), pixels.getUint32(20)]).toEqual([1200, 630]);

    const data = structuredData(text);
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
  },
);

test.each(generatorTypes)(
  'The page of %s codes is complete without scripts, and is in the sitemap',
  async (id) => {
    const { status, text } = await get(`/qr-code/${id}`);
    const address = `${server.url}/qr-code/${id}`;
    expect(status).toBe(200);
    expect(canonical(text)).toEqual([address]);
    for (const part of ['What the code contains', 'Which phones read it', 'Questions', 'Other types'])
      expect(text).toContain(`${part}</h2>`);
    expect(text).toContain('</form>');
    const questions = structuredData(text).get('FAQPage')?.['mainEntity'];
    if (!Array.isArray(questions)) throw new Error('The page has no FAQPage.');
    expect(questions.length).toBeGreaterThanOrEqual(4);
    const page = parser.parseFromString(text, 'text/html').body.textContent;
    for (const { name, acceptedAnswer } of questions) {
      expect(page).toContain(name);
      expect(page).toContain(acceptedAnswer.text);
    }
    expect(structuredData(text).get('BreadcrumbList')).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2, name: 'Features' }, { position: 3, item: address }],
    });
    const features = await get('/features');
    expect(features.text).toContain(`href="/qr-code/${id}"`);
    expect((await get('/sitemap.xml')).text).toContain(`<loc>${address}</loc>`);
  },
);

test('The blog has two paths, and an unknown article is a 404', async () => {
  const [blogs, blog] = [await get('/blogs'), await get('/blog')];
  expect([blogs.status, blog]).toEqual([200, blogs]);
  expect(canonical(blogs.text)).toEqual([`${server.url}/blogs`]);
  expect(feeds(blogs.text)).toEqual([`${server.url}/blog/rss.xml`]);
  expect(structuredData(blogs.text).get('Blog')).toMatchObject({ url: `${server.url}/blogs` });
  const unknown = await get('/blog/no-such-article');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('<h1>Blog not found</h1>');
  expect(canonical(unknown.text)).toEqual([]);
  expect(structuredData(unknown.text).size).toBe(0);
});

test('The feed has its content type, and every link in it and in the sitemap works', async () => {
  const feed = await get('/blog/rss.xml');
  expect([feed.status, feed.type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const sitemap = await get('/sitemap.xml');
  const addresses = [
    ...matchAll(feed.text, /<(?:link|guid)[^>]*>([^<]*)</g),
    ...matchAll(feed.text, /href="([^"]*)"/g),
    ...matchAll(sitemap.text, /<loc>([^<]*)</g),
  ];
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of new Set(addresses)) {
    expect([address, (await get(address)).status]).toEqual([address, 200]);
    expect(address.startsWith(`${server.url}/`)).toBe(true);
  }
});

test('The landing page has structured data about the product, and both FAQ pages have it for all their questions', async () => {
  const landing = await get('/');
  const product = structuredData(landing.text).get('WebApplication,Product');
  expect(product).toMatchObject({ name: 'Canary QR', url: `${server.url}/`, offers: { price: '0' } });
  for (const [path, minimum] of [
    ['/', 7],
    ['/faq', 40],
  ] as const) {
    const { text } = await get(path);
    const questions = structuredData(text).get('FAQPage')?.['mainEntity'];
    if (!Array.isArray(questions)) throw new Error(`${path} has no FAQPage.`);
    expect(questions.length).toBeGreaterThanOrEqual(minimum);
    // Search engines require every question to be on the page, too.
    const page = text.slice(text.indexOf('<body>'));
    for (const { name, acceptedAnswer } of questions) {
      expect(page).toContain(name.replaceAll('&', '&amp;'));
      expect(acceptedAnswer.text.length).toBeGreaterThan(20);
    }
  }
  expect(structuredData((await get('/faq')).text).get('BreadcrumbList')).toBeDefined();
});
