import { PRINT_SAFE } from '@canary/qr/colour';
import { type ComposedCode, composeCode, isMadeForLogo } from '@canary/qr/compose';
import type { Design, DesignLogo } from '@canary/qr/design/design';
import type { Artwork } from '@canary/qr/drawing';
import { frameFont } from '@canary/qr/frame-font/frame-font';
import { platformText, type TextShape } from '@canary/qr/geometry/platform-text';
import { missingGlyphs } from '@canary/qr/geometry/text';
import type { Parts } from '@canary/qr/layers/parts';
import icons from '#assets/logo-icons.json';
import { brand } from '#config/brand.ts';
import { textDirection } from '../format/text-direction.ts';
import { canaryIn } from './mark.ts';
import type { CodeRequest } from './picture.ts';

const canary = canaryIn(brand);
const blackCanary = canaryIn({ ink: PRINT_SAFE.foreground, canary: PRINT_SAFE.background });

/** Lucide's icons are lines of this width in a square of 24 units. */
const icon = { side: 24, lineWidth: 2 } as const;

const outlines: ReadonlyMap<string, string> = new Map(Object.entries(icons.outlines));

/** Returns the drawing of a logo that is no image; undefined for an icon that only another version of the site has. */
function artworkOf({ source }: DesignLogo): Artwork | undefined {
  if (source.kind === 'canary' && source.isBlack) return blackCanary;
  if (source.kind !== 'icon') return canary;
  const path = outlines.get(source.name);
  if (path === undefined) return undefined;
  const paint = { kind: 'solid', colour: source.colour } as const;
  return { side: icon.side, margin: 0, shapes: [{ path, paint, lineWidth: icon.lineWidth, isRound: true }] };
}

/**
 * Encodes a code and draws it as outlines, in a worker: a code that is made for its logo takes tens of milliseconds or
 * more. The same request always gives the same drawing.
 *
 * @throws {PayloadTooLongError}
 */
export async function drawCode(request: CodeRequest): Promise<ComposedCode> {
  if (!isMadeForLogo(request.design)) return drawAtOnce(request);
  const { drawLogoCode } = await import('./draw-logo-code.ts');
  const { design, parts } = withParts(request.design);
  return drawLogoCode({ ...request, design }, parts);
}

/**
 * Encodes a code that isn't made for its logo and draws it as outlines, within a frame of the screen.
 *
 * @throws {PayloadTooLongError}
 */
export function drawAtOnce(request: CodeRequest): ComposedCode {
  const { design, parts } = withParts(request.design);
  return composeCode(request.payload, design, parts);
}

/** Returns a design with the parts that it refers to, without a logo that this version of the site can't draw. */
function withParts(design: Design): { readonly design: Design; readonly parts: Parts } {
  const artwork = design.logo ? artworkOf(design.logo) : undefined;
  const isDrawable = design.logo === null || artwork !== undefined;
  const drawable = withDrawableText(isDrawable ? design : { ...design, logo: null });
  return { design: drawable, parts: { artwork, font: frameFont, platformText: { outline: shapeOf } } };
}

/** The texts that the fonts of this browser can paint; undefined without a canvas, as where pages are prerendered. */
const ownFonts =
  typeof OffscreenCanvas === 'undefined'
    ? undefined
    : platformText({
        family: 'system-ui, sans-serif',
        directionOf: textDirection,
        newContext(width, height) {
          const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
          if (!context) throw new Error('This browser can’t create a canvas.');
          return context;
        },
      });

/** The last outlines by their text: most changes of a design leave the text as it is. */
const shapes = new Map<string, TextShape>();
const maxShapes = 20;

function shapeOf(text: string): TextShape {
  const shape = shapes.get(text) ?? ownFonts?.outline(text);
  if (!shape) throw new Error('There is no canvas.');
  shapes.delete(text);
  shapes.set(text, shape);
  for (const oldest of shapes.keys()) {
    if (shapes.size <= maxShapes) break;
    shapes.delete(oldest);
  }
  return shape;
}

export type GlyphProblem = 'missing' | 'coloured';

/**
 * Returns the characters of a text that a frame can't show, each once: no font of this browser has them, or their font has
 * them in several colours, as for emoji.
 */
export function glyphProblems(text: string): ReadonlyMap<string, GlyphProblem> {
  const problems = new Map<string, GlyphProblem>();
  if (missingGlyphs(text, frameFont).length === 0) return problems;
  for (const cluster of clustersOf(text)) {
    const missing = missingGlyphs(cluster, frameFont);
    const found = missing.map((character) => (ownFonts ? ownFonts.problemOf(character) : 'missing'));
    const problem = found.find((each) => each !== undefined);
    if (problem) problems.set(cluster, problem);
  }
  return problems;
}

/** What a reader sees as one character, such as a letter with its vowel signs. */
function clustersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text.normalize('NFC')), ({ segment }) => segment);
}

/** Leaves out the characters that can't be drawn: a design from elsewhere may have any text. */
function withDrawableText(design: Design): Design {
  const { frame } = design;
  const problems = glyphProblems(frame?.text ?? '');
  if (!frame || problems.size === 0) return design;
  const text = clustersOf(frame.text)
    .filter((cluster) => !problems.has(cluster))
    .join('');
  return { ...design, frame: { ...frame, text } };
}
