import type { Design } from '../design/design.ts';
import type { Layer } from '../drawing.ts';
import { type Box, rectangle } from '../geometry/path.ts';
import { paintOf } from './paint.ts';

/** Returns what lies below code and frame: nothing, if the design is transparent. */
export function backgroundLayers({ background }: Design, picture: Box): Layer[] {
  if (background.kind === 'transparent') return [];
  const whole = { kind: 'outline', path: rectangle(picture), isCrisp: true, isBackground: true } as const;
  if (background.kind !== 'image') return [{ ...whole, paint: paintOf(background, picture) }];
  const { colour, opacity } = background.veil;
  return [
    { kind: 'image', image: background.image, ...picture, isBackground: true },
    ...(opacity > 0 ? [{ ...whole, paint: { kind: 'solid', colour }, opacity } as const] : []),
  ];
}
