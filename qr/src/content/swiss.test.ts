import { Resvg } from '@resvg/resvg-js';
import { SwissQRCode } from 'swissqrbill/svg';
import type { Data } from 'swissqrbill/types';
import { calculateQRReferenceChecksum, isQRReferenceValid } from 'swissqrbill/utils';
import { describe, expect, test } from 'vitest';
import { readBack } from '../read-back.ts';
import { payee as muster, payer, payloadOfBill } from '../testing/bills.ts';
import { setReaderFromDisk } from '../testing/reader.ts';
import { toPayload } from './content-type.ts';
import { explainCode } from './explain-code.ts';
import { offerForm, recogniseContent } from './recognise.ts';
import { swiss } from './swiss.ts';

setReaderFromDisk();

/** The example of the guidelines, annex A, with a QR reference. */
const schneider = {
  iban: 'CH44 3199 9123 0008 8901 2',
  amount: '1949.75',
  reference: '21 00000 00003 13947 14300 09017',
  message: 'Order from 15.06.2020',
  billing: '//S1/10/10201409/11/200701/20/140.000-53/30/102673831/31/200615/32/7.7/40/0:30',
  ...muster,
  creditorCountry: 'ch',
  ...payer,
};

const payee = {
  creditorName: 'Robert Schneider AG',
  creditorPostcode: '2501',
  creditorTown: 'Biel',
  creditorCountry: 'CH',
};

const written = (values: Partial<typeof swiss.empty>) => toPayload(swiss, { ...swiss.empty, ...values });

const gap = ['', '', '', '', '', '', ''];

describe('The payload of a QR-bill', () => {
  test.each<[string, Partial<typeof swiss.empty>, readonly string[]]>([
    [
      'has a QR reference, both addresses and billing information',
      schneider,
      [
        ...['SPC', '0200', '1', 'CH4431999123000889012'],
        ...['S', 'Max Muster & Söhne', 'Musterstrasse', '123', '8000', 'Seldwyla', 'CH', ...gap],
        ...['1949.75', 'CHF', 'S', 'Simon Muster', 'Musterstrasse', '1', '8000', 'Seldwyla', 'CH'],
        ...['QRR', '210000000003139471430009017', 'Order from 15.06.2020', 'EPD'],
        '//S1/10/10201409/11/200701/20/140.000-53/30/102673831/31/200615/32/7.7/40/0:30',
      ],
    ],
    [
      'has a creditor reference',
      { ...payee, iban: 'CH5800791123000889012', amount: '199,95', reference: 'RF18 5390 0754 7034' },
      [
        ...['SPC', '0200', '1', 'CH5800791123000889012'],
        ...['S', 'Robert Schneider AG', '', '', '2501', 'Biel', 'CH', ...gap],
        ...['199.95', 'CHF', ...gap, 'SCOR', 'RF18539007547034', '', 'EPD'],
      ],
    ],
    [
      'has neither amount nor reference',
      { ...payee, iban: 'CH5800791123000889012', currency: 'EUR' },
      [
        ...['SPC', '0200', '1', 'CH5800791123000889012'],
        ...['S', 'Robert Schneider AG', '', '', '2501', 'Biel', 'CH', ...gap],
        ...['', 'EUR', ...gap, 'NON', '', '', 'EPD'],
      ],
    ],
  ])('%s', (_, values, lines) => {
    const payload = payloadOfBill(values);
    expect(payload).toBe(lines.join('\n'));
    expect(recogniseContent(payload).id).toBe('swiss');
    expect(recogniseContent(payload.replaceAll('\n', '\r\n')).id).toBe('swiss');
  });

  test('is explained in words', () => {
    const { parts } = explainCode(payloadOfBill({ ...payee, iban: 'CH5800791123000889012' }));
    expect(parts.map(({ label }) => label)).toEqual([
      ...['IBAN or QR-IBAN', 'Currency', 'Name', 'Postcode', 'Town', 'Country'],
    ]);
  });
});

/** What another library writes into its code. */
async function writtenBySwissQrBill(data: Data): Promise<string> {
  const svg = new SwissQRCode(data, 46).toString();
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 800 }, background: '#ffffff' }).render();
  const { width, height, pixels } = image;
  const bytes = await readBack({ width, height, data: new Uint8ClampedArray(pixels) });
  return new TextDecoder().decode(bytes);
}

