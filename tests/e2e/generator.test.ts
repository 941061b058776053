import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isSoak } from '../support/soak.ts';
import { box, controlsUnder, generator } from './generator-page.ts';
import { dismissLaunchDialog, siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

/** The parts that must be in view together, and that no press may move. */
const parts = (page: Page) => {
  // The elements are not found by role, because elements behind a dialog have none.
  const button = (text: RegExp) => page.locator('form button').filter({ hasText: text });
  return {
    verdict: button(/Scans well/),
    download: button(/^\s*Download$/),
    options: page.locator('form button[aria-label="Download options"]'),
    save: button(/^\s*Save$/),
  };
};

/** Returns where the parts are, and fails if one is out of view. */
async function places(page: Page, ...more: Locator[]): Promise<unknown[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const boxes = await Promise.all(Object.values(parts(page)).map((part) => part.boundingBox()));
  for (const box of [...boxes, ...(await Promise.all(more.map((one) => one.boundingBox())))]) {
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  return boxes;
}

/** Fails if an element is over the preview. */
async function isClearOfPreview(page: Page, element: Locator): Promise<void> {
  const note = await element.boundingBox();
  const preview = await page.locator('[data-preview]').first().boundingBox();
  if (!note || !preview) throw new Error('The note or the preview is missing.');
  const isApart = (start: 'x' | 'y', size: 'width' | 'height') =>
    note[start] >= preview[start] + preview[size] || preview[start] >= note[start] + note[size];
  expect(isApart('x', 'width') || isApart('y', 'height'), JSON.stringify({ note, preview })).toBe(true);
}

describe('Save and Download', () => {
  const [desktop, phone] = [
    [1280, 800],
    [390, 844],
  ];
  test.for(isSoak ? [desktop, phone] : [phone])(
    'complete a bare domain and move nothing at %i × %i',
    async ([width = 0, height = 0], { landing }) => {
      const { page } = landing;
      const form = generator(page);
      await page.setViewportSize({ width, height });
      await form.type('Web address', 'cafemimosa.example/menu');
      const field = box(page, 'Web address');
      expect(await field.getAttribute('aria-invalid')).toBeNull();
      await parts(page).verdict.waitFor();
      const before = await places(page);

      const message = page.getByText('Scans well. Saved as qr-code.png.');
      const downloaded = await form.download();
      expect(downloaded).toMatchObject({ name: 'qr-code.png', zxing: 'https://cafemimosa.example/menu' });
      await message.waitFor();
      expect(await places(page, message)).toEqual(before);
      const note = page.getByRole('status').filter({ has: message });
      await isClearOfPreview(page, note);
      expect(await field.inputValue()).toBe('https://cafemimosa.example/menu');
      await page.getByText('We added https://').first().waitFor();

      expect(await form.download('Save')).toEqual(downloaded);
      const offer = page.getByRole('link', { name: 'Keep it in a free account' });
      await offer.waitFor();
      expect(await places(page, message, offer)).toEqual(before);
      await isClearOfPreview(page, note);

      await form.options();
      await page.getByRole('button', { name: 'Print', exact: true }).click();
      const print = page.getByRole('button', { name: 'Print this code' });
      await print.waitFor();
      expect(await places(page, print)).toEqual(before);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
      expect(await field.inputValue()).toBe('cafemimosa.example/menu');
      await form.button('Download').click();
      await expect
        .poll(async () => (await form.alert.textContent())?.trim())
        .toBe('Please enter valid data.');
      await page.getByText('Enter a valid web address starting with http:// or https://').waitFor();
    },
  );

  test('show the result below the preview, where it covers no control', async ({ landing }) => {
    const { page } = landing;
    const form = generator(page);
    await form.type('Web address', 'https://example.com');
    const note = page.getByRole('status').filter({ hasText: 'Saved as qr-code.png.' });
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [768, 1024],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await form.download('Save');
      await note.waitFor();
      const at = `${width} × ${height}`;
      await expect
        .poll(() => controlsUnder(note, 'a, button, input, [role=tab]'), { message: at })
        .toEqual([]);
      const [message, preview] = await Promise.all(
        [note, page.locator('[data-preview]')].map((part) => part.boundingBox()),
      );
      expect(message?.y, at).toBeGreaterThanOrEqual((preview?.y ?? 0) + (preview?.height ?? 0));
      expect((message?.y ?? 0) + (message?.height ?? 0), at).toBeLessThanOrEqual(height);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
    }
  });

  test('with invalid data show an error and no file; typing clears the error', async ({ landing }) => {
    const page = generator(landing.page);
    let downloads = 0;
    landing.page.on('download', () => downloads++);
    const field = landing.page.getByRole('textbox', { name: 'Web address' });
    const actions = {
      Save: () => page.button('Save').click(),
      Download: () => page.button('Download').click(),
      Copy: page.copy,
    };
    for (const [button, press] of Object.entries(actions)) {
      await press();
      await expect
        .poll(() => page.alert.textContent(), { message: button })
        .toContain('Please enter valid data.');
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      await page.type('Web address', 'h');
      await expect.poll(() => page.alert.textContent()).toBe('');
    }
    expect(await page.preview.count()).toBe(0);
    expect(downloads).toBe(0);
  });

  test('download a PNG of the chosen size that scans', async ({ landing }) => {
    const page = generator(landing.page);
    await page.type('Web address', 'https://example.com/size');
    await page.section('Size & correction');
    for (const size of isSoak ? [256, 777] : [777]) {
      await page.paste('PNG size in pixels', String(size));
      expect(await page.download()).toMatchObject({
        width: size,
        height: size,
        zxing: 'https://example.com/size',
        jsqr: 'https://example.com/size',
      });
    }
    // `files.test.ts` has a large file.
    if (!isSoak) return;
    await page.paste('PNG size in pixels', '4096');
    // jsQR would take seconds.
    expect(await page.download()).toMatchObject({ width: 4096, zxing: 'https://example.com/size' });
  });

  test('Copy puts the checked picture on the clipboard', async ({ site }) => {
    const visit = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await dismissLaunchDialog(visit.page);
    await visit.page.goto(site.url);
    const page = generator(visit.page);
    await page.type('Web address', 'https://example.com/copied');
    await page.copy();
    await visit.page.getByText(/Copied to the clipboard\.$/).waitFor();
    const size = await visit.page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const picture = item && (await createImageBitmap(await item.getType('image/png')));
      return picture && [picture.width, picture.height];
    });
    expect(size).toEqual([1024, 1024]);
    await visit.page.context().close();
  });

  test.runIf(isSoak)('suggest a download if the browser refuses the clipboard', async ({ landing }) => {
    await landing.page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    const page = generator(landing.page);
    await page.type('Web address', 'https://example.com');
    await page.copy();
    await landing.page
      .getByText('Your browser didn’t let us copy the picture. Download it instead.')
      .waitFor();
  });
});

