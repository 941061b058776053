import type { Level } from '@canary/qr/capacity';
import type { Colours } from '@canary/qr/colour';
import { brand } from './brand.ts';

/** The initial style of a code (specification §9) and the sizes on offer. */
export const codeDefaults = {
  level: 'H' as Level,
  colours: { foreground: brand.canary, background: brand.ink } satisfies Colours,
  fileName: 'qr-code.png',
  /** Pixels per side of the PNG. */
  size: { default: 1024, min: 256, max: 4096, presets: [256, 512, 1024, 2048, 4096] },
} as const;
