/** Draws the blog articles' pictures, 1200 × 630 pixels, from the brand, Lucide icons and real codes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mark } from '../catalogue/src/mark.ts';
import { brand } from '../client/src/config/brand.ts';
import type { IconName } from '../client/src/config/icons.ts';
import type { Slug } from '../client/src/features/blog/articles.ts';
import { type Example, examples } from '../client/src/features/blog/examples.ts';
import type { Colour } from '../qr/src/colour.ts';
import { plainDesign } from '../qr/src/design/plain-design.ts';
import { drawDesign } from '../qr/src/draw-design.ts';
import type { OutlineLayer } from '../qr/src/drawing.ts';
import { rectangle } from '../qr/src/geometry/path.ts';
import { encodePayload } from '../qr/src/matrix.ts';
import { QUIET_ZONE } from '../qr/src/quiet-zone.ts';
import { drawingToSvg } from '../qr/src/svg.ts';

const require = createRequire(import.meta.url);
const { ink, canary } = brand;
const [white, line, cream, teal] = ['#ffffff', '#403f3a', '#f6efdc', '#0b4f4a'];

/** Draws an example as an SVG document, with the fault it shows painted over it. */
export function drawExample({ payload, level, colours, minVersion, cover, noQuietZone }: Example): string {
  const matrix = encodePayload(payload, level, minVersion);
  const drawing = drawDesign(matrix, plainDesign(colours));
  const { width: across } = drawing;
  const far = across - QUIET_ZONE;
  const faults: OutlineLayer[] = [];
  const paintOver = (path: string, colour: Colour) =>
    faults.push({ kind: 'outline', path, paint: { kind: 'solid', colour }, isCrisp: true });
  if (cover) {
    const from = (across - cover) / 2;
    paintOver(rectangle({ x: from, y: from, width: cover, height: cover }), canary);
  }
  if (noQuietZone) {
    const path =
      rectangle({ x: 0, y: 0, width: across, height: QUIET_ZONE }) +
      rectangle({ x: 0, y: far, width: across, height: QUIET_ZONE }) +
      rectangle({ x: 0, y: QUIET_ZONE, width: QUIET_ZONE, height: matrix.size }) +
      rectangle({ x: far, y: QUIET_ZONE, width: QUIET_ZONE, height: matrix.size });
    paintOver(path, colours.foreground);
  }
  return drawingToSvg({ ...drawing, layers: [...drawing.layers, ...faults] });
}

/** Places an SVG document in a picture. */
function codeAt(svg: string, x: number, y: number, side: number): string {
  return svg.replace(
    '<svg xmlns="http://www.w3.org/2000/svg"',
    `<svg x="${x}" y="${y}" width="${side}" height="${side}"`,
  );
}

/** Places a Lucide icon in a picture. */
function icon(name: IconName, colour: string, x: number, y: number, side: number, width: number): string {
  const source = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1]?.replace(/\s*\n\s*/g, '') ?? '';
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;
}

function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more && ` ${more}`}/>`;
}

function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** A disc with an icon in its centre. */
function badge(name: IconName, x: number, y: number, radius: number, fill: string, colour: string): string {
  return disc(x, y, radius, fill) + icon(name, colour, x - radius * 0.6, y - radius * 0.6, radius * 1.2, 2.6);
}

/** The brand's bird without its plate, with ink and canary swapped. */
function bird(x: number, y: number, scale: number): string {
  const shapes = mark.shapes.slice(1).map(({ d, colour, stroke }) => {
    const turned = colour === 'ink' ? canary : ink;
    return stroke
      ? `<path d="${d}" fill="none" stroke="${turned}" stroke-width="${stroke}"/>`
      : `<path d="${d}" fill="${turned}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shapes.join('')}</g>`;
}

/** A token: a coin with a finder pattern on it. */
function token(x: number, y: number): string {
  return (
    disc(x, y, 46, canary) +
    rect(x - 19, y - 19, 38, 38, 'none', `stroke="${ink}" stroke-width="7"`) +
    rect(x - 8, y - 8, 16, 16, ink)
  );
}

