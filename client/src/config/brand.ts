// By path, because vite.config.ts imports this file: Vite lets Node load packages, and Node can't run TypeScript.
import { brand as shared } from '../../../catalogue/src/brand.ts';
import { mark } from '../../../catalogue/src/mark.ts';

/** The product's brand, with values that only the website needs. */
export const brand = {
  ...shared,
  /** Ink as a background in the dark theme, where the paper is darker. */
  darkThemeInk: '#28241d',
  copyrightYear: 2025,
} as const;

/** The copyright line, with the years up to the current year. On a prerendered page, up to the year of the build. */
export function copyright(): string {
  const year = new Date().getFullYear();
  const last = year > brand.copyrightYear ? `–${year}` : '';
  return `© ${brand.copyrightYear}${last} ${brand.name}`;
}

/** Returns the mark as an SVG document. */
export function markSvg(): string {
  const paths = mark.shapes.map(({ d, colour, stroke }) =>
    stroke
      ? `<path d="${d}" fill="none" stroke="${brand[colour]}" stroke-width="${stroke}"/>`
      : `<path d="${d}" fill="${brand[colour]}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.side} ${mark.side}">${paths.join('')}</svg>`;
}

/** The product's pages on social networks. */
export const social = [
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/canary-qr' },
  { name: 'Instagram', href: 'https://www.instagram.com/canaryqr' },
  { name: 'Facebook', href: 'https://www.facebook.com/canaryqr' },
  { name: 'X', href: 'https://x.com/canaryqr' },
] as const;
