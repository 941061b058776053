import type { Level } from '@canary/qr/capacity';
import { type Colours, PRINT_SAFE, parseColour } from '@canary/qr/colour';
import { useCallback, useState } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import type { Design } from '#config/designs.ts';
import { largerSize, type Remedy } from '#shared/code/picture.ts';
import { useCarried } from '#shared/loading/use-carried.ts';

/** What a code looks like. */
export interface CodeStyle {
  readonly colours: Colours;
  readonly level: Level;
  /** Side of the PNG in pixels, as typed. */
  readonly size: string;
  readonly logo: boolean;
}

const initial: CodeStyle = {
  colours: codeDefaults.colours,
  level: codeDefaults.level,
  size: String(codeDefaults.size.default),
  logo: true,
};

/**
 * The style that is being worked on, and the ways to change it.
 *
 * @param start what it is at first
 */
export function useCodeStyle(start = initial) {
  const [style, setStyle] = useState(start);
  useCarried('style', style, (carried) => setStyle((before) => ({ ...before, ...readStyle(carried) })));
  const [design, setDesign] = useState<Design>();
  const change = useCallback(
    (part: Partial<CodeStyle>) => setStyle((before) => ({ ...before, ...part })),
    [],
  );
  return {
    style,
    /** The design that was chosen last, whatever the colours have become since. */
    design,
    change,
    /** Takes a design's colours. Stable, so that effects may depend on it. */
    choose: useCallback(
      (chosen: Design) => {
        setDesign(chosen);
        change({ colours: chosen });
      },
      [change],
    ),
    apply(remedy: Remedy) {
      setStyle((before) => ({ ...before, ...remedied(before, remedy) }));
    },
  };
}

/** What a remedy changes. */
function remedied(style: CodeStyle, remedy: Remedy): Partial<CodeStyle> {
  if (remedy === 'logo-off') return { logo: false };
  if (remedy === 'print-safe') return { colours: PRINT_SAFE };
  return { size: String(largerSize(Number(style.size)) ?? style.size) };
}

const levels: readonly Level[] = ['L', 'M', 'Q', 'H'];

/** What of a value that was carried over a reload is a style: another version may have written it. */
function readStyle(value: unknown): Partial<CodeStyle> {
  const { colours, level, size, logo }: Record<string, unknown> = { ...Object(value) };
  const { foreground, background }: Record<string, unknown> = { ...Object(colours) };
  const dark = parseColour(String(foreground));
  const light = parseColour(String(background));
  const known = levels.find((one) => one === level);
  return {
    ...(dark && light && { colours: { foreground: dark, background: light } }),
    ...(known && { level: known }),
    ...(typeof size === 'string' && { size }),
    ...(typeof logo === 'boolean' && { logo }),
  };
}

/**
 * The PNG's side in pixels; undefined when what was typed is not a whole number in the range that is offered.
 *
 * @example pictureSize('1024') // 1024
 */
export function pictureSize(typed: string): number | undefined {
  const { min, max } = codeDefaults.size;
  const size = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return size >= min && size <= max ? size : undefined;
}
