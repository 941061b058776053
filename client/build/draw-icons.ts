import sharp from 'sharp';
import { brand, markSvg } from '../src/config/brand.ts';
import { siteIcons } from '../src/config/web-manifest.ts';

/** Draws the icons of the installed site. Returns PNGs by their paths. */
export async function drawIcons(): Promise<Map<string, Uint8Array>> {
  const drawn = siteIcons.map(async ({ src, side, share }) => {
    const margin = Math.round((side * (1 - share)) / 2);
    const markSide = side - 2 * margin;
    const icon = sharp(Buffer.from(markSvg()), { density: 1200 })
      .resize(markSide, markSide)
      .extend({ top: margin, right: margin, bottom: margin, left: margin, background: brand.canary });
    // Otherwise the mark's rounded corners would show on the background of the same colour.
    if (margin > 0) icon.flatten({ background: brand.canary });
    return [src.slice(1), await icon.png({ palette: true }).toBuffer()] as const;
  });
  return new Map(await Promise.all(drawn));
}
