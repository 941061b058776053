import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { box, generator } from './generator-page.ts';
import { siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

describe('Whatever is put into the form, the page answers and goes on', () => {
  for (const [what, text] of [
    ['only spaces', '     '],
    ['control characters', 'bell\u0007 and null\u0000'],
  ] as const) {
    test(`${what}: a message`, async ({ landing }) => {
      const page = generator(landing.page);
      await page.choose('Text');
      await page.paste('Text', text);
      await page.button('Download').click();
      await expect.poll(() => page.alert.textContent()).toContain('Please enter valid data.');
      const field = landing.page.getByRole('textbox', { name: 'Text' });
      const described = await field.getAttribute('aria-describedby');
      const error = landing.page.locator(`#${described?.split(' ').at(-1)}`);
      expect(await error.textContent()).toMatch(/Enter the text|control characters/);
    });
  }

  test('right-to-left text is drawn, saved and read', async ({ landing }) => {
    const page = generator(landing.page);
    const text = 'مرحبا بالعالم\nשלום ‮abc';
    await page.choose('Text');
    await page.paste('Text', text);
    expect(await page.download()).toMatchObject({ zxing: text, jsqr: text });
  });

  for (const [tab, label] of [
    ['Text', 'Text'],
    ['URL', 'Web address'],
  ] as const) {
    test(`5 MB pasted into ${tab}: it says so, keeps what was there, and goes on`, async ({ landing }) => {
      const page = generator(landing.page);
      await page.choose(tab);
      await page.type(label, 'https://example.com');
      await pasteAtEnd(landing.page, label, 'é😀 lorem '.repeat(500_000));
      await landing.page
        .getByText('That is 5,000,000 characters, but a QR code holds at most 7,089.')
        .waitFor();
      expect(await page.download()).toMatchObject({ zxing: 'https://example.com' });
      await page.type(label, '/a');
      expect(await landing.page.getByText('That is 5,000,000').count()).toBe(0);
    });
  }

  test('90,000 characters pasted: it says how many bytes too many', async ({ landing }) => {
    const page = generator(landing.page);
    await page.choose('Text');
    await pasteAtEnd(landing.page, 'Text', 'x'.repeat(90_000));
    await landing.page.getByText('Too long by 88,727 bytes').waitFor();
  });
});

/** Puts text in at the caret as the browser's own paste does, with its `beforeinput` event. */
async function pasteAtEnd(page: Page, label: string, text: string): Promise<void> {
  await box(page, label).focus();
  await page.keyboard.insertText(text);
}
