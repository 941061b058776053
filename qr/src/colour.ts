/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** The two colours of a plain code. */
export interface Colours {
  /** Of the dark modules. */
  readonly foreground: Colour;
  /** Of the light modules and the quiet zone. */
  readonly background: Colour;
}

/** Black on white: what every scanner and every printer is made for. */
export const PRINT_SAFE: Colours = { foreground: '#000000', background: '#ffffff' };

/**
 * Reads what a person typed or pasted as a colour; undefined when it is none.
 *
 * @example parseColour(' 0AF ') // '#00aaff'
 */
export function parseColour(text: string): Colour | undefined {
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (hex === undefined) return undefined;
  return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
}

/** Red, green and blue, 0 to 255 each. */
export function channels(colour: Colour): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Relative luminance, 0 (black) to 1 (white): WCAG 2.2, "relative luminance". */
export function luminance(colour: Colour): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * Least symbol contrast that is worth printing: grade C of ISO/IEC 15415 §7.8.2, with luminance for reflectance.
 */
const LEAST_CONTRAST = 0.4;

/**
 * Least difference of luma: readers see pixels as cameras and files encode them, in which two saturated colours can be
 * much closer than their light is. Two and a half times what ZXing's binarizer asks for within a block.
 */
const LEAST_LUMA_DIFFERENCE = 0.25;

/** Luma, 0 to 1, as readers compute it from a pixel's encoded channels: ITU-R BT.601 §2.5.1. */
function luma(colour: Colour): number {
  const [red, green, blue] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** What a scanner may dislike about two colours. */
export type ColourProblem = 'too-close' | 'inverted';

/** Symbol contrast: the difference of the two luminances, 0 to 1. */
export function symbolContrast({ foreground, background }: Colours): number {
  return Math.abs(luminance(background) - luminance(foreground));
}

/** The worst problem of these colours; undefined when there is none. */
export function colourProblem(colours: Colours): ColourProblem | undefined {
  const lumaDifference = Math.abs(luma(colours.background) - luma(colours.foreground));
  if (symbolContrast(colours) < LEAST_CONTRAST || lumaDifference < LEAST_LUMA_DIFFERENCE) return 'too-close';
  return luminance(colours.foreground) > luminance(colours.background) ? 'inverted' : undefined;
}
