import { expect } from 'vitest';
import type { Vital } from '../../server/src/transports/pages/vitals.ts';
import { chunkOf } from '../support/chunk.ts';
import { siteTest, waitForHeading } from './site.ts';

const vitals: Vital[] = [];
const test = siteTest({ loggedIn: false, takeVital: (vital) => vitals.push(vital) });

test('With reports enabled, a page reports its vitals when the visitor leaves, and only to this site', async ({
  site,
}) => {
  const { page, requests, pageErrors } = await site.visit();
  const measuring = page.waitForResponse(chunkOf('src/site/vitals/report-vitals.ts'));
  await page.goto(`${site.url}/faq`);
  await waitForHeading(page);
  const script = JSON.stringify((await measuring).url());
  // A busy browser runs the script some time after it was loaded.
  await page.evaluate(
    `import(${script}).then(() => new Promise((done) => requestIdleCallback(() => done())))`,
  );
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).click();
  await page.goto('about:blank');
  await expect
    .poll(() => new Set(vitals.map(({ name }) => name)).size, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(4);
  expect(new Set(vitals.map((vital) => vital.page))).toEqual(new Set(['/faq']));
  const names = vitals.map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
  expect(names).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  const external = requests.map((request) => request.url()).filter((url) => !url.startsWith(`${site.url}/`));
  expect(external.filter((url) => /^https?:/.test(url))).toEqual([]);
  expect(pageErrors).toEqual([]);
  await page.context().close();
});
