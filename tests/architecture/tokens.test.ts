import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { boardColors } from '../../board/src/colors.ts';
import { type Colour, channels, luminance, parseColour } from '../../qr/src/colour.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../client/src/styles/tokens.css'), 'utf8');

/** Text colours by background, with a contrast of at least 4.5 (WCAG 2.2, 1.4.3). */
const readable: Record<string, readonly string[]> = {
  paper: ['text', 'text-muted', 'text-faint', 'error', 'good'],
  card: ['text', 'text-muted', 'text-faint', 'error', 'good'],
  sunken: ['text', 'text-muted'],
  stage: ['text'],
  hover: ['text', 'text-muted'],
  selected: ['text'],
  highlight: ['text'],
  'info-soft': ['text'],
  'warn-soft': ['text'],
  'error-soft': ['error'],
  'good-soft': ['good'],
  good: ['on-good'],
  danger: ['on-danger'],
  'danger-hover': ['on-danger'],
  canary: ['on-canary', 'on-canary-muted'],
  'canary-bright': ['on-canary'],
  accent: ['on-accent'],
  band: ['text', 'band-muted'],
  ink: ['text-on-ink', 'text-on-ink-muted', 'canary'],
  'ink-raised': ['text-on-ink', 'text-on-ink-muted', 'canary'],
};
/** Line and icon colours by background, with a contrast of at least 3 (WCAG 2.2, 1.4.11). */
const visible: Record<string, readonly string[]> = {
  paper: ['line-strong', 'accent', 'danger', 'focus'],
  card: ['line-strong', 'accent', 'danger', 'fair', 'error', 'good', 'focus'],
  ink: ['focus-on-ink'],
};

/** Between two colours in Oklab, where black and white are 1 apart. */
const leastDistance = 0.085;

describe.each([
  ['Light theme', 0],
  ['Dark theme', 1],
])('%s', (_, theme) => {
  const pairs = [
    ...Object.entries(readable).flatMap(([ground, marks]) =>
      marks.map((mark) => [mark, ground, 4.5] as const),
    ),
    ...Object.entries(visible).flatMap(([ground, marks]) => marks.map((mark) => [mark, ground, 3] as const)),
  ];
  test.each(pairs)('%s on %s has a contrast of at least %d', (mark, ground, least) => {
    const ratio = contrastRatio(luminanceOf(mark, theme), luminanceOf(ground, theme));
    expect(ratio).toBeGreaterThanOrEqual(least);
  });

  const distance = differenceEuclidean('oklab');
  test.each([
    ['full colour vision', filterDeficiencyProt(0)],
    ['protanopia', filterDeficiencyProt(1)],
    ['deuteranopia', filterDeficiencyDeuter(1)],
    ['tritanopia', filterDeficiencyTrit(1)],
  ])('The colours of labels can be told apart with %s', (_vision, seen) => {
    const colours = boardColors.map((name) => {
      const [r, g, b] = channels(colourOf(`board-${name}`, theme));
      return { name, seen: seen({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }) };
    });
    const close = colours.flatMap((one, index) =>
      colours
        .slice(index + 1)
        .flatMap((other) => (distance(one.seen, other.seen) < leastDistance ? [[one.name, other.name]] : [])),
    );
    expect(close).toEqual([]);
  });
});

function luminanceOf(token: string, theme: number): number {
  return luminance(colourOf(token, theme));
}

/** The colour of a token. light-dark() holds the colour of the light theme, then that of the dark theme. */
function colourOf(token: string, theme: number): Colour {
  const value = new RegExp(`--${token}: (.*);`).exec(tokens)?.[1] ?? '';
  const colours = value.match(/#[0-9a-f]{6}/g) ?? [];
  const colour = parseColour(colours[theme] ?? colours[0] ?? '');
  if (!colour) throw new Error(`tokens.css has no colour ${token}`);
  return colour;
}

/** WCAG 2.2, "contrast ratio". */
function contrastRatio(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
