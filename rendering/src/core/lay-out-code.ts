import { type Colour, PRINT_SAFE, symbolContrast } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { coloursOf, fillsOf, groundOf } from '@canary/qr/design/fills';
import { plainDesign } from '@canary/qr/design/plain-design';
import type { Drawing } from '@canary/qr/drawing';
import { frameFont } from '@canary/qr/frame-font/frame-font';
import { type Cell, type CellStyle, layOutCell } from '@canary/qr/paper/cell';
import { layOutPaymentPart } from '@canary/qr/paper/payment-part';
import { paymentWords } from '@canary/qr/paper/payment-words';
import { aloneStyle, type CardColours, cardStyle, labelStyle } from '@canary/qr/paper/styles';
import { drawableText } from './draw-code.ts';
import type { Platform } from './platform.ts';
import type { CodeToDraw, SheetLayout, SheetOptions } from './requests.ts';

type Fonts = Pick<Platform, 'fonts' | 'monospace' | 'billFonts'>;

/** Lays out a code with its words as the layout says, for a preview and for a file. Leaves out what fonts can't draw. */
export function layOutCode(
  drawing: Drawing,
  design: Design,
  {
    payload,
    layout,
    sheet,
    words,
    codeWidth,
    language = 'de',
  }: Omit<SheetOptions, 'count'> & Pick<CodeToDraw, 'payload'>,
  { fonts, monospace, billFonts }: Fonts,
): Cell {
  const { cell } = sheet.grid;
  if (layout === 'bill') {
    const bill = paymentWords(payload, language);
    if (!bill || !billFonts)
      throw new Error('Only a QR-bill has a payment part, where there are fonts for it.');
    return layOutPaymentPart(drawing, bill, billFonts, sheet.grid.top > 0);
  }
  const styles: Readonly<Record<Exclude<SheetLayout, 'bill'>, () => CellStyle>> = {
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

/** A bill has a plain code: SIX, Guidelines, §6.4. */
export function designOn(layout: SheetLayout, design: Design): Design {
  return layout === 'bill' ? plainDesign(PRINT_SAFE) : design;
}

/** A card has the design's ground, and its words the colour of the code that is seen best on the ground. */
function cardColours(design: Design): CardColours {
  const ground = design.background.kind === 'transparent' ? PAPER : groundOf(design);
  const contrast = (foreground: Colour) => symbolContrast({ foreground, background: ground });
  const [ink = '#000000'] = fillsOf(design)
    .flatMap(coloursOf)
    .toSorted((one, other) => contrast(other) - contrast(one));
  return { ink, ground: ground === PAPER ? undefined : ground };
}
