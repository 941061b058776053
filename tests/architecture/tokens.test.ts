import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { boardColors } from '../../board/src/colors.ts';
import { luminance, parseColour } from '../../qr/src/colour.ts';

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
const boardTokens = boardColors.map((color) => `board-${color}`);
/** Line and icon colours by background, with a contrast of at least 3 (WCAG 2.2, 1.4.11). */
const visible: Record<string, readonly string[]> = {
  paper: ['line-strong', 'accent', 'danger', 'focus', ...boardTokens],
  card: ['line-strong', 'accent', 'danger', 'fair', 'error', 'good', 'focus', ...boardTokens],
  ink: ['focus-on-ink'],
};

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
});

/** The luminance of a token. light-dark() holds the colour of the light theme, then that of the dark theme. */
function luminanceOf(token: string, theme: number): number {
  const value = new RegExp(`--${token}: (.*);`).exec(tokens)?.[1] ?? '';
  const colours = value.match(/#[0-9a-f]{6}/g) ?? [];
  const colour = parseColour(colours[theme] ?? colours[0] ?? '');
  if (!colour) throw new Error(`tokens.css has no colour ${token}`);
  return luminance(colour);
}

/** WCAG 2.2, "contrast ratio". */
function contrastRatio(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
