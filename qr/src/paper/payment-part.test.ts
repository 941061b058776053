import { describe, expect, test } from 'vitest';
import type { PlatformText } from '../geometry/platform-text.ts';
import { type Bill, bill, billDrawing, foreignPayer, payloadOfBill } from '../testing/bills.ts';
import { layOutPaymentPart } from './payment-part.ts';
import { type BillLanguage, paymentWords } from './payment-words.ts';

const open = { amount: '', reference: '', iban: 'CH93 0076 2011 6238 5295 7', message: '' };

/** A font whose letters are all 0.75 capital letters wide, and what it was asked to outline. */
function fakeFont() {
  const written: string[] = [];
  const font: PlatformText = {
    outline(text) {
      written.push(text);
      return {
        path: '',
        box: { x: 0, y: 0, width: 0.75 * text.length, height: 1 },
        capHeight: 1,
        baseline: 1,
      };
    },
    measure: (text) => 0.75 * text.length,
    problemOf: () => undefined,
  };
  return { font, written };
}

function layOut(values: Bill, language: BillLanguage = 'en', isSeparated = true) {
  const words = paymentWords(payloadOfBill({ ...bill, ...values }), language);
  if (!words) throw new Error('The payload is no QR-bill.');
  const [regular, bold] = [fakeFont(), fakeFont()];
  const cell = layOutPaymentPart(billDrawing, words, { regular: regular.font, bold: bold.font }, isSeparated);
  return { cell, values: regular.written, headings: bold.written };
}

describe('Receipt and payment part', () => {
  test('say what the bill says, each in its groups', () => {
    const { values, headings } = layOut(foreignPayer);
    expect(values).toEqual([
      'Separate before paying in',
      ...['CH44 3199 9123 0008 8901 2', 'Max Muster & Söhne', 'Musterstrasse 123', '8000 Seldwyla'],
      ...['21 00000 00003 13947 14300 09017', 'Simone Muster', 'DE-80331 München', 'CHF', '1 949.75'],
      ...['CHF', '1 949.75'],
      ...['CH44 3199 9123 0008 8901 2', 'Max Muster & Söhne', 'Musterstrasse 123', '8000 Seldwyla'],
      ...['21 00000 00003 13947 14300 09017', 'Order from 15.06.2020', 'Simone Muster', 'DE-80331 München'],
    ]);
    expect(headings).toEqual([
      ...[
        'Receipt',
        'Account / Payable to',
        'Reference',
        'Payable by',
        'Currency',
        'Amount',
        'Acceptance point',
      ],
      ...['Payment part', 'Currency', 'Amount'],
      ...['Account / Payable to', 'Reference', 'Additional information', 'Payable by'],
    ]);
  });

  test('leave out what the bill lacks, and leave room to write amount and payer by hand', () => {
    const { cell, values, headings } = layOut(open, 'fr', false);
    expect(values).not.toContain('A détacher avant le versement');
    expect(headings.filter((text) => text === 'Payable par (nom/adresse)')).toHaveLength(2);
    expect(headings).not.toContain('Référence');
    const boxes = cell.parts.flatMap(({ layers }) => layers).filter((layer) => 'lineWidth' in layer);
    // The line between the two parts, and four boxes.
    expect(boxes).toHaveLength(5);
  });

  test('have a code of 46 mm at its place', () => {
    const { cell } = layOut(foreignPayer);
    const module = 46 / 41;
    expect(cell.module).toBeCloseTo(module, 9);
    expect(cell.code.x + 5 * module).toBeCloseTo(67, 9);
    expect(cell.code.y + 5 * module).toBeCloseTo(17, 9);
  });

  test('have smaller letters, and a receipt without streets, for the longest texts', () => {
    const long = (length: number) =>
      'Musterland '
        .repeat(20)
        .slice(0, length - 1)
        .trim();
    const address = {
      Name: long(70),
      Street: long(70),
      Building: long(16),
      Postcode: long(16),
      Town: long(35),
      Country: 'CH',
    };
    const sides = ['creditor', 'debtor'].flatMap((side) =>
      Object.entries(address).map(([part, value]) => [`${side}${part}`, value]),
    );
    const { cell } = layOut({ ...Object.fromEntries(sides), message: long(139) });
    const bottoms = (left: number) =>
      cell.parts.filter((part) => Math.abs(part.left - left) < 0.01).map(({ top, unit }) => top + unit);
    expect(Math.max(...bottoms(118))).toBeLessThanOrEqual(90);
    expect(Math.max(...bottoms(5).filter((bottom) => bottom < 70))).toBeLessThanOrEqual(68);
  });
});
