/// <reference types="vite/client" />
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { run } from '../../cli/src/run.ts';
import type { Design } from '../../qr/src/design/design.ts';
import { designToText } from '../../qr/src/design/share-link.ts';
import { type ReaderName, readerNames, reads } from '../../qr/src/grade/readers.ts';
import type { Pixels } from '../../qr/src/pixels.ts';
import { decodePicture } from '../../qr/src/testing/decode.ts';
import { onWhite } from '../../qr/src/testing/on-white.ts';
import { rasterise } from '../../qr/src/testing/rasterise.ts';
import { readableDesign } from '../../qr/src/testing/readable-designs.ts';
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { renderPdf } from '../../qr/src/testing/render-pdf.ts';
import { createKey, signUp, unlock } from '../support/accounts.ts';
import { isSoak } from '../support/soak.ts';
import { generator } from './generator-page.ts';
import { closeVisits, dismissLaunchDialog, siteTest } from './site.ts';

const features = ['LOGO', 'GRADIENTS', 'BACKGROUND'];
const test = siteTest({ loggedIn: true, unlocks: features });

const formats = ['svg', 'png', 'pdf'] as const;
type Format = (typeof formats)[number];

/** Width of the files in pixels. */
const width = 600;
/** Pixels per inch of a PDF file of the image API. */
const dpi = 300;

/**
 * How much a channel of a painted pixel may differ, of 255: Chromium and the server have different releases of Skia. SVG
 * files are equal.
 */
const tolerance = 1;

const pale = '#fef3c7';
const night = '#101828';

/** Designs with other shapes, colours and frames each, some with a logo, a corner of its own or light modules on dark. */
function designOf(index: number): Design {
  const design = readableDesign(index);
  const { modules, finders } = design;
  const inverted: Design = {
    ...design,
    background: { kind: 'solid', colour: night },
    modules: { ...modules, fill: { kind: 'solid', colour: pale } },
    finders: {
      frame: { ...finders.frame, fill: { kind: 'solid', colour: pale } },
      centre: { ...finders.centre, fill: { kind: 'solid', colour: pale } },
    },
  };
  const chosen = isInverted(index) ? inverted : design;
  const corner = { ...chosen.finders, frame: { ...chosen.finders.frame, shape: 'square' as const } };
  return {
    ...chosen,
    corners: index % 4 === 2 ? { topLeft: corner } : {},
    logo: logos[index % logos.length] ?? null,
    quietZone: index % 5 === 4 ? 6 : 4,
    level: index % 2 === 0 ? 'auto' : 'Q',
  };
}

/** ZBar and its command line read no light modules on dark: their negative is read instead. */
const isInverted = (index: number) => index % 8 === 5;

const onPlate = { area: 0.08, shape: 'circle', padding: 0.5, hasPlate: true } as const;
const logos: readonly Design['logo'][] = [
  null,
  { ...onPlate, source: { kind: 'canary' }, position: 'corner' },
  null,
  { ...onPlate, source: { kind: 'icon', name: 'wifi', colour: '#1a1a1a' }, position: { x: 0.5, y: 0.5 } },
  null,
  null,
];

function negative({ data, ...size }: Pixels): Pixels {
  return { ...size, data: data.map((value, at) => (at % 4 === 3 ? value : 255 - value)) };
}

/** Decodes a file with a library that didn't write it. */
async function decode(file: Uint8Array, format: Format): Promise<Pixels> {
  if (format === 'png') return decodePicture(file);
  const picture =
    format === 'pdf' ? await renderPdf(file, width) : rasterise(Buffer.from(file).toString(), 1);
  return onWhite(picture);
}