function whyCanaryQr(): string {
  return `<defs><pattern id="dots" width="26" height="26" patternUnits="userSpaceOnUse">${disc(2, 2, 1.6, '#33322e')}</pattern><linearGradient id="beam"><stop offset="0" stop-color="${canary}" stop-opacity=".95"/><stop offset="1" stop-color="${canary}" stop-opacity=".25"/></linearGradient></defs>
${rect(0, 0, 1200, 630, ink)}${rect(0, 0, 1200, 630, 'url(#dots)')}
${rect(0, 518, 590, 12, line, 'rx="6"')}<path fill="url(#beam)" d="M311 306 700 85V545Z"/>${bird(40, 112, 11.8)}
${rect(660, 85, 460, 460, white, 'rx="28"')}${codeAt(drawExample(examples.sound), 680, 105, 420)}
${disc(1102, 527, 62, ink)}${badge('check', 1102, 527, 52, canary, ink)}`;
}

function createUpiQrCode(): string {
  return `${rect(0, 0, 1200, 630, canary)}${rect(0, 548, 1200, 82, '#dcbb2c')}
<path fill="${ink}" d="M280 470h200l46 88H234Z"/>${rect(194, 44, 372, 470, ink, 'rx="32"')}
${rect(234, 68, 292, 292, white, 'rx="12"')}${codeAt(drawExample(examples['upi-open']), 238, 72, 284)}
${badge('indian-rupee', 380, 436, 56, canary, ink)}
<path d="M590 214h96" stroke="${ink}" stroke-width="10" stroke-linecap="round" stroke-dasharray="1 26"/>
${rect(720, 60, 270, 530, ink, 'rx="44"')}${rect(736, 78, 238, 494, white, 'rx="30"')}${rect(815, 94, 80, 14, ink, 'rx="7"')}
${badge('check', 855, 236, 74, '#1b6b3c', white)}
${icon('indian-rupee', ink, 772, 352, 66, 2.4)}${rect(850, 366, 92, 38, ink, 'rx="10"')}
${rect(776, 448, 158, 16, '#d8d2bf', 'rx="8"')}${rect(796, 482, 118, 16, '#d8d2bf', 'rx="8"')}`;
}

function customQrCodeDesign(): string {
  const swatches = [ink, canary, teal, '#1f3a8a', '#7a1f3d', '#fdf0b0'];
  return `${rect(0, 0, 1200, 630, cream)}${rect(0, 0, 1200, 250, teal)}
${rect(64, 126, 316, 316, ink, 'rx="24"')}${codeAt(drawExample(examples['canary-on-ink']), 78, 140, 288)}
${rect(820, 126, 316, 316, white, 'rx="24"')}${codeAt(drawExample(examples.pale), 834, 140, 288)}
${rect(398, 60, 404, 404, '#d9cfb4', 'rx="30"')}${rect(402, 64, 396, 396, cream, 'rx="26"')}${codeAt(drawExample(examples.teal), 412, 74, 376)}
${disc(1120, 426, 54, cream)}${badge('x', 1120, 426, 44, '#b3261e', white)}
${disc(786, 444, 54, cream)}${badge('check', 786, 444, 44, teal, white)}
${swatches.map((colour, index) => `<circle cx="${375 + index * 90}" cy="554" r="32" fill="${colour}" stroke="${ink}" stroke-opacity=".25" stroke-width="2"/>`).join('')}`;
}

function freeVsPremium(): string {
  const code = drawExample({
    ...examples['static-address'],
    colours: { foreground: ink, background: canary },
  });
  const icons = (['link', 'type', 'mail'] as const).map(
    (name, index) =>
      `<circle cx="150" cy="${165 + index * 150}" r="52" fill="none" stroke="${ink}" stroke-width="6"/>${icon(name, ink, 124, 139 + index * 150, 52, 2.4)}`,
  );
  const tokens = [
    [985, 165],
    [1095, 240],
    [985, 315],
    [1095, 390],
    [985, 465],
  ] as const;
  return `${rect(0, 0, 600, 630, white)}${rect(600, 0, 600, 630, ink)}
${rect(340, 55, 520, 520, canary, 'rx="36"')}${codeAt(code, 352, 67, 496)}
${icons.join('')}${tokens.map(([x, y]) => token(x, y)).join('')}`;
}

const drawings: Readonly<Record<Slug, () => string>> = {
  'why-canary-qr': whyCanaryQr,
  'create-upi-qr-code': createUpiQrCode,
  'custom-qr-code-design': customQrCodeDesign,
  'free-vs-premium-qr-generator': freeVsPremium,
};

/** Returns each article's picture as an SVG document, with its slug. */
export function blogPictures(): [slug: string, svg: string][] {
  return Object.entries(drawings).map(([slug, draw]) => [
    slug,
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${draw().replaceAll('\n', '')}</svg>`,
  ]);
}
