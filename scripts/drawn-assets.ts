/**
 * Pictures of the client that are made from something else and committed: `pnpm generate` draws them, and
 * `pnpm test` fails when a committed one differs.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brand } from '../client/src/config/brand.ts';
import { galleryPayload } from '../client/src/config/designs.ts';
import { iconNames } from '../client/src/config/icons.ts';
import { examples } from '../client/src/features/blog/examples.ts';
import { exampleLinks } from '../client/src/features/dynamic-codes/example-links.ts';
import { contentTypes } from '../qr/src/content/all.ts';
import { drawCode, drawingToSvg, outline } from '../qr/src/drawing.ts';
import { encode, QUIET_ZONE } from '../qr/src/matrix.ts';
import { blogPictures, drawExample } from './blog-pictures.ts';

const require = createRequire(import.meta.url);

/** The code in the hero: it says what it is when someone points a phone at it. */
function heroCode(): string {
  const matrix = encode('This code was checked before you saw it.', 'M');
  return drawingToSvg(drawCode(matrix, { foreground: brand.canary, background: brand.ink }));
}

/** The code of the gallery of designs, drawn once: each design gives it two colours. */
function galleryCode(): string {
  const matrix = encode(galleryPayload, 'M');
  const across = matrix.size + 2 * QUIET_ZONE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="code" viewBox="0 0 ${across} ${across}">` +
    `<path shape-rendering="crispEdges" d="${outline(matrix)}"/></symbol></svg>`
  );
}

/**
 * The icons that the site uses, out of Lucide, as one file: an icon costs no JavaScript, and all one request. Nothing but
 * what is inherited reaches into it, so a page that wants one filled says so by `--icon-fill`.
 */
function iconSprite(): string {
  const symbols = iconNames.map((name) => {
    const source = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
    const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1]?.replace(/\s*\n\s*/g, '') ?? '';
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="var(--icon-fill, none)" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC licence -->${symbols.join('')}</svg>`;
}

/** The codes in pictures: real ones, each in the colour of whatever it is put into. What they hold stands beside them. */
function exampleCodes(): string {
  const { url, wifi, vcard } = contentTypes;
  const payloads = {
    link: url.payload({ url: 'https://example.com/menu' }),
    'long-link': url.payload({ url: exampleLinks.long }),
    'short-link': url.payload({ url: exampleLinks.short }),
    wifi: wifi.payload({ ssid: 'Guests', password: 'come on in', encryption: 'WPA', hidden: '' }),
    contact: vcard.payload({ ...vcard.empty, name: 'Ada Lovelace', email: 'ada@example.com' }),
  };
  const symbols = Object.entries(payloads).map(([id, payload]) => {
    const matrix = encode(payload, 'L');
    const across = matrix.size + 2 * QUIET_ZONE;
    return `<symbol id="${id}" viewBox="0 0 ${across} ${across}"><path fill="currentColor" shape-rendering="crispEdges" d="${outline(matrix)}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

const blog = 'client/src/features/blog/assets';

/** Path in the repository → content. */
export function drawnAssets(): Map<string, string> {
  return new Map([
    ...Object.entries(examples).map(
      ([id, example]) => [`${blog}/examples/${id}.svg`, `${drawExample(example)}\n`] as const,
    ),
    ...blogPictures().map(([slug, svg]) => [`${blog}/pictures/${slug}.svg`, `${svg}\n`] as const),
    ['client/src/features/landing/assets/hero-code.svg', `${heroCode()}\n`],
    ['client/src/features/themes/assets/gallery-code.svg', `${galleryCode()}\n`],
    ['client/src/assets/icons.svg', `${iconSprite()}\n`],
    ['client/src/assets/example-codes.svg', `${exampleCodes()}\n`],
  ]);
}
