import type { Locator, Page } from 'playwright-core';

/** A page with a field, and a picture that shows the typed text. */
export interface Scene {
  readonly name: string;
  /** The field's value before the first key. */
  readonly before: string;
  open(page: Page): Promise<{ field: Locator; picture: Locator }>;
}

const LENGTHS = [20, 200, 1_000];

/** The lower bound on this machine: one key, one event, one text node, one frame. */
const bare: Scene = {
  name: 'bare input, no code',
  before: 'x'.repeat(20),
  open: async (page) => {
    await page.setContent('<input aria-label="Field"><output>–</output>');
    const field = page.getByLabel('Field');
    await field.evaluate((input: HTMLInputElement) => {
      input.addEventListener('input', () => {
        const output = document.querySelector('output');
        if (output) output.textContent = input.value;
      });
    });
    return { field, picture: page.locator('output') };
  },
};

const preview = (page: Page) => page.getByRole('img', { name: 'Preview of your QR code' });

const webAddresses = LENGTHS.map((length) => ({
  name: 'URL',
  before: 'https://example.com/'.padEnd(length, 'path/'),
  open: async (page: Page) => {
    await page.goto('/');
    return { field: page.getByLabel('Web address'), picture: preview(page) };
  },
}));

const texts = LENGTHS.map((length) => ({
  name: 'Text',
  before: ''.padEnd(length, 'The quick brown fox. '),
  open: async (page: Page) => {
    await page.goto('/');
    await page.getByRole('tab', { name: 'Text' }).click();
    return { field: page.getByRole('textbox', { name: 'Text' }), picture: preview(page) };
  },
}));

export const scenes: readonly Scene[] = [bare, ...webAddresses, ...texts];
