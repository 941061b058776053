import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type Colour, channels } from '../../qr/src/colour.ts';
import type { Design } from '../../qr/src/design/design.ts';
import { plainDesign } from '../../qr/src/design/plain-design.ts';
import { designToText } from '../../qr/src/design/share-link.ts';
import type { Pixels } from '../../qr/src/pixels.ts';
import { readBack } from '../../qr/src/read-back.ts';
import { decodePicture } from '../../qr/src/testing/decode.ts';
import { rasterise } from '../../qr/src/testing/rasterise.ts';
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { renderPdf } from '../../qr/src/testing/render-pdf.ts';
import { isSoak } from '../support/soak.ts';
import { generator } from './generator-page.ts';
import { closeVisits, dismissLaunchDialog, siteTest } from './site.ts';

const test = siteTest({ loggedIn: true, unlocks: ['GRADIENTS', 'BACKGROUND'] });

setReaderFromDisk();

const address = 'https://example.com/transparent';

/** The formats with transparency, as the download dialog names them. */
const formats = ['PNG', 'WebP', 'SVG', 'PDF'] as const;

const dark = plainDesign({ foreground: '#000000', background: '#ffffff' });
const stops = [
  { at: 0, colour: '#300020' },
  { at: 1, colour: '#001040' },
] as const;
const gradient = { kind: 'linear', angle: 45, span: 'code', stops: [...stops] } as const;
const dots = { kind: 'radial', span: 'module', stops: [...stops] } as const;
const filled = (fill: Design['modules']['fill'], shape: Design['modules']['shape']) => ({
  ...dark,
  modules: { shape, fill },
  finders: { frame: { shape: 'rounded' as const, fill }, centre: { shape: 'rounded' as const, fill } },
});

const designs: readonly (readonly [string, Colour, Design])[] = [
  ['a gradient with dots on yellow', '#f5d442', filled(gradient, 'dot')],
  ['plain squares on white', '#ffffff', dark],
  ['light squares on black', '#000000', plainDesign({ foreground: '#f5d442', background: '#000000' })],
  ['a gradient in every module', '#ffffff', filled(dots, 'rounded')],
  [
    'a framed code with an icon',
    '#ffffff',
    {
      ...dark,
      logo: {
        source: { kind: 'icon', name: 'wifi', colour: '#000000' },
        area: 0.1,
        shape: 'circle',
        padding: 1,
        hasPlate: false,
        position: { x: 0.5, y: 0.5 },
      },
      frame: { shape: 'label-below', text: 'Scan me', colour: '#000000', textColour: '#ffffff' },
    },
  ],
];

/** Decodes a file with another program than the site's. Transparent pixels stay transparent. */
async function decodeFile(file: Buffer, format: (typeof formats)[number]): Promise<Pixels> {
  if (format === 'PDF') return renderPdf(file, 1024);
  return format === 'SVG' ? rasterise(file.toString(), 1) : decodePicture(file, 'transparent');
}

function putOn(colour: Colour, { width, height, data }: Pixels): Pixels {
  const ground = channels(colour);
  const mixed = data.map((value, at) => {
    const share = (data[at | 3] ?? 0) / 255;
    return at % 4 === 3 ? 255 : share * value + (1 - share) * (ground[at % 4] ?? 0);
  });
  return { width, height, data: mixed };
}

test.for(isSoak ? designs : designs.slice(0, 1))(
  'A transparent code is saved in each format: %s',
  async ([, on, design], { site }) => {
    const visit = await site.visit();
    const { page } = visit;
    await dismissLaunchDialog(page);
    const transparent: Design = { ...design, background: { kind: 'transparent', on } };
    await page.goto(`${site.url}/#design=${await designToText(transparent)}`);
    await page.getByText('Shared design chosen.').waitFor();
    await generator(page).paste('Web address', address);
    const dialog = page.getByRole('dialog', { name: 'Download options' });
    for (const format of formats) {
      await generator(page).options();
      await dialog.getByRole('radio', { name: format, exact: true }).check();
      const arriving = page.waitForEvent('download');
      await dialog.getByRole('button', { name: `Download ${format}` }).click();
      const pixels = await decodeFile(readFileSync(await (await arriving).path()), format);
      expect(pixels.data[3], format).toBe(0);
      const read = await readBack(putOn(on, pixels));
      expect(read && new TextDecoder().decode(read), format).toBe(address);
    }
    await closeVisits(visit);
  },
);
