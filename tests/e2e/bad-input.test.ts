import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isSoak } from '../support/soak.ts';
import { box, generator } from './generator-page.ts';
import { siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

describe('The form handles any input', () => {
  test('shows an error for only spaces and for control characters', async ({ landing }) => {
    const page = generator(landing.page);
    await page.choose('Text');
    for (const [text, message] of [
      ['     ', /Enter the text/],
      ['bell\u0007 and null\u0000', /This contains control characters/],
    ] as const) {
      await page.paste('Text', text);
      await page.button('Download').click();
      await expect.poll(() => page.alert.textContent()).toContain('Please enter valid data.');
      await landing.page.getByText(message).waitFor();
    }
  });

  test.runIf(isSoak)('makes a code of right-to-left text', async ({ landing }) => {
    const page = generator(landing.page);
    const text = 'مرحبا بالعالم\nשלום ‮abc';
    await page.choose('Text');
    await page.paste('Text', text);
    expect(await page.download()).toMatchObject({ zxing: text, jsqr: text });
  });

  test('rejects 5 MB pasted into a field and keeps the text that was there', async ({ landing }) => {
    const page = generator(landing.page);
    const text = ['Text', 'Text'] as const;
    const url = ['URL', 'Web address'] as const;
    for (const [tab, label] of isSoak ? [text, url] : [url]) {
      await page.choose(tab);
      await page.type(label, 'https://example.com');
      await pasteAtEnd(landing.page, label, 'é😀 lorem '.repeat(500_000));
      await landing.page
        .getByText('That is 5,000,000 characters, but a QR code holds at most 7,089.')
        .waitFor();
      expect(await page.download()).toMatchObject({ zxing: 'https://example.com' });
      await page.type(label, '/a');
      expect(await landing.page.getByText('That is 5,000,000').count()).toBe(0);
    }
  });
});

/** Inserts text at the caret as pasting does, with its `beforeinput` event. */
async function pasteAtEnd(page: Page, label: string, text: string): Promise<void> {
  await box(page, label).focus();
  await page.keyboard.insertText(text);
}
