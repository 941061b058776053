import type { Level } from '@canary/qr/capacity';
import type { Colours } from '@canary/qr/colour';
import { brand } from './brand.ts';

/** What a code looks like before anyone changes it (specification §9), and how far it may be changed. */
export const codeDefaults = {
  level: 'H' as Level,
  colours: { foreground: brand.canary, background: brand.ink } satisfies Colours,
  fileName: 'qr-code.png',
  /** Side of the PNG, in pixels. */
  size: { default: 1024, min: 256, max: 4096, presets: [256, 512, 1024, 2048, 4096] },
} as const;
