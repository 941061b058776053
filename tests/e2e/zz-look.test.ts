import { mkdirSync } from 'node:fs';
import { signUp } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });
mkdirSync('/tmp/h9-look', { recursive: true });

test('look', async ({ site }) => {
  const ada = await signUp(site.url);
  const q = 'mutation ($input: CreateDynamicCodeInput!) { createDynamicCode(input: $input) { id version } }';
  const { data } = await postGraphql(site.url, q, { input: { target: 'https://example.com/menu/summer/on-the-terrace-of-our-restaurant?table=5', timeZone: 'Europe/Berlin', changeId: crypto.randomUUID() } }, ada.headers);
  const { id } = Object(data).createDynamicCode;
  const u = 'mutation ($input: UpdateDynamicCodeInput!) { updateDynamicCode(input: $input) { id version } }';
  for (const [i, t] of ['https://example.com/menu/winter', 'https://example.org/a'].entries())
    await postGraphql(site.url, u, { input: { id, version: i + 1, target: t } }, ada.headers);
  const now = Date.now();
  const day = Math.floor(now / 86400000), hour = Math.floor(now / 3600000);
  let total = 0;
  for (let i = 0; i < 200; i++) {
    const scans = Math.round(20 + 15 * Math.sin(i / 3));
    if (i < 90) { total += scans; await site.db.scanDay.create({ data: { linkId: id, day: day - i, dimension: 'ALL', value: '', scans } as never });
      for (const [v, s] of [['phone', 15], ['computer', 3], ['tablet', 1]] as const) await site.db.scanDay.create({ data: { linkId: id, day: day - i, dimension: 'DEVICE', value: v, scans: s } as never });
      for (const [v, s] of [['DE', 12], ['AT', 5], ['other', 1]] as const) await site.db.scanDay.create({ data: { linkId: id, day: day - i, dimension: 'COUNTRY', value: v, scans: s } as never }); }
    await site.db.scanHour.create({ data: { linkId: id, hour: hour - i, scans: i % 7, previews: 0, bots: 0 } as never });
  }
  await site.db.scanTotal.create({ data: { linkId: id, scans: total, previews: 12, bots: 3 } as never });
  for (const [width, scheme] of [[1280, 'light'], [390, 'dark']] as const) {
    const { page, pageErrors } = await site.visit({ viewport: { width, height: 900 }, colorScheme: scheme }, ada);
    const shot = (name: string) => page.screenshot({ path: `/tmp/h9-look/${name}-${width}.png`, fullPage: true });
    await page.goto(`${site.url}/codes/${id}`);
    await page.getByText('Earlier targets').waitFor();
    await page.getByText('Phones').waitFor();
    await shot('page');
    await page.getByRole('button', { name: 'Point elsewhere' }).click();
    await page.getByLabel('New address').fill('nonsense');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('This is not a web address').waitFor();
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.getByLabel('Period').selectOption('7-days');
    await page.waitForTimeout(700);
    await shot('editing');
    await page.getByRole('button', { name: 'Pause the code' }).click();
    await page.getByText('The code is paused').first().waitFor();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await shot('paused');
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Test a print' }).click();
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/h9-look/test-${width}.png` });
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('This code was deleted').first().waitFor();
    await shot('deleted');
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('The code was restored').first().waitFor();
    await page.goto(`${site.url}/codes/nothing`);
    await page.getByText('doesn’t exist').waitFor();
    await shot('missing');
    await page.goto(`${site.url}/codes/new`);
    await page.getByLabel('Web address').waitFor();
    await shot('new');
    await page.goto(`${site.url}/report?link=abc`);
    await waitForHeading(page);
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.waitForTimeout(400);
    await shot('report');
    console.log(pageErrors);
  }
}, 200000);
