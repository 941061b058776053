import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { SwissQRBill } from 'swissqrbill/svg';
import type { Data } from 'swissqrbill/types';
import { describe, expect, test } from 'vitest';
import { type PlatformText, platformText } from '../geometry/platform-text.ts';
import {
  addLiberationSans,
  type Bill,
  billDrawing,
  payee,
  payer,
  payloadOfBill,
  references,
} from '../testing/bills.ts';
import { layOutPaymentPart, slip } from './payment-part.ts';
import type { BillFonts } from './payment-sections.ts';
import { type BillLanguage, billLanguages, paymentWords } from './payment-words.ts';

addLiberationSans();
const newContext = (width: number, height: number) => createCanvas(width, height).getContext('2d');

/** Measures in Liberation Sans, and outlines a text as the text itself. */
function readableFont(weight: number): PlatformText {
  const { measure, problemOf } = platformText({ family: 'Liberation Sans', weight, newContext });
  const outline = (text: string) => ({
    path: JSON.stringify({ text, isBold: weight > 400 }),
    box: { x: 0, y: 0, width: measure(text), height: 1 },
    capHeight: 1,
    baseline: 1,
  });
  return { measure, problemOf, outline };
}

const fonts: BillFonts = { regular: readableFont(400), bold: readableFont(700) };

/** A text on the slip, in millimetres, and its size in points. */
interface Placed {
  readonly text: string;
  readonly isBold: boolean;
  readonly left: number;
  readonly baseline: number;
  readonly size: number;
}

const POINT = 25.4 / 72;
/** Height of a capital letter of Arial. */
const CAP = 0.716;

function layOut(values: Bill, language: BillLanguage, isSeparated = false) {
  const words = paymentWords(payloadOfBill(values), language);
  if (!words) throw new Error('Expected a bill.');
  const cell = layOutPaymentPart(billDrawing, words, fonts, isSeparated);
  const texts: (Placed & { readonly width: number })[] = [];
  const paths: string[] = [];
  for (const { layers, left, top, unit } of cell.parts.slice(1)) {
    for (const layer of layers) {
      if (layer.kind !== 'outline') continue;
      if (!layer.path.startsWith('{')) {
        paths.push(layer.path);
        continue;
      }
      const { text, isBold }: { text: string; isBold: boolean } = JSON.parse(layer.path);
      const width = fonts[isBold ? 'bold' : 'regular'].measure(text) * unit;
      texts.push({ text, isBold, left, width, baseline: top + unit, size: unit / (POINT * CAP) });
    }
  }
  return { texts, paths };
}

const inMillimetres = (length: string) =>
  Number.parseFloat(length) * (length.endsWith('pt') ? POINT : length.endsWith('mm') ? 1 : 25.4 / 96);

