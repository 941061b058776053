import { expect } from 'vitest';
import { createRandom, pick } from '../support/random.ts';
import { isSoak } from '../support/soak.ts';
import { generator } from './generator-page.ts';
import { siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

const alphabets = [
  '0123456789',
  'ABCDEFGHIJ $%*+-./:',
  'abcdefghijklmnopqrstuvwxyz ,.?!',
  'äöüßéèñåçøœ',
  'абвгдежзийклмн',
  'ابتثجحخدذرزسشص',
  '日本語中文한국어',
  '🐤🚀🍋🎈',
].map((letters) => [...letters]);

/** Seeded, so that every run has the same texts. */
const random = createRandom(15);

/** The number of texts; `pnpm soak pictures` compares more. */
const total = isSoak ? 100 : 8;

/** Texts in scripts from digits to emoji. Most are short, one in five has up to 750 bytes. */
const texts = Array.from({ length: total }, (_, index) => {
  const letters = alphabets[index % alphabets.length] ?? [];
  const length = 1 + Math.floor(random() * (index % 5 === 0 ? 180 : 40));
  return Array.from({ length }, () => pick(random, letters)).join('');
});

/** A quarter of the texts for each error correction level, grouped by the size of the file: at least two pixels per module. */
const groups = ['H', 'Q', 'M', 'L'].flatMap((level, index) => {
  const some = texts.slice((index * total) / 4, ((index + 1) * total) / 4);
  const isLong = (text: string) => Buffer.byteLength(text) > 160;
  return [
    { level, size: 256, texts: some.filter((text) => !isLong(text)) },
    { level, size: 384, texts: some.filter(isLong) },
  ];
});

/**
 * Runs in the page: types each text, downloads its file, and compares preview and file at the centre of each module.
 *
 * @returns a sentence for each text whose file differs, and the number of modules that were compared
 */
async function compare({ texts, size }: { texts: readonly string[]; size: number }) {
  const query = (selector: string): Element => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`The page has no ${selector}.`);
    return found;
  };
  const previewPath = () => document.querySelector('svg[aria-label^="Preview"]')?.innerHTML;
  const pixelsOf = (picture: CanvasImageSource, side: number) => {
    const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0, side, side);
    return context?.getImageData(0, 0, side, side).data ?? [];
  };

  const field = query('textarea[name="text"]');
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The field is no text area.');
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  let onFile: (file: Blob) => void = () => undefined;
  const createObjectURL = URL.createObjectURL;
  URL.createObjectURL = (file: Blob) => {
    onFile(file);
    return createObjectURL.call(URL, file);
  };
  HTMLAnchorElement.prototype.click = () => undefined;

  const differences: string[] = [];
  let modules = 0;
  for (const text of texts) {
    const before = previewPath();
    setValue?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    while (previewPath() === before || previewPath() === undefined) await new Promise(requestAnimationFrame);
    const saved = new Promise<Blob>((resolve) => {
      onFile = resolve;
    });
    query('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    const file = pixelsOf(await createImageBitmap(await saved), size);

    const svg = query('svg[aria-label^="Preview"]').cloneNode(true);
    if (!(svg instanceof SVGSVGElement)) throw new Error('The preview is no SVG.');
    const across = svg.viewBox.baseVal.width;
    const module = size / across;
    svg.setAttribute('width', String(size));
    svg.setAttribute('height', String(size));
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await image.decode();
    const preview = pixelsOf(image, size);

    let different = 0;
    for (let y = 0; y < across; y++) {
      for (let x = 0; x < across; x++) {
        const left = Math.floor((x + 0.5) * module);
        const top = Math.floor((y + 0.5) * module);
        const at = (top * size + left) * 4;
        // Edges of the logo may be smoothed a little differently.
        const isSame = [0, 1, 2].every(
          (channel) => Math.abs((preview[at + channel] ?? 0) - (file[at + channel] ?? 0)) <= 48,
        );
        if (!isSame) different++;
      }
    }
    modules += across * across;
    if (different > 0) differences.push(`${different} of ${across * across} modules differ for ${text}`);
  }
  URL.createObjectURL = createObjectURL;
  return { differences, modules };
}

test('The preview is the downloaded file, module for module, with the logo and without', async ({
  landing: { page },
}) => {
  const form = generator(page);
  await form.choose('Text');
  await form.type('Text', 'first');
  await form.preview.waitFor();
  let modules = 0;
  let count = 0;
  for (const { level, size, texts } of groups) {
    await form.section('Size & correction');
    await page.getByLabel('Error correction').selectOption(level);
    await form.paste('PNG size in pixels', String(size));
    for (const [remainder, logo] of ['Canary in the corner', 'No logo'].entries()) {
      await form.section('Logo');
      await page.getByRole('radio', { name: logo }).check();
      const some = texts.filter((_, index) => index % 2 === remainder);
      const compared = await page.evaluate(compare, { texts: some, size });
      expect(compared.differences, `level ${level}, ${logo}`).toEqual([]);
      modules += compared.modules;
      count += some.length;
    }
  }
  expect(count).toBe(total);
  expect(modules).toBeGreaterThan(total * 29 ** 2);
});
