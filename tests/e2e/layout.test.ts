import { describe, expect } from 'vitest';
import { findViolations } from './axe.ts';
import { generator } from './generator-page.ts';
import { siteTest } from './site.ts';

const test = siteTest({ signedIn: false });

describe('Nothing overflows', () => {
  for (const width of [320, 768, 1920]) {
    test(`at ${width} pixels`, async ({ site }) => {
      const { page } = await site.visit({ viewport: { width, height: 800 } });
      await page.goto(site.url);
      const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
      await page.getByRole('dialog').waitFor();
      expect(await widest()).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect(await widest()).toBeLessThanOrEqual(width);
      }
      const form = generator(page);
      await form.choose('Text');
      await form.paste('Text', 'W'.repeat(2000));
      await page.getByText('Too long by').waitFor();
      expect(await widest()).toBeLessThanOrEqual(width);
      await page.context().close();
    });
  }
});

describe('axe finds nothing', () => {
  for (const width of [390, 1280]) {
    test(`at ${width} pixels, with the dialog open, closed, and with errors, a code and a lock in view`, async ({
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
