import { type ComposedCode, composeCode } from '@canary/qr/compose';
import type { Design } from '@canary/qr/design/design';
import type { Artwork } from '@canary/qr/drawing';
import { frameFont } from '@canary/qr/frame-font/frame-font';
import { brand, mark } from '#config/brand.ts';
import type { CodeRequest } from './picture.ts';

/** The brand's mark as the logo on a code. */
const canary: Artwork = {
  side: mark.side,
  margin: mark.plateMargin,
  shapes: mark.shapes.map(({ d, colour, stroke }) => ({
    path: d,
    paint: { kind: 'solid', colour: brand[colour] },
    lineWidth: stroke,
  })),
};

/**
 * Encodes a code and draws it as outlines.
 *
 * @throws {PayloadTooLongError}
 */
export function drawCode({ payload, design }: CodeRequest): ComposedCode {
  return composeCode(payload, withDrawableText(design), { artwork: canary, font: frameFont });
}

/** Returns the characters of a frame's text that its font lacks, each once. */
export function missingCharacters(text: string): readonly string[] {
  const characters = [...text.normalize('NFC')].filter((character) => !/\s/.test(character));
  return [...new Set(characters)].filter((character) => !Object.hasOwn(frameFont.glyphs, character));
}

/** Leaves out the characters that the font lacks: a design from elsewhere may have any text. */
function withDrawableText(design: Design): Design {
  const { frame } = design;
  const missing = frame ? missingCharacters(frame.text) : [];
  if (!frame || missing.length === 0) return design;
  const text = [...frame.text.normalize('NFC')].filter((character) => !missing.includes(character)).join('');
  return { ...design, frame: { ...frame, text } };
}
