import type { Design, DesignFrame } from './design.ts';
import { neutralText, withOwnText } from './frame-text.ts';

/** A new frame takes the colours of the code. */
export function startFrame({ modules, background }: Design): Omit<DesignFrame, 'shape'> {
  const { fill } = modules;
  return {
    ...neutralText,
    colour: fill.kind === 'solid' ? fill.colour : (fill.stops[0]?.colour ?? '#000000'),
    textColour: background.kind === 'solid' ? background.colour : '#ffffff',
  };
}

/** Returns the design with a text in its frame, which gets a frame below the code if it has none. */
export function withCaption(design: Design, text: string): Design {
  const frame = design.frame ?? { ...startFrame(design), shape: 'label-below' };
  return { ...design, frame: withOwnText(frame, text) };
}
