import type { BrowserContext, Page } from 'playwright-core';
import { launch } from '../../client/src/config/launch.ts';
import { type Account, signUp } from '../../tests/support/accounts.ts';
import type { ApiServer } from '../../tests/support/api-server.ts';
import type { Format } from './page/way.ts';

/** Opens /bulk of a logged-in user, whose ZIP files are written to the private file system in place of the disk. */
export async function openBulk(context: BrowserContext, { url }: ApiServer): Promise<Page> {
  const { token }: Account = await signUp(url);
  await context.addCookies([{ name: 'session', value: token, url, httpOnly: true }]);
  await context.addInitScript((key) => {
    localStorage.setItem(key, 'true');
    const showSaveFilePicker = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('run.zip', { create: true });
    Object.assign(window, { showSaveFilePicker });
  }, launch.storageKey);
  const page = await context.newPage();
  await page.goto(`${url}/bulk`);
  await page.locator('#root:not([data-prerendered])').waitFor();
  return page;
}

/**
 * Makes a code of each address.
 *
 * @returns the milliseconds from the click until all codes are made and read back. A sample isn't graded then, and the
 *   ZIP file isn't complete
 */
export async function makeOnSite(page: Page, addresses: readonly string[], format: Format): Promise<number> {
  const buffer = Buffer.from(`Website\n${addresses.join('\n')}\n`);
  const file = { name: 'addresses.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('Table', { exact: true }).setInputFiles(file);
  await page.getByRole('radio', { name: format.toUpperCase() }).check();
  const begin = page.getByRole('button', { name: `Make ${addresses.length.toLocaleString('en')} codes` });
  return begin.evaluate(timeUntilMade);
}

/** Waits until the run is done. Returns how many files are in the ZIP file, each of them read back. */
export async function finishOnSite(page: Page): Promise<number> {
  await page.getByRole('heading', { name: 'Done' }).waitFor({ timeout: 0 });
  const files = await page.getByText('in the ZIP file').textContent();
  await page.getByRole('button', { name: 'Back to the rows' }).click();
  await page.getByRole('button', { name: 'Choose other rows' }).click();
  return Number(files?.replaceAll(',', '').match(/\d+/)?.[0] ?? 0);
}

/** Runs in the page: clicks, and watches the progress. */
function timeUntilMade(button: Element): Promise<number> {
  const start = performance.now();
  (button as HTMLElement).click();
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      const progress = document.querySelector('progress');
      const title = progress?.closest('section')?.querySelector('h2')?.textContent;
      const isFailed = title === 'The run has failed';
      if (!progress || (progress.value < progress.max && !isFailed)) return;
      clearInterval(timer);
      if (isFailed) reject(new Error(progress.closest('section')?.textContent ?? title));
      else resolve(performance.now() - start);
    }, 20);
  });
}
