import { describe, expect, test } from 'vitest';
import { rulesOf, sepaRules } from '../code-rules.ts';
import { composeCode } from '../compose.ts';
import { plainDesign } from '../design/plain-design.ts';
import { toPayload } from './content-type.ts';
import { explainCode } from './explain-code.ts';
import { offerForm, recogniseContent } from './recognise.ts';
import { byteLength } from './rules.ts';
import { sepa } from './sepa.ts';

const shop = { name: 'Corner Shop', iban: 'DE89 3704 0044 0532 0130 00' };

const written = (values: Partial<typeof sepa.empty>) => toPayload(sepa, { ...sepa.empty, ...values });

const payloadOf = (values: Partial<typeof sepa.empty>) => {
  const made = written(values);
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return made.payload;
};

const lines = (...texts: string[]) => texts.join('\n');

/** The example of EPC069-12, which is of version 001, in version 002. */
const redCross = lines(
  ...['BCD', '002', '1', 'SCT', 'BPOTBEB1', 'Red Cross of Belgium', 'BE72000000001616', 'EUR1', 'CHAR'],
  ...['', 'Urgency fund', 'Sample EPC QR code'],
);

describe('The payload of a SEPA payment', () => {
  test.each<[string, Partial<typeof sepa.empty>, string]>([
    [
      'is the example of the guidelines',
      {
        ...{ name: 'Red Cross of Belgium', iban: 'BE72 0000 0000 1616', bic: 'BPOTBEB1', amount: '1' },
        ...{ purpose: 'CHAR', text: 'Urgency fund', info: 'Sample EPC QR code' },
      },
      redCross,
    ],
    [
      'ends after its last line with a value',
      shop,
      lines('BCD', '002', '1', 'SCT', '', 'Corner Shop', 'DE89370400440532013000'),
    ],
    [
      'has a reference instead of a text',
      { ...shop, amount: '12,30', reference: 'rf18 5390 0754 7034' },
      lines(
        ...['BCD', '002', '1', 'SCT', '', 'Corner Shop', 'DE89370400440532013000', 'EUR12.30', ''],
        'RF18539007547034',
      ),
    ],
  ])('%s', (_, values, payload) => {
    expect(payloadOf(values)).toBe(payload);
    expect(recogniseContent(payload).id).toBe('sepa');
  });

  test('of 331 bytes fills version 13 at level M, and of 330 with an accent', () => {
    const full = {
      ...shop,
      name: 'n'.repeat(70),
      text: 't'.repeat(140),
      bic: 'COBADEFFXXX',
      purpose: 'CHAR',
    };
    const room = 331 - byteLength(payloadOf({ ...full, info: 'i' }));
    const payload = payloadOf({ ...full, info: 'i'.repeat(room + 1) });
    expect(byteLength(payload)).toBe(331);
    const { level, version } = composeCode(
      payload,
      plainDesign({ foreground: '#000000', background: '#ffffff' }),
    );
    expect({ level, version }).toEqual({ level: 'M', version: 13 });
    expect(written({ ...full, info: 'i'.repeat(room + 2) })).toEqual({
      ok: false,
      errors: {
        text: 'Text: the code has 332 bytes, and a SEPA code at most 331. Accented letters take 2 bytes',
      },
    });
    const accent = { ...full, name: `é${'n'.repeat(69)}` };
    expect(byteLength(payloadOf({ ...accent, info: 'i'.repeat(room - 1) }))).toBe(330);
    expect(written({ ...accent, info: 'i'.repeat(room) }).ok).toBe(false);
  });
});

// The examples of the IBAN registry (ISO 13616), with a BIC as the accounts are outside the European Economic Area.
test.each([
  'AL47 2121 1009 0000 0002 3569 8741',
  'ME25 5050 0001 2345 6789 51',
  'MD24 AG00 0225 1000 1310 4168',
  'MK07 2501 2000 0058 984',
  'RS35 2600 0560 1001 6113 79',
])('An account in a country that joined SEPA lately gets payments: %s', (iban) => {
  expect(written({ ...shop, iban, bic: 'NCBAALTX' }).ok).toBe(true);
  expect(written({ ...shop, iban })).toEqual({
    ok: false,
    errors: { bic: 'BIC: an account outside the European Economic Area needs it' },
  });
});

