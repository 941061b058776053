/** Outlines the characters of the frames' font, so that a text can be drawn without the font file and a parser for it. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font as FontFile, type Glyph } from 'fontkit';
import type { Font } from '../qr/src/geometry/text.ts';

const require = createRequire(new URL('../client/package.json', import.meta.url));

/** Letters, digits, punctuation and symbols, without control characters and combining marks. */
const drawable = /^[\p{L}\p{N}\p{P}\p{S} ]$/u;

/** The characters that are moved closer together. Accented letters have the distances of other fonts. */
const kerned = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,-!?’&'];

/** Smallest distance that is visible at the size of a frame's text, in thousandths of the font size. */
const VISIBLE = 12;

/** Returns the font as JSON. */
export function frameFont(): string {
  const [latin, latinExtended] = (['latin', 'latin-ext'] as const).map(openFont);
  if (!latin || !latinExtended) throw new Error('The frames’ font is not installed.');
  const glyphs: Record<string, Font['glyphs'][string]> = {};
  for (const file of [latin, latinExtended]) {
    for (const code of file.characterSet) {
      const character = String.fromCodePoint(code);
      if (!drawable.test(character) || Object.hasOwn(glyphs, character)) continue;
      const glyph = file.glyphForCodePoint(code);
      glyphs[character] = { advance: glyph.advanceWidth, path: pathOf(glyph) };
    }
  }
  const font: Font & { readonly licence: string } = {
    licence: 'Outlines of Bricolage Grotesque. SIL Open Font License 1.1',
    capHeight: latin.capHeight,
    kerning: kerningOf(latin),
    glyphs,
  };
  return JSON.stringify(font);
}

function openFont(subset: 'latin' | 'latin-ext'): FontFile {
  const name = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-700-normal.woff`;
  const font = create(readFileSync(require.resolve(name)));
  if (!('layout' in font)) throw new Error('The frames’ font is a collection.');
  return font;
}

function kerningOf(font: FontFile): Record<string, number> {
  const pairs = kerned.flatMap((left) => kerned.map((right) => left + right));
  const entries = pairs.map((pair): [string, number] => {
    const { glyphs, positions } = font.layout(pair, ['kern']);
    return [pair, (positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0)];
  });
  return Object.fromEntries(entries.filter(([, distance]) => Math.abs(distance) >= VISIBLE));
}

/** Returns path data with y downwards, relative after each `M`. */
function pathOf({ path: { commands } }: Glyph): string {
  let [fromX, fromY] = [0, 0];
  const written = commands.map(({ command, args }) => {
    if (command === 'closePath') return 'z';
    const [x = 0, y = 0] = args.slice(-2);
    const numbers = args.map((value, index) => (index % 2 === 0 ? value - fromX : fromY - value));
    const absolute = `M${join([x, -y])}`;
    [fromX, fromY] = [x, y];
    if (command === 'moveTo') return absolute;
    return (command === 'lineTo' ? 'l' : command === 'quadraticCurveTo' ? 'q' : 'c') + join(numbers);
  });
  return written.join('');
}

/** Joins coordinates, with spaces where no sign separates them. */
function join(numbers: readonly number[]): string {
  return numbers
    .map((value) => String(Math.round(value)))
    .join(' ')
    .replaceAll(' -', '-');
}
