import type { Colour } from '../colour.ts';
import type { Drawing, OutlineLayer } from '../drawing.ts';
import { type Box, path } from '../geometry/path.ts';
import type { Cell } from './cell.ts';
import type { PagePart, PaperSize } from './page.ts';
import {
  type BillFonts,
  CAP,
  firstFitting,
  POINT,
  type Section,
  type SetSections,
  type Sizes,
  setSections,
} from './payment-sections.ts';
import type { PaymentWords } from './payment-words.ts';

/** Receipt and payment part of a QR-bill, DIN long: SIX, Guidelines, §3.1. */
export const slip: PaperSize = { width: 210, height: 105 };

const INK: Colour = '#000000';

const RECEIPT = { left: 5, width: 52, top: 12, bottom: 68 };
/** The code and the amount, and what is beside it. */
const CODE = { left: 67, top: 17 };
const INFORMATION = { left: 118, width: 87, top: 5, bottom: 90 };
const AMOUNT_TOP = 68;

const largeSizes: Sizes = { heading: 8, value: 10 };
const smallSizes: Sizes = { heading: 6, value: 8 };
const informationSizes = [largeSizes, { heading: 7, value: 9 }, smallSizes];

/** The most lines of a value where even the smallest letters don't fit. The rest becomes "...": §3.5.4. */
const SHORTENED = 2;

/**
 * Lays out the receipt and the payment part of a QR-bill: SIX, "Swiss Implementation Guidelines for the QR-bill", version
 * 2.3, §3. The code is drawn as large as its standard demands.
 *
 * @param drawing of the code, with a side of its modules on paper
 * @param isSeparated whether the slip is below other content of a page, from which the payer separates it
 */
