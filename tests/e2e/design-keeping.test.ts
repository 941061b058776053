import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { dumpDatabase } from '../support/dump-database.ts';
import { box, generator } from './generator-page.ts';
import { closeVisits, dismissLaunchDialog, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

test('A design copied as a link opens in another browser, without the code’s content', async ({ site }) => {
  const here = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = here;
  await dismissLaunchDialog(page);
  await page.goto(site.url);
  await waitForHeading(page);
  const form = generator(page);
  await form.type('Web address', 'https://secret.example/4711');
  await form.section('Colour');
  await page.getByRole('button', { name: 'Café menu' }).click();
  await page.getByText('Share', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy link to design' }).click();
  await page.getByText(/Link copied/).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(600);

  const other = await site.visit({ viewport: { width: 390, height: 844 } });
  await dismissLaunchDialog(other.page);
  await other.page.goto(link);
  await other.page.getByText('Shared design chosen.').waitFor();
  const shared = generator(other.page);
  expect(await box(other.page, 'Web address').inputValue()).toBe('');
  await shared.type('Web address', 'https://example.com');
  expect(await shared.download()).toMatchObject({ zxing: 'https://example.com' });
  await shared.section('Colour');
  await expect.poll(() => box(other.page, 'Background colour').inputValue()).toBe('#fbf1e0');
  // The fragment isn't sent to the server.
  expect(other.requests.map((request) => request.url()).join('\n')).not.toContain('design=');
  await closeVisits(here, other);
});

test('A page shows the code from its image address, after the user was told that the server gets its text', async ({
  site,
}) => {
  const visit = await site.visit();
  const { page, requests } = visit;
  await dismissLaunchDialog(page);
  await page.goto(site.url);
  await waitForHeading(page);
  const form = generator(page);
  await form.type('Web address', 'https://example.com/4711?a=1&b=2');
  await form.section('Shape');
  await page.getByRole('radio', { name: 'Dots' }).first().click();
  await page.getByText('Share', { exact: true }).click();
  await page.getByRole('button', { name: /Image address/ }).click();
  const show = page.getByRole('button', { name: 'Show the image address' });
  await show.waitFor();
  expect(requests.map((request) => request.url()).join('\n')).not.toContain('4711');
  await show.click();
  const picture = page.getByRole('img', { name: 'The code at this address' });
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  await page.getByRole('radio', { name: 'HTML' }).check();
  const html = await page.getByText('<img src=').textContent();
  await page.setContent(html ?? '');
  const embedded = page.getByRole('img', { name: 'QR code for example.com' });
  await expect.poll(() => embedded.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(300);
  await closeVisits(visit);
});

test('A preset is encrypted, opens in another browser, and is deleted with undo', async ({ site }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await signUp(site.url, { username: 'Ada', email });
  const open = async () => {
    const visit = await site.visit();
    const { page } = visit;
    await page.goto(`${site.url}/login?next=/generate/url`);
    await waitForHeading(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/generate/url');
    await generator(page).section('Colour');
    await page.getByText('Presets and sharing').click();
    return visit;
  };
  const preset = (page: Page, name: string) =>
    page.getByRole('list', { name: 'Your presets' }).getByRole('button', { name, exact: true });
  const here = await open();
  await here.page.getByRole('button', { name: 'Guest Wi-Fi' }).click();
  await here.page.getByLabel('Name of this design').fill('Our café');
  await here.page.getByRole('button', { name: 'Save preset' }).click();
  await here.page.getByText('Saved as “Our café”.').waitFor();
  expect(await dumpDatabase(site.db)).not.toMatch(/Our café|effaf8/);

  const there = await open();
  const inStrip = there.page.getByRole('list', { name: 'Templates' }).getByRole('button').first();
  await expect.poll(() => inStrip.textContent()).toBe('Our café');
  await preset(there.page, 'Our café').click();
  await expect.poll(() => box(there.page, 'Background colour').inputValue()).toBe('#effaf8');
  await there.page.getByRole('button', { name: 'Delete Our café' }).click();
  const deleted = there.page.getByRole('paragraph').filter({ hasText: 'Deleted “Our café”' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await there.page.getByText('“Our café” is back.').waitFor();
  await preset(there.page, 'Our café').waitFor();
  await closeVisits(here, there);
});
