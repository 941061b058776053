import { expect } from 'vitest';
import { findViolations } from './axe.ts';
import { generator } from './generator-page.ts';
import { siteTest } from './site.ts';

const test = siteTest({ loggedIn: false, scanCheck: true });

test('The preview says how well the code scans and why, and a fix that it offers helps', async ({
  landing: { page, requests },
}) => {
  const form = generator(page);
  const badge = page.getByRole('button', { name: /^Scan check: grade/ });
  const fix = page.getByRole('button', { name: /from grade . to .$/ });
  const height = () => page.locator('form').evaluate((element) => element.clientHeight);
  const before = await height();
  await form.paste('Web address', 'https://example.com/menu');
  await page.getByRole('button', { name: /^Scan check: grade [AB]\./ }).waitFor();
  expect(await height()).toBe(before);
  await form.section('Colour');
  await page.getByRole('textbox', { name: /^Code colour/ }).fill('#f5d442');
  await page.getByRole('textbox', { name: /^Background colour/ }).fill('#202020');
  await page.getByRole('button', { name: /grade F\. .*: it is light on a dark background/ }).waitFor();
  const heightWithoutFix = await height();
  await fix.waitFor();
  expect(await height()).toBe(heightWithoutFix);

  await badge.click();
  const details = page.getByRole('dialog', { name: 'Scan check' });
  await details.getByRole('row', { name: '1,024 pixels read not read read' }).waitFor();
  const words = await details.textContent();
  expect(words).toContain('ZBar doesn’t read light codes on dark backgrounds.');
  expect(words).toContain('37 × 37 modules, level H');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => badge.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.getByRole('textbox', { name: /^Background colour/ }).fill('#ffffff');
  const darker = page.getByRole('button', { name: /^Use a darker yellow/ });
  const [, better] = /→ ([ABC])$/.exec((await darker.textContent()) ?? '') ?? [];
  expect(better).toBeDefined();
  await darker.click();
  await page.getByRole('button', { name: `Scan check: grade ${better}.` }).waitFor();
  await page.getByRole('textbox', { name: /^Code colour/ }).fill('#e0e0e0');
  await page.getByRole('button', { name: 'Scan check: grade F.' }).waitFor();
  await form.button('Download').click();
  const arriving = page.waitForEvent('download');
  await form.button('Download anyway').click();
  await arriving;

  await page.getByRole('button', { name: 'Shuffle' }).click();
  await page.getByRole('button', { name: /^Scan check: grade [AB]\./ }).waitFor();
  expect(requests.map((request) => request.url()).filter((url) => url.includes('zbar'))).not.toEqual([]);
});
