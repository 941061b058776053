import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { toPayload } from '../content/content-type.ts';
import { swiss } from '../content/swiss.ts';
import type { Drawing } from '../drawing.ts';

/** Values of a bill, without what the form leaves empty. */
export type Bill = Partial<typeof swiss.empty>;

export const payee = {
  creditorName: 'Max Muster & Söhne',
  creditorStreet: 'Musterstrasse',
  creditorBuilding: '123',
  creditorPostcode: '8000',
  creditorTown: 'Seldwyla',
  creditorCountry: 'CH',
};

export const payer = {
  debtorName: 'Simon Muster',
  debtorStreet: 'Musterstrasse',
  debtorBuilding: '1',
  debtorPostcode: '8000',
  debtorTown: 'Seldwyla',
  debtorCountry: 'CH',
};

export const foreignPayer = {
  debtorName: 'Simone Muster',
  debtorPostcode: '80331',
  debtorTown: 'München',
  debtorCountry: 'DE',
};

/** Accounts with the references that they may have. */
export const references = {
  QRR: { iban: 'CH4431999123000889012', reference: '210000000003139471430009017' },
  SCOR: { iban: 'CH5800791123000889012', reference: 'RF18539007547034' },
  NON: { iban: 'CH5800791123000889012', reference: '' },
};

/** A bill without a payer. */
export const bill = { ...references.QRR, ...payee, amount: '1949.75', message: 'Order from 15.06.2020' };

/** @throws {Error} if the form refuses the values */
export function payloadOfBill(values: Bill): string {
  const made = toPayload(swiss, { ...swiss.empty, ...values });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return made.payload;
}

/** A drawing of a bill's code of 41 modules, without layers. */
export const billDrawing: Drawing = {
  width: 51,
  height: 51,
  origin: { x: 5, y: 5 },
  size: 41,
  moduleOnPaper: 46 / 41,
  layers: [],
};

/** Adds the font family `Liberation Sans` to canvases in Node. */
export function addLiberationSans(): void {
  const require = createRequire(import.meta.url);
  for (const face of ['Regular', 'Bold']) {
    const file = require.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${face}.ttf`);
    GlobalFonts.register(readFileSync(file), 'Liberation Sans');
  }
}