/** Draws a code by the image API. */
async function drawByApi(url: string, headers: Record<string, string>, options: object): Promise<Buffer> {
  const response = await fetch(`${url}/api/v1/qr`, {
    method: 'POST',
    body: JSON.stringify({ size: width, ...options }),
    headers: { ...headers, 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(await response.text());
  return Buffer.from(await response.arrayBuffer());
}

/** Runs the command line. Returns its output. */
async function runCommand(args: readonly string[]): Promise<Buffer> {
  const written: Buffer[] = [];
  const told: string[] = [];
  const exitCode = await run(args, {
    readInput: undefined,
    isTerminal: false,
    write: (output) => void written.push(Buffer.from(output)),
    tell: (message) => void told.push(message),
  });
  expect([exitCode, told]).toEqual([0, []]);
  return Buffer.concat(written);
}

/** Downloads a file from the site, as a user does. */
async function downloadFrom(page: Page, format: Format): Promise<Buffer> {
  const dialog = page.getByRole('dialog', { name: 'Download options' });
  await generator(page).options();
  await dialog.getByRole('radio', { name: format.toUpperCase(), exact: true }).check();
  // The site has no pixels on paper.
  const [unit, size] = format === 'pdf' ? (['in', width / dpi] as const) : (['px', width] as const);
  await dialog.getByRole('combobox', { name: 'Unit' }).selectOption(unit);
  await dialog.getByRole('textbox', { name: 'Width' }).fill(String(size));
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: `Download ${format.toUpperCase()}` }).click();
  return readFileSync(await (await arriving).path());
}

/** The largest difference of a channel: 0 to 255. */
const differenceOf = (one: Pixels, other: Pixels) =>
  one.data.reduce((most, value, at) => Math.max(most, Math.abs(value - (other.data[at] ?? 0))), 0);

/** The readers that read the text in a picture. */
async function readersOf(pixels: Pixels, index: number, text: string): Promise<ReaderName[]> {
  const read: ReaderName[] = [];
  for (const reader of readerNames) {
    const shown = reader === 'ZBar' && isInverted(index) ? negative(pixels) : pixels;
    if (await reads(reader, shown, text)) read.push(reader);
  }
  return read;
}

setReaderFromDisk();

/** `pnpm soak pictures` draws all designs. */
const indices = isSoak ? Array.from({ length: 50 }, (_, index) => index) : [2, 5];

test(
  'The image API, the command line and the site draw the same modules, and every reader reads them',
  async ({ site }) => {
    const account = await signUp(site.url);
    for (const feature of features) await unlock(site.url, account, feature);
    const { headers } = await createKey(site.url, account, { images: true });
    const visit = await site.visit();
    await dismissLaunchDialog(visit.page);
    for (const index of indices) {
      const text = `https://example.com/same/${index}`;
      const design = await designToText(designOf(index));
      const fromApi = (format: string) => drawByApi(site.url, headers, { data: text, design, format });
      const fromCommand = (...options: readonly string[]) =>
        runCommand([text, '--design', design, ...options]);
      const [byApi, byCommand] = [await fromApi('json'), await fromCommand('--json')].map((code) =>
        JSON.parse(String(code)),
      );
      expect(byCommand.modules, `design ${index}`).toEqual(byApi.modules);

      await visit.page.goto(`${site.url}/?design-number=${index}#design=${design}`);
      await visit.page.getByText('Shared design chosen.').waitFor();
      await generator(visit.page).paste('Web address', text);
      for (const format of formats) {
        const files = [
          await fromApi(format),
          await fromCommand('--format', format, '--size', `${width}px`),
          await downloadFrom(visit.page, format),
        ];
        const pictures = await Promise.all(files.map((file) => decode(file, format)));
        const [first] = pictures;
        if (!first) throw new Error('There is no file.');
        const file = `design ${index} as ${format}`;
        for (const picture of pictures) {
          expect(differenceOf(first, picture), file).toBeLessThanOrEqual(tolerance);
          expect(await readersOf(picture, index, text), file).toEqual(readerNames);
        }
        if (format === 'svg') expect(new Set(files.map(String)).size, file).toBe(1);
      }
    }
    await closeVisits(visit);
  },
  15 * 60_000,
);
