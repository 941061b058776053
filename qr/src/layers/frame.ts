import type { DesignFrame } from '../design/design.ts';
import type { OutlineLayer } from '../drawing.ts';
import type { FrameGeometry } from '../geometry/frames.ts';
import { textOutline } from '../geometry/text.ts';
import { MissingPartError, type Parts } from './parts.ts';

/** Height of capital letters, as a share of their box. */
const CAP_HEIGHT = 0.44;

/**
 * Returns the layers of a frame and its text.
 *
 * @throws {MissingPartError} if there is a text and no font
 * @throws {MissingGlyphsError} if the font lacks a character and there is no `platformText`
 */
export function frameLayers(
  { text, colour, textColour }: DesignFrame,
  { outline, label }: FrameGeometry,
  { font, platformText }: Parts,
): OutlineLayer[] {
  const layers: OutlineLayer[] = [{ kind: 'outline', path: outline, paint: { kind: 'solid', colour } }];
  if (text.trim() === '') return layers;
  if (!font) throw new MissingPartError('font');
  const { path, ...frame } = textOutline(text, font, label, label.height * CAP_HEIGHT, platformText);
  return [...layers, { kind: 'outline', path, paint: { kind: 'solid', colour: textColour }, frame }];
}