export function layOutPaymentPart(
  drawing: Drawing,
  words: PaymentWords,
  fonts: BillFonts,
  isSeparated: boolean,
): Cell {
  const { fixed, iban, payee, payer, reference, message, billing, currency, amount } = words;
  const lines: OutlineLayer[] = [strokes(path`M62 0V${slip.height}`)];
  const texts: PagePart[] = [];
  const write = (text: string, { left, baseline, size, face = 'regular', align = 'start' }: Written) => {
    if (text === '') return;
    const shape = fonts[face].outline(text);
    const unit = (size * POINT * CAP) / shape.capHeight;
    const spare = { start: 0, middle: -0.5, end: -1 }[align] * shape.box.width * unit;
    texts.push({
      layers: [{ kind: 'outline', path: shape.path, paint: { kind: 'solid', colour: INK } }],
      left: left - shape.box.x * unit + spare,
      top: baseline - shape.baseline * unit,
      unit,
    });
  };
  const set = ({ items }: SetSections, left: number) => {
    for (const item of items) {
      if ('box' in item) lines.push(corners({ x: left, y: item.top, ...item.box }));
      else write(item.text, { ...item, left });
    }
  };

  if (isSeparated) {
    lines.push(strokes(path`M0 0H${slip.width}`));
    write(fixed.separate, { left: slip.width / 2, baseline: -1.5, size: 7, align: 'middle' });
  }

  const address = ({ name, street, town }: typeof payee, hasStreet: boolean) =>
    [name, hasStreet ? street : '', town].filter((line) => line !== '');
  const payeeSections = (hasStreet: boolean): Section[] => [
    { heading: fixed.account, values: [iban, ...address(payee, hasStreet)] },
    ...(reference ? [{ heading: fixed.reference, values: [reference] }] : []),
  ];
  const payerSection = (hasStreet: boolean, box: PaperSize): Section =>
    payer
      ? { heading: fixed.payer, values: address(payer, hasStreet) }
      : { heading: fixed.unknownPayer, values: [], box };

  write(fixed.receipt, { left: RECEIPT.left, baseline: 5 + 11 * POINT, size: 11, face: 'bold' });
  // A receipt may leave out streets where its room is too small: §3.6.2.
  const receipt = (hasStreet: boolean, mostLines?: number) => {
    const sections = [...payeeSections(hasStreet), payerSection(hasStreet, receiptBox)];
    return setSections(sections, RECEIPT, smallSizes, fonts, mostLines);
  };
  set(firstFitting([receipt(true), receipt(false), receipt(false, SHORTENED)]), RECEIPT.left);
  writeAmount({ left: RECEIPT.left, amountLeft: RECEIPT.left + (amount ? 22 : 13), ...smallSizes });
  if (!amount) lines.push(corners({ x: 27, y: AMOUNT_TOP, width: 30, height: 10 }));
  write(fixed.acceptancePoint, { left: 57, baseline: 82 + 6 * POINT, size: 6, face: 'bold', align: 'end' });

  write(fixed.paymentPart, { left: CODE.left, baseline: 5 + 11 * POINT, size: 11, face: 'bold' });
  writeAmount({ left: CODE.left, amountLeft: CODE.left + 22, ...largeSizes });
  if (!amount) lines.push(corners({ x: 78, y: AMOUNT_TOP + 13 * POINT, width: 40, height: 15 }));
  const notes = [message, billing].filter((line) => line !== '');
  const all = [
    ...payeeSections(true),
    ...(notes.length > 0 ? [{ heading: fixed.information, values: notes }] : []),
    payerSection(true, informationBox),
  ];
  const sets = informationSizes.map((sizes) => setSections(all, INFORMATION, sizes, fonts));
  const shortened = setSections(all, INFORMATION, smallSizes, fonts, SHORTENED);
  set(firstFitting([...sets, shortened]), INFORMATION.left);

  function writeAmount({ left, amountLeft, heading, value }: AmountPlace) {
    const [first, second] = [AMOUNT_TOP + heading * POINT, AMOUNT_TOP + (heading + value + 3) * POINT];
    write(fixed.currency, { left, baseline: first, size: heading, face: 'bold' });
    write(fixed.amount, { left: amountLeft, baseline: first, size: heading, face: 'bold' });
    write(currency, { left, baseline: second, size: value });
    write(amount, { left: amountLeft, baseline: second, size: value });
  }

  const module = drawing.moduleOnPaper ?? 0;
  const code: Box = {
    x: CODE.left - drawing.origin.x * module,
    y: CODE.top - drawing.origin.y * module,
    width: drawing.width * module,
    height: drawing.height * module,
  };
  return {
    ground: [],
    parts: [
      { layers: drawing.layers, left: code.x, top: code.y, unit: module },
      { layers: lines, left: 0, top: 0, unit: 1 },
      ...texts,
    ],
    code,
    module,
    tooLong: undefined,
    isTooSmall: false,
  };
}

interface Written {
  readonly left: number;
  /** From the top of the slip, in millimetres. */
  readonly baseline: number;
  /** In points. */
  readonly size: number;
  readonly face?: keyof BillFonts;
  readonly align?: 'start' | 'middle' | 'end';
}

interface AmountPlace extends Sizes {
  readonly left: number;
  readonly amountLeft: number;
}

/** The rooms for a payer's name and address. */
const receiptBox: PaperSize = { width: 52, height: 20 };
const informationBox: PaperSize = { width: 65, height: 25 };

const strokes = (d: string): OutlineLayer => ({
  kind: 'outline',
  path: d,
  paint: { kind: 'solid', colour: INK },
  lineWidth: 0.75 * POINT,
});

/** The marks at the corners of a box to write in, 3 mm long: §3.5.3. */
function corners({ x, y, width, height }: Box): OutlineLayer {
  const [right, bottom] = [x + width, y + height];
  return strokes(
    [
      path`M${x} ${y + 3}V${y}H${x + 3}`,
      path`M${right - 3} ${y}H${right}V${y + 3}`,
      path`M${right} ${bottom - 3}V${bottom}H${right - 3}`,
      path`M${x + 3} ${bottom}H${x}V${bottom - 3}`,
    ].join(''),
  );
}
