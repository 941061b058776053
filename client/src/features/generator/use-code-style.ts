import type { Level } from '@canary/qr/capacity';
import { type Colours, PRINT_SAFE, parseColour } from '@canary/qr/colour';
import { useCallback, useState } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import type { Design } from '#config/designs.ts';
import { largerSize, type Remedy } from '#shared/code/picture.ts';
import { useSavedOnReload } from '#shared/storage/reload-state.ts';

/** How a code looks, as the user enters it. */
export interface CodeStyle {
  readonly colours: Colours;
  readonly level: Level;
  /** Pixels per side of the PNG, as typed. */
  readonly size: string;
  readonly logo: boolean;
}

export const levels: readonly Level[] = ['L', 'M', 'Q', 'H'];

export const levelNames: Readonly<Record<Level, string>> = {
  L: 'low',
  M: 'medium',
  Q: 'quartile',
  H: 'high',
};

const initialStyle: CodeStyle = {
  colours: codeDefaults.colours,
  level: codeDefaults.level,
  size: String(codeDefaults.size.default),
  logo: true,
};

/** Holds the style that the user edits, and the design they chose last. */
export function useCodeStyle(initial = initialStyle) {
  const [style, setStyle] = useState(initial);
  useSavedOnReload('style', style, (saved) => setStyle((before) => ({ ...before, ...readStyle(saved) })));
  const [design, setDesign] = useState<Design>();
  const change = useCallback(
    (part: Partial<CodeStyle>) => setStyle((before) => ({ ...before, ...part })),
    [],
  );
  return {
    style,
    /** The design that was chosen last, even if the colours were changed afterwards. */
    design,
    change,
    /** Applies a design. Stable, so that effects can depend on it. */
    chooseDesign: useCallback(
      (chosen: Design) => {
        setDesign(chosen);
        change({ colours: chosen });
      },
      [change],
    ),
    applyRemedy(remedy: Remedy) {
      if (remedy === 'logo-off') change({ logo: false });
      else if (remedy === 'print-safe') change({ colours: PRINT_SAFE });
      else change({ size: String(largerSize(Number(style.size)) ?? style.size) });
    },
  };
}

/** Validates a style that was saved before a reload, possibly by another version of the site. */
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
 * Parses the PNG's side in pixels. Returns undefined unless it is a whole number in the offered range.
 *
 * @example pictureSize('1024') // 1024
 */
export function pictureSize(typed: string): number | undefined {
  const { min, max } = codeDefaults.size;
  const size = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return size >= min && size <= max ? size : undefined;
}
