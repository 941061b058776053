// By path: vite.config.ts imports this file, and Vite leaves packages to Node, which can't run TypeScript.
import { brand as shared } from '../../../catalogue/src/brand.ts';

/** The product's brand, with values that only the website needs. */
export const brand = {
  ...shared,
  /** Ink as a background in the dark theme, where the paper is darker. */
  darkThemeInk: '#28241d',
  copyrightYear: 2025,
} as const;

/** The copyright line, with the years up to the current one. A prerendered page has those up to its build. */
export function copyright(): string {
  const year = new Date().getFullYear();
  const last = year > brand.copyrightYear ? `–${year}` : '';
  return `© ${brand.copyrightYear}${last} ${brand.name}`;
}

interface Shape {
  readonly d: string;
  readonly colour: 'ink' | 'canary';
  /** Line width. Without it the path is filled. */
  readonly stroke?: number;
}

/** The logo mark, a canary whose eye is a finder pattern, in a square of 40 units. */
export const mark: {
  readonly side: number;
  readonly plateMargin: number;
  readonly shapes: readonly Shape[];
} = {
  side: 40,
  /** Margin around the mark on a code, as a share of its plate. */
  plateMargin: 0.06,
  shapes: [
    {
      colour: 'canary',
      d: 'M10 0h20a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10H10A10 10 0 0 1 0 30V10A10 10 0 0 1 10 0Z',
    },
    {
      colour: 'ink',
      d: 'M5.5 34.5C6 19.5 11.5 6.5 22.2 6.5c6.8 0 11.2 4.3 12 10.2l4.3 3.5-5 2.7C32.6 30.1 26.4 34.5 17.6 34.5Z',
    },
    { colour: 'canary', d: 'M11 34.5c1-5 4.6-8 10.5-8.2', stroke: 1.8 },
    { colour: 'canary', d: 'M18.5 12h9v9h-9z' },
    { colour: 'ink', d: 'M20.75 14.25h4.5v4.5h-4.5z' },
  ],
};

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
