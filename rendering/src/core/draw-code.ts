import { type ComposedCode, composeCode, isMadeForLogo } from '@canary/qr/compose';
import type { Design } from '@canary/qr/design/design';
import { frameFont } from '@canary/qr/frame-font/frame-font';
import type { PlatformText } from '@canary/qr/geometry/platform-text';
import { missingGlyphs } from '@canary/qr/geometry/text';
import type { Parts } from '@canary/qr/layers/parts';
import { artworkOf } from './artwork.ts';
import type { Platform } from './platform.ts';
import type { CodeToDraw } from './requests.ts';

/** Texts in the fonts of the platform; undefined if the platform has no canvas. */
type Fonts = PlatformText | undefined;

/**
 * Encodes a code and draws it as outlines, in a worker: a code that is made for its logo takes tens of milliseconds or
 * more. The same request always gives the same drawing.
 *
 * @throws {PayloadTooLongError}
 * @throws {MissingGlyphsError} if a frame's text has characters that the bundled font lacks and the platform has no fonts
 */
export async function drawCode(request: CodeToDraw, platform: Platform): Promise<ComposedCode> {
  if (!isMadeForLogo(request.payload, request.design)) return drawAtOnce(request, platform.fonts);
  const { drawLogoCode } = await import('./draw-logo-code.ts');
  const { design, parts } = withParts(request.design, platform.fonts);
  return drawLogoCode({ ...request, design }, parts, platform);
}

/**
 * Encodes a code that isn't made for its logo and draws it as outlines, in less time than a frame of the screen.
 *
 * @throws {PayloadTooLongError}
 * @throws {MissingGlyphsError}
 */
export function drawAtOnce(request: CodeToDraw, fonts: Fonts): ComposedCode {
  const { design, parts } = withParts(request.design, fonts);
  return composeCode(request.payload, design, parts);
}

/** Returns a design with the parts that it refers to. Leaves out a logo that this version of the site can't draw. */
function withParts(design: Design, fonts: Fonts): { readonly design: Design; readonly parts: Parts } {
  const artwork = design.logo ? artworkOf(design.logo) : undefined;
  const isDrawable = design.logo === null || artwork !== undefined;
  const drawn = isDrawable ? design : { ...design, logo: null };
  return {
    design: fonts ? withDrawableText(drawn, fonts) : drawn,
    parts: { artwork, font: frameFont, platformText: fonts },
  };
}

export type GlyphProblem = 'missing' | 'coloured';

/**
 * Returns the characters of a text that a frame can't show, each once, with the reason: no font has the character, or
 * its font has it in several colours, as for emoji.
 */
export function glyphProblems(text: string, fonts: Fonts): ReadonlyMap<string, GlyphProblem> {
  const problems = new Map<string, GlyphProblem>();
  if (missingGlyphs(text, frameFont).length === 0) return problems;
  for (const cluster of clustersOf(text)) {
    const missing = missingGlyphs(cluster, frameFont);
    const found = missing.map((character) => (fonts ? fonts.problemOf(character) : 'missing'));
    const problem = found.find((each) => each !== undefined);
    if (problem) problems.set(cluster, problem);
  }
  return problems;
}

/** Splits a text into what people see as one character, such as a letter with its vowel signs. */
function clustersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text.normalize('NFC')), ({ segment }) => segment);
}

/** Leaves out the characters that can't be drawn: a design from elsewhere may have any text. */
function withDrawableText(design: Design, fonts: PlatformText): Design {
  const { frame } = design;
  const text = drawableText(frame?.text ?? '', fonts);
  return !frame || text === frame.text ? design : { ...design, frame: { ...frame, text } };
}

/** Returns a text without the characters that can't be drawn. */
export function drawableText(text: string, fonts: Fonts): string {
  const problems = glyphProblems(text, fonts);
  if (problems.size === 0) return text;
  return clustersOf(text)
    .filter((cluster) => !problems.has(cluster))
    .join('');
}
