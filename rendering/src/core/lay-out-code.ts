import { type Colour, symbolContrast } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { coloursOf, fillsOf, groundOf } from '@canary/qr/design/fills';
import type { Drawing } from '@canary/qr/drawing';
import { frameFont } from '@canary/qr/frame-font/frame-font';
import { type Cell, type CellStyle, layOutCell } from '@canary/qr/paper/cell';
import { aloneStyle, type CardColours, cardStyle, labelStyle } from '@canary/qr/paper/styles';
import { drawableText } from './draw-code.ts';
import type { Platform } from './platform.ts';
import type { SheetLayout, SheetOptions } from './requests.ts';

type Fonts = Pick<Platform, 'fonts' | 'monospace'>;

/** Lays out a code with its words as the layout says, for a preview and for a file. Leaves out what fonts can't draw. */
export function layOutCode(
  drawing: Drawing,
  design: Design,
  { layout, sheet, words, codeWidth }: Omit<SheetOptions, 'count'>,
  { fonts, monospace }: Fonts,
): Cell {
  const { cell } = sheet.grid;
  const styles: Readonly<Record<SheetLayout, () => CellStyle>> = {
    code: () => aloneStyle(codeWidth),
    card: () => cardStyle(cell, cardColours(design)),
    labels: () => labelStyle(sheet.grid),
  };
  const drawable = {
    title: drawableText(words.title, fonts),
    text: drawableText(words.text, fonts),
    secret: words.secret && { ...words.secret, value: drawableText(words.secret.value, fonts) },
  };
  return layOutCell(drawing, drawable, styles[layout](), cell, {
    font: frameFont,
    platform: fonts,
    monospace,
  });
}

const PAPER: Colour = '#ffffff';

/** A card has the design's ground, and its words the colour of the code that is seen best on the ground. */
function cardColours(design: Design): CardColours {
  const ground = design.background.kind === 'transparent' ? PAPER : groundOf(design);
  const contrast = (foreground: Colour) => symbolContrast({ foreground, background: ground });
  const [ink = '#000000'] = fillsOf(design)
    .flatMap(coloursOf)
    .toSorted((one, other) => contrast(other) - contrast(one));
  return { ink, ground: ground === PAPER ? undefined : ground };
}
