import type { Colour } from '../colour.ts';
import type { Background, Design, Fill } from './design.ts';

/** Returns the fills of the modules and of every part of the finder patterns. */
export function fillsOf({ modules, finders, corners }: Design): readonly Fill[] {
  const all = [finders, ...Object.values(corners)];
  return [modules.fill, ...all.flatMap(({ frame, centre }) => [frame.fill, centre.fill])];
}

/**
 * Returns all colours of a fill or background, also the colour below a transparent background and of an image's veil.
 */
export function coloursOf(part: Fill | Background): readonly Colour[] {
  switch (part.kind) {
    case 'solid':
      return [part.colour];
    case 'transparent':
      return [part.on];
    case 'image':
      return [part.veil.colour];
    default:
      return part.stops.map(({ colour }) => colour);
  }
}

/** Returns the colour that a transparent design is meant to lie on. Opaque backgrounds hide the colour. */
export function groundOf({ background }: Design): Colour {
  return coloursOf(background)[0] ?? '#ffffff';
}