test.each<[Partial<typeof sepa.empty>, Partial<typeof sepa.empty>]>([
  [{ name: '' }, { name: 'Enter the name of the account’s holder.' }],
  [{ name: 'n'.repeat(71) }, { name: 'Name: it has 71 characters, and at most 70 fit' }],
  [{ iban: '' }, { iban: 'Enter the IBAN of the account.' }],
  [
    { iban: 'DE89 3704 0044 0532 0130 01' },
    { iban: 'IBAN: the check digits don’t match. Compare it with the bank’s' },
  ],
  [
    { iban: 'DE89 3704 0044 0532 0130' },
    { iban: 'IBAN: it has 20 characters, and an IBAN that starts with DE has 22' },
  ],
  [{ iban: '37040044' }, { iban: 'IBAN: it starts with the two letters of a country, like DE or CH' }],
  [
    { iban: 'DE89 3704 0044 0532 O130 00' },
    { iban: 'IBAN: it has a letter or a sign where an IBAN that starts with DE has none' },
  ],
  [
    { iban: 'BR15 0000 0000 0000 1093 2840 814P 2' },
    { iban: 'IBAN: banks in BR take no part in SEPA, so they get no transfers in euros this way' },
  ],
  [
    { iban: 'CH93 0076 2011 6238 5295 7' },
    { bic: 'BIC: an account outside the European Economic Area needs it' },
  ],
  [{ bic: 'COBA' }, { bic: 'BIC: it has 8 or 11 letters and digits, like COBADEFFXXX' }],
  [{ amount: '0' }, { amount: 'Amount: enter euros from 0.01 to 999999999.99, like 250 or 99.50' }],
  [{ amount: '€ 1.250,00' }, { amount: 'Amount: type only digits and a decimal point: 1250.00' }],
  [{ reference: 'RF19 5390 0754 7034' }, { reference: 'Reference: the check digits after RF don’t match' }],
  [
    { reference: 'RF18 5390 0754 7034', text: 'Invoice 7' },
    { reference: 'Reference: a transfer has either a reference or a text. Empty one of them' },
  ],
  [{ purpose: 'GIFTS' }, { purpose: 'Purpose code: it has one to four letters, like CHAR' }],
])('A payment with %j is refused with %j', (wrong, errors) => {
  expect(written({ ...shop, ...wrong })).toEqual({ ok: false, errors });
});

describe('Codes of other programs', () => {
  test('are recognised in version 001, with CRLF, and without an amount', () => {
    const text = redCross.replace('002', '001').replaceAll('\n', '\r\n');
    expect(recogniseContent(text)).toMatchObject({ id: 'sepa', values: { bic: 'BPOTBEB1', amount: '1' } });
  });

  test('stay texts if the form can’t write them', () => {
    const wrong = redCross.replace('BE72', 'BE73');
    expect(recogniseContent(wrong).id).toBe('text');
    expect(offerForm(wrong)).toMatchObject({ id: 'sepa', values: { iban: 'BE73000000001616' } });
    expect(offerForm(redCross.replace('SCT', 'INST'))).toMatchObject({ leavesOut: ['transfer (INST)'] });
  });

  test.each([
    ['version', redCross.replace('002', '999')],
    ['character set', redCross.replace('\n1\n', '\n9\n')],
    ['kind of transfer', redCross.replace('SCT', 'XYZ')],
    ['first line of another standard', redCross.replace('BCD', 'BCD2')],
  ])('are no SEPA payments with an unknown %s', (_, text) => {
    expect(recogniseContent(text)).toEqual({ id: 'text', values: { text } });
    expect(offerForm(text)).toBeUndefined();
    expect(rulesOf(text)).toBeUndefined();
  });

  test.each(['SCT', 'INST'])('of %s are payments for the form and for the rules', (transfer) => {
    const text = redCross.replace('SCT', transfer);
    expect(offerForm(text)).toMatchObject({ id: 'sepa' });
    expect(rulesOf(text)).toBe(sepaRules);
  });

  test('are explained in words', () => {
    expect(explainCode(payloadOf({ ...shop, amount: '12.30', text: 'Invoice 7' })).parts).toEqual([
      { label: 'Payee’s name', value: 'Corner Shop' },
      { label: 'IBAN', value: 'DE89370400440532013000' },
      { label: 'Amount (€)', value: '12.30' },
      { label: 'Text for the payee', value: 'Invoice 7' },
    ]);
  });
});
