import type { Locator, Page } from 'playwright-core';
import { type ReadPng, readPng } from '../support/read-png.ts';

/** Finds a text field by its label, which ends in “optional” for optional fields. */
export function box(page: Page, label: string) {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByRole('textbox', { name: new RegExp(`^${escaped}( ?optional)?$`) });
}

/** Scrolls to the design studio, and waits for its scripts, which are loaded when the browser is idle. */
export async function showStudio(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Design', exact: true }).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => !document.querySelector('[data-prerendered]'));
  await page.getByRole('tab', { name: 'Shape', exact: true }).waitFor();
}

/** Returns the names of the controls that an element covers. */
export const controlsUnder = (element: Locator, selector: string): Promise<string[]> =>
  element.evaluate((cover, controls) => {
    const { left, right, top, bottom } = cover.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const isUnder = box.right > left && box.left < right && box.bottom > top && box.top < bottom;
        return isUnder && !cover.contains(control);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, selector);

/** Operates the generator as a user does. */
export const generator = (page: Page) => ({
  choose: (type: string) => page.getByRole('tab', { name: type, exact: true }).click(),

  /**
   * Types at the end of a field. Only the last character is a key press, because each key press draws the code again.
   */
  type: async (label: string, text: string) => {
    await box(page, label).click();
    await page.keyboard.press('End');
    await page.keyboard.insertText(text.slice(0, -1));
    await page.keyboard.type(text.slice(-1));
  },

  /** Fills a field at once, as pasting does. */
  paste: (label: string, text: string) => box(page, label).fill(text),

  /** Opens a section of the design studio. */
  section: async (name: 'Shape' | 'Colour' | 'Logo' | 'Background' | 'Frame' | 'Size & correction') => {
    await showStudio(page);
    await page.getByRole('tab', { name, exact: true }).click();
  },

  options: () => page.getByRole('button', { name: 'Download options' }).click(),

  copy: async () => {
    await page.getByRole('button', { name: 'Download options' }).click();
    await page.getByRole('button', { name: 'Copy PNG' }).click();
  },

  preview: page.getByRole('img', { name: 'Preview of your QR code' }),
  button: (name: 'Download' | 'Download anyway' | 'Save') => page.getByRole('button', { name, exact: true }),
  alert: page.getByRole('alert'),

  /** Downloads the file and reads it with two decoders. */
  download: async (button: 'Download' | 'Save' = 'Download'): Promise<ReadPng & { name: string }> => {
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).click();
    const download = await arriving;
    return Object.assign(await readPng(await download.path()), { name: download.suggestedFilename() });
  },
});
