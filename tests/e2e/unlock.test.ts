import { expect } from 'vitest';
import { password } from '../support/accounts.ts';
import { readPng } from '../support/read-png.ts';
import { box, generator } from './generator-page.ts';
import { siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

test('A visitor’s code with a gradient survives signing up: it downloads after the unlock and is in the account', async ({
  landing,
}) => {
  const { page, pageErrors } = landing;
  const form = generator(page);
  await form.choose('Text');
  await form.type('Text', 'Open until 8');
  await form.section('Colour');
  await page
    .getByRole('radio', { name: /^Radial gradient/ })
    .first()
    .check();
  await form.button('Download').click();
  await page.getByRole('link', { name: 'Create a free account' }).click();

  await page.getByLabel('Username', { exact: true }).waitFor();
  // Google may lead through another site, which loads this one again.
  await page.reload();
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill('Username', 'Ada');
  await fill('Email', `${crypto.randomUUID()}@example.com`);
  await fill('Password', password);
  await page.getByRole('button', { name: 'Sign up' }).click();

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unlock for 2 tokens and download' }).click();
  expect(await readPng(await (await arriving).path())).toMatchObject({ zxing: 'Open until 8' });
  await page.getByText(/Saved as qr-code.png/).waitFor();
  // The code waits in the account, too.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: /^Text/ }).click();
  await expect.poll(() => form.preview.innerHTML()).toContain('radialGradient');
  expect(await box(page, 'Text').inputValue()).toBe('Open until 8');
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Open until 8');
  expect(pageErrors.filter((text) => !text.includes('WebSocket is closed'))).toEqual([]);
  await page.context().close();
});
