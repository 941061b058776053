import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement as h } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { brand, markSvg } from '../src/config/brand.ts';
import type { LinkPreview } from '../src/site/prerender/entry.ts';

/** The recommended size of link previews, in pixels. */
const size = { width: 1200, height: 630 };

const require = createRequire(import.meta.url);
const font = (weight: 400 | 700) => ({
  name: 'Bricolage Grotesque',
  weight,
  data: readFileSync(
    require.resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`),
  ),
});
const fonts = [font(400), font(700)];

const picture = (svg: string | Buffer) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const code = readFileSync(join(import.meta.dirname, '../src/features/landing/assets/hero-code.svg'));

const styles = {
  preview: {
    display: 'flex',
    alignItems: 'center',
    gap: 56,
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    padding: '64px 72px',
    background: brand.ink,
    color: '#fbf9f2',
    fontFamily: 'Bricolage Grotesque',
  },
  words: { display: 'flex', flexDirection: 'column', flex: 1, height: '100%' },
  name: { display: 'flex', alignItems: 'center', gap: 20, fontSize: 38, fontWeight: 700 },
  title: {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    fontWeight: 700,
    lineHeight: 1.06,
    letterSpacing: '-0.03em',
  },
  tagline: { display: 'flex', fontSize: 30, color: brand.canary },
  code: { borderRadius: 28 },
} as const;

/**
 * Draws the link preview of a page: its title beside a code that scans.
 *
 * @returns a PNG
 */
export async function drawPreview({ title }: LinkPreview): Promise<Uint8Array> {
  const words = title.replace(`${brand.name} – `, '').replace(` – ${brand.name}`, '');
  const fontSize = words.length > 45 ? 58 : 76;
  const svg = await satori(
    h(
      'div',
      { style: styles.preview },
      h(
        'div',
        { style: styles.words },
        h(
          'div',
          { style: styles.name },
          h('img', { src: picture(markSvg()), width: 68, height: 68 }),
          brand.name,
        ),
        h('div', { style: { ...styles.title, fontSize } }, words.charAt(0).toUpperCase() + words.slice(1)),
        h('div', { style: styles.tagline }, brand.tagline),
      ),
      h('img', { src: picture(code), width: 400, height: 400, style: styles.code }),
    ),
    { ...size, fonts },
  );
  return await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/**
 * Renders an SVG file of the site as a link preview.
 *
 * @param svg 1200 × 630
 * @returns a PNG
 */
export async function rasterisePreview(svg: Buffer): Promise<Uint8Array> {
  return await sharp(svg).resize(size).png({ palette: true }).toBuffer();
}
