import { JSDOM } from 'jsdom';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect } from 'vitest';
import { blogPath, paths } from '../../client/src/config/paths.ts';
import { readBuiltPages, shell } from '../support/built-pages.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit, widthOf } from './axe.ts';
import { dismissLaunchDialog, siteTest, waitForHeading } from './site.ts';

const contactAddress = 'hello@example.com';
const test = siteTest({ loggedIn: false, contactAddress });

/** Every prerendered page, at each of its paths. */
const pages = readBuiltPages().filter(({ document }) => document !== shell);
/** One path for each document. */
const distinctPages = pages.filter(
  ({ document }, index) => pages.findIndex((page) => page.document === document) === index,
);

/** Parses documents. A JSDOM for each page would also read the page's style sheets. */
const parser = new new JSDOM().window.DOMParser();

interface ReadPage {
  readonly status: number;
  readonly document: Document;
}

const readPages = new Map<string, Promise<ReadPage>>();

/** Fetches a page, once, without running its scripts. */
function readPage(address: string): Promise<ReadPage> {
  const url = address.replace(/#.*/, '');
  const page = readPages.get(url) ?? fetchPage(url);
  readPages.set(url, page);
  return page;
}

async function fetchPage(url: string): Promise<ReadPage> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  return { status: response.status, document: parser.parseFromString(await response.text(), 'text/html') };
}

const content = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe('Before any script runs', () => {
  test.for(pages)(
    '$path has a title, metadata, one heading and its text',
    async ({ path, document: file, status }, { site }) => {
      const page = await readPage(`${site.url}${path}`);
      const { document } = page;
      expect(page.status).toBe(status);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.querySelectorAll('main')).toHaveLength(1);
      expect(document.title).toContain('Canary QR');
      if (status === 404) {
        expect(content(document, 'robots')).toBe('noindex');
        return;
      }
      const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
      expect(canonical).toBe(`${site.url}${distinctPages.find((page) => page.document === file)?.path}`);
      expect(content(document, 'description')).toMatch(/^.{50,160}$/);
      expect(content(document, 'contact')).toBe(contactAddress);
      expect(content(document, 'keywords')).toMatch(/\w+, \w+/);
      expect(content(document, 'og:url')).toBe(canonical);
      for (const kind of ['og', 'twitter']) {
        expect(content(document, `${kind}:title`)).toBe(document.title);
        expect(content(document, `${kind}:description`)).toBe(content(document, 'description'));
      }
      const picture = content(document, 'og:image') ?? '';
      const { width, height } = PNG.sync.read(Buffer.from(await (await fetch(picture)).arrayBuffer()));
      expect([width, height]).toEqual([1200, 630]);
      for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]'))
        expect(JSON.parse(textContent)).toMatchObject({ '@context': 'https://schema.org' });
    },
  );

  test('titles and descriptions are unique', async ({ site }) => {
    const heads = await Promise.all(
      distinctPages
        .filter(({ status }) => status === 200)
        .map(async ({ path }) => {
          const { document } = await readPage(`${site.url}${path}`);
          return [document.title, content(document, 'description')];
        }),
    );
    expect(new Set(heads.flat()).size).toBe(heads.length * 2);
  });

  test('every link leads to a page, and to an element of it', async ({ site }) => {
    const links = new Map<string, string>();
    for (const { path } of distinctPages) {
      const { document } = await readPage(`${site.url}${path}`);
      for (const link of document.querySelectorAll('a[href]')) {
        const { origin, href } = new URL(link.getAttribute('href') ?? '', `${site.url}${path}`);
        // The 404 page links to its own main element.
        if (link.getAttribute('href') === '#content')
          expect(document.getElementById('content')).not.toBeNull();
        else if (origin === site.url) links.set(href, path);
      }
    }
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    for (const [, href = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) links.set(href, 'sitemap.xml');
    expect(links.size).toBeGreaterThan(30);
    const broken: string[] = [];
    for (const [href, from] of links) {
      const { status, document } = await readPage(href);
      const id = decodeURIComponent(new URL(href).hash.slice(1));
      // Pages of an account have no content before the session is known.
      const isPrerendered = document.querySelector('[data-prerendered]') !== null;
      const exists = id === '' || !isPrerendered || document.getElementById(id) !== null;
      if (status !== 200 || !exists) broken.push(`${from} → ${href}: ${status}`);
    }
    expect(broken).toEqual([]);
  });
});

describe('In the browser', () => {
  test('every page hydrates without console messages, keeps its text and fits a phone', async ({ site }) => {
    const { page, pageErrors } = await site.visit({ viewport: { width: 320, height: 844 } });
    await dismissLaunchDialog(page);
    for (const { path } of distinctPages) {
      const before = (await readPage(`${site.url}${path}`)).document;
      await page.goto(`${site.url}${path}`);
      await waitForHeading(page);
      expect(await page.locator('h1').textContent(), path).toBe(before.querySelector('h1')?.textContent);
      if (path !== '/tasks')
        expect(await shareInHtml(page, before), `${path}: share of text in the HTML`).toBeGreaterThan(0.9);
      expect(await widthOf(page), path).toBeLessThanOrEqual(320);
      expect(withoutNotFound(pageErrors), path).toEqual([]);
    }
    await page.context().close();
  });

  const sample = [paths.tasks, blogPath('create-upi-qr-code')];

  test.concurrent.for(isSoak ? distinctPages.map(({ path }) => path) : sample)(
    '%s loads without a layout shift or console messages, and passes axe in both themes',
    // Concurrent tests need the `expect` of their own.
    async (path, { site, expect }) => {
      const { page, pageErrors } = await site.visit({ viewport: { width: 390, height: 844 } });
      await dismissLaunchDialog(page);
      await page.goto(`${site.url}${path}`);
      await waitForHeading(page);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(0.1);
      for (const [width, colorScheme] of [
        [320, 'light'],
        [1280, 'dark'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await expectFit(page, colorScheme, [width]);
      }
      expect(withoutNotFound(pageErrors)).toEqual([]);
      await page.context().close();
    },
  );
});

/** The answer to an unknown address is a 404, which Chromium counts as a failure to load. */
const withoutNotFound = (pageErrors: readonly string[]) =>
  pageErrors.filter((error) => !error.includes('404'));

/**
 * The sum of the page's layout shift scores (https://wicg.github.io/layout-instability). A good page has less than 0.1
 * (https://web.dev/articles/cls).
 */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive at once; without a shift there are none.
        setTimeout(() => resolve(sum), 100);
      }),
  );

/** The share of the page's text that is already in the HTML, from 0 to 1. */
async function shareInHtml(page: Page, before: Document): Promise<number> {
  const html = before.querySelector('main')?.textContent ?? '';
  const texts = await page.locator('main').locator('p, li, h2, h3, td').allTextContents();
  const lengthOf = (some: readonly string[]) => some.join('').length;
  return lengthOf(texts.filter((text) => html.includes(text))) / lengthOf(texts);
}
