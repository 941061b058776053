import type { Colour } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { drawDesign } from '@canary/qr/draw-design';
import { frameFont } from '@canary/qr/frame-font/frame-font';
import { encodePayload } from '@canary/qr/matrix';
import { withFill } from '@canary/rendering/core/recolour';
import { memo, useMemo } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import { CodePicture } from '#shared/code/code-picture.tsx';

/** The smallest code, which has room for all parts. */
const sample = encodePayload('CANARY', 'L');

const ink: Colour = '#1a1a1a';
const paper: Colour = '#ffffff';

const plain: Design = {
  ...withFill(codeDefaults.design, { kind: 'solid', colour: ink }),
  background: { kind: 'solid', colour: paper },
  logo: null,
  quietZone: 1,
};

/** Parts of the sample in modules, with its quiet zone of one module. */
const parts = {
  modules: { x: 9.5, y: 9.5, width: 7, height: 7 },
  // Leaves out a part of the separator, so that no edge of the modules behind it shows.
  finder: { x: 0.2, y: 0.2, width: 8.6, height: 8.6 },
} as const;

interface SampleProps {
  /** The properties in which the design differs from square black modules. */
  readonly change: Partial<Design>;
  /** The part to show; by default the whole code. */
  readonly part?: keyof typeof parts;
}

/** A part of a small code in a design, drawn like every other code. */
export const Sample = memo(function Sample({ change, part }: SampleProps) {
  const drawing = useMemo(() => drawDesign(sample, { ...plain, ...change }, { font: frameFont }), [change]);
  return <CodePicture drawing={drawing} part={part && parts[part]} />;
});

/** The plain parts of a finder pattern. */
export const plainFinder = plain.finders;
export const plainModules = plain.modules;
