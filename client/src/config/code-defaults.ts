import type { Colours } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { brand } from './brand.ts';

/** The initial colours of a code (specification §9). */
const colours: Colours = { foreground: brand.canary, background: brand.ink };

/** The initial look of a code and the sizes on offer. */
export const codeDefaults = {
  colours,
  design: plainDesign(colours, { hasCanary: true }),
  fileName: 'qr-code.png',
  /** Pixels per side of the PNG, within `pixelLimits`. */
  size: { default: 1024, presets: [256, 512, 1024, 2048, 4096] },
} as const;
