/**
 * Draws the client's generated pictures and the outlines of the frames' font. `pnpm generate` writes these files, and
 * `pnpm test` fails if a committed file differs.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brand } from '../client/src/config/brand.ts';
import { codeDefaults } from '../client/src/config/code-defaults.ts';
import { iconNames } from '../client/src/config/icons.ts';
import { examples } from '../client/src/features/blog/examples.ts';
import { exampleLinks } from '../client/src/features/dynamic-codes/example-links.ts';
import { sampleContent } from '../client/src/features/generator/sample-content.ts';
import { composeCode } from '../qr/src/compose.ts';
import { contentTypes } from '../qr/src/content/all.ts';
import { plainDesign } from '../qr/src/design/plain-design.ts';
import { drawDesign } from '../qr/src/draw-design.ts';
import { frameFont as font } from '../qr/src/frame-font/frame-font.ts';
import { traceOutline } from '../qr/src/geometry/trace.ts';
import { encodePayload } from '../qr/src/matrix.ts';
import { QUIET_ZONE } from '../qr/src/quiet-zone.ts';
import { drawingToSvg } from '../qr/src/svg.ts';
import type { Template } from '../qr/src/templates/template.ts';
import { designOf, templatePayload, templates } from '../qr/src/templates/templates.ts';
import { drawAtOnce } from '../rendering/src/core/draw-code.ts';
import { blogPictures, drawExample } from './blog-pictures.ts';
import { frameFont } from './frame-font.ts';
import { logoIconOutlines } from './logo-icons.ts';

/** The position of the first module in a picture with a quiet zone. */
const origin = { x: QUIET_ZONE, y: QUIET_ZONE };

const require = createRequire(import.meta.url);

/** The code on the landing page's hero. */
function heroCode(): string {
  const matrix = encodePayload('This code was checked before you saw it.', 'M');
  return drawingToSvg(drawDesign(matrix, plainDesign({ foreground: brand.ink, background: brand.canary })));
}

/** The code that the generator shows until the visitor has entered content. */
function sampleCode(): string {
  return drawingToSvg(drawAtOnce({ payload: sampleContent, design: codeDefaults.design }, undefined).drawing);
}

/** A code in a template's design, for the gallery. */
function templateCode(template: Template): string {
  return drawingToSvg(composeCode(templatePayload, designOf(template), { font }).drawing);
}

/**
 * The site's Lucide icons in one file, which needs one request and no JavaScript. Only inherited properties apply to
 * the icons, so `--icon-fill` sets the fill.
 */
function iconSprite(): string {
  const symbols = iconNames.map((name) => {
    const source = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
    const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1]?.replace(/\s*\n\s*/g, '') ?? '';
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="var(--icon-fill, none)" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC licence -->${symbols.join('')}</svg>`;
}

/** The codes in illustrations, in the current text colour. */
function exampleCodes(): string {
  const { url, wifi, vcard } = contentTypes;
  const payloads = {
    link: url.payload({ url: 'https://example.com/menu' }),
    'short-link': exampleLinks.short,
    ...exampleLinks.targets,
    wifi: wifi.payload({ ssid: 'Guests', password: 'come on in', encryption: 'WPA', hidden: '' }),
    contact: vcard.payload({
      ...vcard.empty,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
    }),
  };
  const symbols = Object.entries(payloads).map(([id, payload]) => {
    const matrix = encodePayload(payload, 'L');
    const across = matrix.size + 2 * QUIET_ZONE;
    return `<symbol id="${id}" viewBox="0 0 ${across} ${across}"><path fill="currentColor" shape-rendering="crispEdges" d="${traceOutline(matrix, origin)}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

const blog = 'client/src/features/blog/assets';

/** Returns the content of each generated file by its path in the repository. */
export function drawnAssets(): Map<string, string> {
  return new Map([
    ...Object.entries(examples).map(
      ([id, example]) => [`${blog}/examples/${id}.svg`, `${drawExample(example)}\n`] as const,
    ),
    ...blogPictures().map(([slug, svg]) => [`${blog}/pictures/${slug}.svg`, `${svg}\n`] as const),
    ['client/src/features/landing/assets/hero-code.svg', `${heroCode()}\n`],
    ['client/src/features/generator/assets/sample-code.svg', `${sampleCode()}\n`],
    ...templates.map(
      (template) =>
        [`client/src/assets/templates/${template.id}.svg`, `${templateCode(template)}\n`] as const,
    ),
    ['client/src/assets/icons.svg', `${iconSprite()}\n`],
    ['rendering/src/core/logo-icons.json', `${logoIconOutlines()}\n`],
    ['qr/src/frame-font/outlines.json', `${frameFont()}\n`],
    ['client/src/assets/example-codes.svg', `${exampleCodes()}\n`],
  ]);
}
