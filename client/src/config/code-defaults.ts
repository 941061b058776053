import type { Colours } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { brand } from './brand.ts';

/** The brand's colours, but dark on light: some scanners can't read canary on ink (docs/product.md). */
const colours: Colours = { foreground: brand.ink, background: brand.canary };

/** The initial look of a visitor's code, the only look with the canary in the corner, and the sizes on offer. */
export const codeDefaults = {
  colours,
  design: plainDesign(colours, { hasCanary: true }),
  /** Pixels per side of the PNG, within `pixelLimits`. */
  size: { default: 1024, presets: [256, 512, 1024, 2048, 4096] },
} as const;