describe('The check', () => {
  test('never delivers a picture of the code before a change', async ({ landing }) => {
    const page = generator(landing.page);
    const names: string[] = [];
    landing.page.on('download', (download) => names.push(download.suggestedFilename()));
    await page.type('Web address', 'https://old.example');
    await page.section('Size & correction');
    await page.paste('PNG size in pixels', '2048');
    await page.button('Download').click();
    await page.paste('Web address', 'https://new.example');
    // The second file takes as long as the first, so the first would arrive before it.
    expect(await page.download()).toMatchObject({ zxing: 'https://new.example' });
    expect(names).toEqual(['qr-code.png']);
  });

  test.runIf(isSoak)('warns about modules that are too small for print', async ({ landing }) => {
    const page = generator(landing.page);
    await page.choose('Text');
    await page.paste('Text', 'x'.repeat(2400));
    await page.section('Size & correction');
    await page.paste('PNG size in pixels', '512');
    await page.download();
    await landing.page.getByText('its squares are less than 4 px wide').waitFor();
  });

  test.runIf(isSoak)(
    'rejects colours that no reader can tell apart and offers a fix that works',
    async ({ landing }) => {
      const page = generator(landing.page);
      let downloads = 0;
      landing.page.on('download', () => downloads++);
      await page.type('Web address', 'https://example.com');
      await page.section('Colour');
      await page.paste('Code colour', 'White');
      await page.paste('Background colour', '#fffffe');
      await landing.page.getByText('These colours are too similar').waitFor();
      await page.button('Download').click();
      await landing.page.getByText('This code doesn’t scan, so it was not saved').waitFor();
      expect(downloads).toBe(0);
      await landing.page.getByRole('button', { name: 'Use print-safe colours' }).click();
      expect(await page.download()).toMatchObject({
        zxing: 'https://example.com',
        jsqr: 'https://example.com',
      });
    },
  );

  test('shows an error if the checker can’t be loaded, and recovers', async ({ landing }) => {
    const page = generator(landing.page);
    await landing.page.route('**/*.wasm', (route) => route.abort());
    await page.type('Web address', 'https://example.com');
    await page.button('Download').click();
    await landing.page.getByText('The checker could not be loaded, so nothing was saved.').waitFor();
    landing.pageErrors.length = 0;
    await landing.page.unroute('**/*.wasm');
    expect(await page.download()).toMatchObject({ zxing: 'https://example.com' });
  });
});

describe('The preview', () => {
  test('appears only while the data is valid, which each tab keeps', async ({ landing }) => {
    const page = generator(landing.page);
    await page.type('Web address', 'https://a');
    await page.preview.waitFor();
    await page.choose('Text');
    await page.type('Text', 'something else');
    await page.choose('URL');
    await page.preview.waitFor();
    expect(await box(landing.page, 'Web address').inputValue()).toBe('https://a');
    await page.paste('Web address', 'https:/');
    await page.preview.waitFor({ state: 'detached' });
  });

  test.runIf(isSoak)('offers a lower error correction level if the text fits there', async ({ landing }) => {
    const page = generator(landing.page);
    await page.choose('Text');
    await page.section('Size & correction');
    await landing.page.getByLabel('Error correction').selectOption('H');
    await page.paste('Text', 'x'.repeat(2000));
    await landing.page.getByRole('button', { name: 'Use medium error correction' }).click();
    await page.preview.waitFor();
    expect(await page.download()).toMatchObject({ zxing: 'x'.repeat(2000) });
  });
});
