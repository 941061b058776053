import { describe, expect } from 'vitest';
import { findViolations } from './axe.ts';
import { generator } from './generator-page.ts';
import { siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

describe('The landing page doesn’t overflow', () => {
  test('at 320, 768 and 1920 pixels', async ({ site }) => {
    const { page } = await site.visit();
    const fits = async () => {
      for (const width of [320, 768, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    };
    await page.goto(site.url);
    await page.getByRole('dialog').waitFor();
    await fits();
    await page.keyboard.press('Escape');
    const form = generator(page);
    for (const tab of ['Text', 'Email', 'vCard', 'Location', 'SMS', 'WiFi', 'URL']) {
      await form.choose(tab);
      await fits();
    }
    await form.choose('Text');
    await form.paste('Text', 'W'.repeat(5000));
    await page.getByText('Too long by').waitFor();
    await fits();
    await page.context().close();
  });
});

describe('axe finds no violations on the landing page', () => {
  for (const width of [390, 1280]) {
    test(`at ${width} pixels, with the dialog open or closed, and with errors, a code or a locked type`, async ({
      site,
    }) => {
      const { page } = await site.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await page.goto(site.url);
      await page.getByRole('dialog').waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await findViolations(page)).toEqual([]);
      const form = generator(page);
      await form.button('Download').click();
      await page.locator('#faq').getByRole('button').first().click();
      expect(await findViolations(page)).toEqual([]);
      await form.type('Web address', 'https://example.com');
      await form.download();
      expect(await findViolations(page)).toEqual([]);
      await form.choose('WiFi');
      expect(await findViolations(page)).toEqual([]);
      await page.context().close();
    });
  }
});
