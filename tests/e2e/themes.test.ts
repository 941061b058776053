import { expect } from 'vitest';
import { templatePayload } from '../../qr/src/templates/templates.ts';
import { readPng } from '../support/read-png.ts';
import { box, generator } from './generator-page.ts';
import { dismissLaunchDialog, siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

test('A theme scans in the gallery, and its link opens the generator in its colours', async ({ site }) => {
  const { page, pageErrors } = await site.visit({ viewport: { width: 390, height: 844 } });
  await dismissLaunchDialog(page);
  await page.goto(`${site.url}/themes`);
  const shown = page.getByRole('img', { name: 'A code in Lagoon' });
  await shown.scrollIntoViewIfNeeded();
  // The picture is loaded when it comes into view.
  await expect.poll(async () => (await readPng(await shown.screenshot())).zxing).toBe(templatePayload);

  await page.getByRole('link', { name: 'Use Lagoon' }).click();
  await page.getByText('Design ‘Lagoon’ chosen.').waitFor();
  await expect
    .poll(() => page.locator('#generate').evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(200);
  await generator(page).section('Colour');
  await expect.poll(() => box(page, 'Code colour').inputValue()).toBe('#00424d');
  expect(pageErrors).toEqual([]);
  await page.context().close();
});
