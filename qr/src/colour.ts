/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** The colours of a code. */
export interface Colours {
  /** Colour of the dark modules. */
  readonly foreground: Colour;
  /** Colour of the light modules and the quiet zone. */
  readonly background: Colour;
}

/** Black on white, which every scanner reads and every printer prints. */
export const PRINT_SAFE: Colours = { foreground: '#000000', background: '#ffffff' };

/**
 * Parses a typed or pasted colour of three or six hex digits. Returns undefined if it isn't one.
 *
 * @example parseColour(' 0AF ') // '#00aaff'
 */
export function parseColour(text: string): Colour | undefined {
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (hex === undefined) return undefined;
  return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
}

/** Returns red, green and blue, each 0 to 255. */
export function channels(colour: Colour): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns the relative luminance, 0 (black) to 1 (white): WCAG 2.2, "relative luminance". */
export function luminance(colour: Colour): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linearIntensity(red) + 0.7152 * linearIntensity(green) + 0.0722 * linearIntensity(blue);
}

/** Returns the linear intensity, 0 to 1, of a channel from 0 to 255: IEC 61966-2-1. */
export function linearIntensity(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Smallest acceptable symbol contrast: grade C of ISO/IEC 15415 §7.8.2, with luminance in place of reflectance. */
const MIN_CONTRAST = 0.4;

/**
 * Smallest acceptable difference in luma. Readers work on encoded pixel values, where two saturated colours can be much
 * closer than their luminances. This is 2.5 times what ZXing's binarizer requires within a block.
 */
const MIN_LUMA_DIFFERENCE = 0.25;

/** Returns the luma, 0 to 1, that readers compute from a pixel's encoded channels: ITU-R BT.601 §2.5.1. */
export function luma([red, green, blue]: readonly [red: number, green: number, blue: number]): number {
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Why a scanner may fail: the colours are too similar, or the code is lighter than its background. */
export type ColourProblem = 'too-close' | 'inverted';

/** Returns the symbol contrast, 0 to 1: the difference between the two luminances. */
export function symbolContrast({ foreground, background }: Colours): number {
  return Math.abs(luminance(background) - luminance(foreground));
}

/** Returns the worst problem of two colours, or undefined if there is none. */
export function colourProblem(colours: Colours): ColourProblem | undefined {
  const lumaDifference = Math.abs(luma(channels(colours.background)) - luma(channels(colours.foreground)));
  if (symbolContrast(colours) < MIN_CONTRAST || lumaDifference < MIN_LUMA_DIFFERENCE) return 'too-close';
  return luminance(colours.foreground) > luminance(colours.background) ? 'inverted' : undefined;
}
