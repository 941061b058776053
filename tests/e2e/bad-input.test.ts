import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isSoak } from '../support/soak.ts';
import { box, generator } from './generator-page.ts';
import { siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

describe('The form handles any input', () => {
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
      expect(await box(landing.page, label).inputValue()).toBe('https://example.com');
    }
  });
});

/** Inserts text at the caret as pasting does, with its `beforeinput` event. */
async function pasteAtEnd(page: Page, label: string, text: string): Promise<void> {
  await box(page, label).focus();
  await page.keyboard.insertText(text);
}
