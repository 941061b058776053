import { expect } from 'vitest';
import { closeVisits, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

test('A visitor sees which code changes with its target', async ({ site }) => {
  const { page, pageErrors } = await site.visit();
  await page.goto(`${site.url}/dynamic-qr`);
  await waitForHeading(page);
  const codeOf = (name: string) =>
    page.getByRole('article', { name }).locator('svg[data-colours]').screenshot();
  const before = { dynamic: await codeOf('Dynamic codes'), static: await codeOf('Static codes') };
  await page.getByRole('radio', { name: 'On holiday' }).check();
  await page.getByRole('article', { name: 'Dynamic codes' }).getByText('we-are-on-holiday').waitFor();
  expect((await codeOf('Dynamic codes')).equals(before.dynamic)).toBe(true);
  expect((await codeOf('Static codes')).equals(before.static)).toBe(false);
  await closeVisits({ page, pageErrors });
});
