import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { expectFit } from './axe.ts';
import { countSteps } from './count-steps.ts';
import { closeVisits, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

test('A visitor sees which code changes with its target, and gets to the generator by signing up', async ({
  site,
}) => {
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

  const { steps, click, type } = countSteps(page);
  await click('link', 'Make a dynamic code');
  await type(/^Username/, 'Mimosa');
  await type(/^Email/, `${crypto.randomUUID()}@example.com`);
  await type(/^Password/, password);
  await click('button', 'Sign up');
  await page.waitForURL(`${site.url}/generate/url?changeable`);
  expect(steps).toEqual({ clicks: 2, fields: 3 });
  await closeVisits({ page, pageErrors });
});

test('A user who deletes the account reads how many printed codes stop, and can save a table of them', async ({
  site,
}) => {
  const ada = await signUp(site.url);
  const create =
    'mutation ($input: CreateDynamicCodeInput!) { createDynamicCode(input: $input) { shortUrl } }';
  for (const target of ['https://example.com/a', 'https://example.com/b']) {
    await postGraphql(site.url, create, { input: { target, changeId: target } }, ada.headers);
  }
  const { page, pageErrors } = await site.visit({}, ada);
  await page.goto(`${site.url}/account#delete`);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByText('2 dynamic codes will stop working wherever they are printed.').waitFor();
  await expectFit(page, 'the dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/,https:\/\/example\.com\/b,0,20\d\d-/);
  await closeVisits({ page, pageErrors });
});
