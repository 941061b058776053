import type { Level } from '../capacity.ts';
import type { Colours } from '../colour.ts';
import { QUIET_ZONE } from '../quiet-zone.ts';
import type { Design } from './design.ts';

interface PlainOptions {
  readonly level?: Level | 'auto';
  /** Whether the canary sits in the corner. */
  readonly hasCanary?: boolean;
}

/**
 * Returns the design with square modules in one colour on another.
 *
 * @example plainDesign(PRINT_SAFE, { level: 'H' })
 */
export function plainDesign(
  { foreground, background }: Colours,
  { level = 'auto', hasCanary = false }: PlainOptions = {},
): Design {
  const square = { shape: 'square', fill: { kind: 'solid', colour: foreground } } as const;
  return {
    v: 1,
    modules: square,
    finders: { frame: square, centre: square },
    corners: {},
    background: { kind: 'solid', colour: background },
    logo: hasCanary ? canaryInCorner : null,
    frame: null,
    quietZone: QUIET_ZONE,
    level,
    minVersion: 1,
    mask: 'auto',
  };
}

const canaryInCorner = {
  source: { kind: 'canary' },
  position: 'corner',
  area: 0.04,
  shape: 'square',
  padding: 0,
  hasPlate: true,
} as const satisfies Design['logo'];
