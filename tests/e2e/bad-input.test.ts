import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { box, generator } from './generator-page.ts';
import { siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

describe('The form handles any input', () => {
  for (const [kind, text] of [
    ['only spaces', '     '],
    ['control characters', 'bell\u0007 and null\u0000'],
  ] as const) {
    test(`shows an error for ${kind}`, async ({ landing }) => {
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

  test('makes a code of right-to-left text', async ({ landing }) => {
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
    test(`rejects 5 MB pasted into ${tab} and keeps the text that was there`, async ({ landing }) => {
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

  test('shows by how much 90,000 pasted characters are too long', async ({ landing }) => {
    const page = generator(landing.page);
    await page.choose('Text');
    await pasteAtEnd(landing.page, 'Text', 'x'.repeat(90_000));
    await landing.page.getByText('Too long by 87,047 bytes').waitFor();
  });
});

/** Inserts text at the caret as pasting does, with its `beforeinput` event. */
async function pasteAtEnd(page: Page, label: string, text: string): Promise<void> {
  await box(page, label).focus();
  await page.keyboard.insertText(text);
}