describe('The library swissqrbill', () => {
  const address = (values: Partial<typeof swiss.empty>, side: 'creditor' | 'debtor') => ({
    name: values[`${side}Name`] ?? '',
    address: values[`${side}Street`] ?? '',
    buildingNumber: values[`${side}Building`] ?? '',
    zip: values[`${side}Postcode`] ?? '',
    city: values[`${side}Town`] ?? '',
    country: (values[`${side}Country`] ?? '').toUpperCase(),
  });
  const plain = (text: string) => text.replaceAll(' ', '');

  test.each<Partial<typeof swiss.empty> & { readonly iban: string }>([
    schneider,
    { ...schneider, iban: 'CH58 0079 1123 0008 8901 2', reference: 'RF18 5390 0754 7034', billing: '' },
    { ...schneider, iban: 'CH58 0079 1123 0008 8901 2', reference: '', amount: '' },
  ])('writes the same payload as the form for %j', async (values) => {
    const { reference = '', message, billing, amount } = values;
    const data: Data = {
      currency: 'CHF',
      creditor: { ...address(values, 'creditor'), account: plain(values.iban) },
      debtor: address(values, 'debtor'),
      ...(message ? { message } : {}),
      ...(billing ? { additionalInformation: billing } : {}),
      ...(reference ? { reference: plain(reference) } : {}),
      ...(amount ? { amount: Number(amount) } : {}),
    };
    expect(await writtenBySwissQrBill(data)).toBe(payloadOfBill(values));
  });

  test('agrees about the check digits of QR references', () => {
    for (let serial = 0; serial < 200; serial += 1) {
      const digits = String(serial * 7919).padStart(26, '1');
      const right = calculateQRReferenceChecksum(digits);
      for (let check = 0; check < 10; check += 1) {
        const reference = `${digits}${check}`;
        const isAccepted = written({ ...schneider, reference }).ok;
        expect(isAccepted).toBe(String(check) === right);
        expect(isAccepted).toBe(isQRReferenceValid(reference));
      }
    }
  });
});

test.each<[Partial<typeof swiss.empty>, Partial<typeof swiss.empty>]>([
  [{ iban: '' }, { iban: 'Enter the IBAN of the account.', reference: expect.any(String) }],
  [
    { iban: 'DE89370400440532013000', reference: '' },
    { iban: 'IBAN: it is of an account in Switzerland or Liechtenstein, so it starts with CH or LI' },
  ],
  [{ reference: '' }, { reference: 'Reference: a QR-IBAN needs a QR reference of 27 digits' }],
  [
    { reference: '21 00000 00003 13947 14300 09018' },
    { reference: 'Reference: the check digit, which is the last one, doesn’t match' },
  ],
  [
    { reference: 'RF18 5390 0754 7034' },
    { reference: 'Reference: a QR-IBAN has a QR reference of 27 digits, not one that starts with RF' },
  ],
  [
    { iban: 'CH5800791123000889012' },
    { reference: 'Reference: a QR reference needs a QR-IBAN, whose fifth digit is 3' },
  ],
  [
    { iban: 'CH5800791123000889012', reference: '123' },
    {
      reference: 'Reference: it is a QR reference of 27 digits, or a creditor reference that starts with RF',
    },
  ],
  [{ creditorTown: '' }, { creditorTown: 'Enter the payee’s town.' }],
  [{ debtorName: '' }, { debtorName: 'Enter the payer’s name.' }],
  [{ creditorCountry: 'Schweiz' }, { creditorCountry: 'Country: enter its two letters, like CH' }],
  [{ message: 'Спасибо' }, { message: 'Message: use letters of European languages, and no emoji' }],
  [
    { message: 'm'.repeat(100) },
    { billing: 'Billing information: with the message it has 178 characters, and at most 140 fit' },
  ],
  [{ currency: 'USD' }, { currency: 'Currency: choose CHF or EUR' }],
])('A bill with %j is refused with %j', (wrong, errors) => {
  expect(written({ ...schneider, ...wrong })).toEqual({ ok: false, errors });
});

test.each([
  ['\nS\nMax', '\nK\nMax', 'kind of address (K)'],
  ['\nEPD\n//S1', '\nEPD\n//S1\neBill/B/1', 'alternative procedures'],
  ['\nQRR\n', '\nNON\n', 'type of the reference (NON)'],
])('A bill with another %j stays a text', (from, to, lost) => {
  const text = payloadOfBill(schneider).replace(from, to);
  expect(recogniseContent(text).id).toBe('text');
  expect(offerForm(text)?.leavesOut.join()).toContain(lost);
});

test('A bill with an unknown character set is no bill', () => {
  const text = payloadOfBill(schneider).replace('0200\n1\n', '0200\n2\n');
  expect(recogniseContent(text)).toEqual({ id: 'text', values: { text } });
  expect(offerForm(text)).toBeUndefined();
});