/** Texts, and the top left corners of boxes, of the slip that another library draws. */
function drawnBySwissQrBill(values: Bill, language: BillLanguage) {
  const address = (side: 'creditor' | 'debtor') => ({
    name: values[`${side}Name`] ?? '',
    address: values[`${side}Street`] ?? '',
    buildingNumber: values[`${side}Building`] ?? '',
    zip: values[`${side}Postcode`] ?? '',
    city: values[`${side}Town`] ?? '',
    country: values[`${side}Country`] ?? '',
  });
  const data: Data = {
    currency: values.currency === 'EUR' ? 'EUR' : 'CHF',
    creditor: { ...address('creditor'), account: values.iban ?? '' },
    ...(values.debtorName ? { debtor: address('debtor') } : {}),
    ...(values.message ? { message: values.message } : {}),
    ...(values.reference ? { reference: values.reference } : {}),
    ...(values.amount ? { amount: Number(values.amount) } : {}),
  };
  const options = { language: language.toUpperCase() as 'DE' | 'FR' | 'IT' | 'EN', scissors: false };
  const svg = new SwissQRBill(data, options).toString();
  const texts: Placed[] = [];
  const boxes: { x: number; y: number }[] = [];
  let [originX, originY, y] = [0, 0, 0];
  for (const [, tag = '', attributes = '', content = ''] of svg.matchAll(
    /<(svg|text|tspan)((?: [\w-]+="[^"]*")*)\s*\/?>([^<]*)/g,
  )) {
    const own = new Map(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const length = (name: string) => inMillimetres(own.get(name) ?? '0');
    if (tag === 'svg') {
      [originX, originY] = [length('x'), length('y')];
      if (own.has('width') && own.has('x') && own.get('width') !== '46mm')
        boxes.push({ x: originX, y: originY });
      continue;
    }
    // The library leaves lines empty where a message is shorter than its room.
    if (tag === 'tspan' && content === '') continue;
    if (tag === 'text' || own.has('y')) y = length('y');
    y += length('dy');
    if (content === '' || own.get('text-anchor') === 'end') continue;
    texts.push({
      text: content.replaceAll('&amp;', '&'),
      isBold: own.get('font-weight') === 'bold',
      left: originX + length('x'),
      baseline: originY + y,
      size: Number.parseFloat(own.get('font-size') ?? ''),
    });
  }
  return { texts, boxes };
}

const byPlace = (one: Placed, other: Placed) => one.left - other.left || one.baseline - other.baseline;

const rounded = ({ text, isBold, left, baseline, size }: Placed) => ({
  text,
  isBold,
  left: expect.closeTo(left, 1),
  baseline: expect.closeTo(baseline, 1),
  size: expect.closeTo(size, 5),
});

/** The fixed text that is aligned at its end. */
const acceptancePoints = ['Annahmestelle', 'Point de dépôt', 'Punto di accettazione', 'Acceptance point'];

describe.each(billLanguages)(
  'In %s, each text has the place and the size that swissqrbill gives it, with',
  (language) => {
    const cases = (['QRR', 'SCOR', 'NON'] as const).flatMap((kind) =>
      [true, false].flatMap((hasPayer) =>
        ['', '1949.75', '1000000.00'].flatMap((amount) =>
          (['CHF', 'EUR'] as const).map((currency) => ({ kind, hasPayer, amount, currency })),
        ),
      ),
    );
    test.each(cases)('$kind, payer: $hasPayer, $currency $amount', ({ kind, hasPayer, amount, currency }) => {
      const message = kind === 'SCOR' ? '' : 'Order from 15.06.2020';
      const values: Bill = {
        ...{ ...references[kind], ...payee, ...(hasPayer ? payer : {}) },
        ...{ amount, currency, message },
      };
      const ours = layOut(values, language);
      const theirs = drawnBySwissQrBill(values, language);
      const texts = ours.texts.filter(({ text }) => !acceptancePoints.includes(text));
      expect(texts.sort(byPlace)).toMatchObject(theirs.texts.sort(byPlace).map(rounded));
      const end = ours.texts.find(({ text }) => acceptancePoints.includes(text));
      expect((end?.left ?? 0) + (end?.width ?? 0)).toBeCloseTo(57);
      // A line between the parts, and four corners of each box.
      expect(ours.paths).toHaveLength(1 + theirs.boxes.length);
      expect(theirs.boxes).toHaveLength((hasPayer ? 0 : 2) + (amount ? 0 : 2));
    });
  },
);

const text = (maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom('W', 'W', 'm', 'i', 'Ö', ' ', '&', '-'), minLength: 1, maxLength })
    .map((its) => its.trim())
    .filter((its) => its !== '');

const address = (side: 'creditor' | 'debtor') =>
  fc.record({
    [`${side}Name`]: text(70),
    [`${side}Street`]: text(70),
    [`${side}Building`]: text(16),
    [`${side}Postcode`]: text(16),
    [`${side}Town`]: text(35),
    [`${side}Country`]: fc.constantFrom('CH', 'DE'),
  });

const longestAddress = (side: 'creditor' | 'debtor'): Bill => ({
  [`${side}Name`]: 'W'.repeat(70),
  [`${side}Street`]: 'W'.repeat(70),
  [`${side}Building`]: 'W'.repeat(16),
  [`${side}Postcode`]: 'W'.repeat(16),
  [`${side}Town`]: 'W'.repeat(35),
  [`${side}Country`]: 'DE',
});

const longestWithoutPayer: Bill = {
  ...references.QRR,
  ...longestAddress('creditor'),
  message: 'W'.repeat(70),
  billing: `//${'W'.repeat(68)}`,
  amount: '999999999.99',
};
const longest: Bill = { ...longestWithoutPayer, ...longestAddress('debtor') };

test('No text leaves its room, and what is left out ends with three dots', () => {
  const bill = fc
    .tuple(
      fc.constantFrom(...Object.values(references)),
      address('creditor'),
      fc.option(address('debtor'), { nil: {} }),
      fc.record({
        message: text(70),
        billing: text(60).map((its) => `//S1${its}`),
        amount: fc.constantFrom('', '999999999.99'),
      }),
    )
    .map((parts): Bill => Object.assign({}, ...parts));
  fc.assert(
    fc.property(bill, fc.constantFrom(...billLanguages), (values, language) => {
      const { texts, paths } = layOut(values, language);
      for (const { text: its, left, width, baseline, size } of texts) {
        const right = left < 62 ? 57 : left < 118 ? 118 : 205;
        expect(left + width, its).toBeLessThan(right + 0.001);
        expect(baseline, its).toBeLessThan(left < 62 ? 85 : 95);
        expect(size).toBeGreaterThan(5.999);
      }
      const above = texts.filter(({ left, baseline }) => left === 5 && baseline < 68);
      expect(new Set(above.map(({ baseline }) => baseline.toFixed(3))).size).toBe(above.length);
      for (const path of paths.slice(1)) {
        const numbers = [...path.matchAll(/V([\d.]+)/g)].map(([, y]) => Number(y));
        expect(Math.max(...numbers)).toBeLessThan(slip.height - 5);
      }
    }),
    {
      numRuns: 300,
      examples: [
        [longest, 'de'],
        [longestWithoutPayer, 'fr'],
      ],
    },
  );
  expect(layOut(longest, 'de').texts.some(({ text: its }) => its.endsWith('...'))).toBe(true);
});

test('A long address gets smaller letters and more lines before anything is left out', () => {
  const name = 'Genossenschaft für gemeinnützigen Wohnungsbau und Quartierentwicklung';
  const { texts } = layOut(
    { ...references.QRR, ...payee, ...payer, creditorName: name, debtorName: name },
    'de',
  );
  const lines = texts.filter(({ isBold, left }) => !isBold && left === 118).map(({ text: its }) => its);
  expect(lines.join(' ')).toContain(name);
});
