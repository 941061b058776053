import { describe, expect, test } from 'vitest';
import { completeValues } from './complete-values.ts';
import { toPayload } from './content-type.ts';
import { explainCode } from './explain-code.ts';
import { pix } from './pix.ts';
import { offerForm, recogniseContent } from './recognise.ts';

const fulano = { name: 'Fulano de Tal', city: 'BRASILIA' };
const randomKey = '123e4567-e12b-12d1-a456-426655440000';

/** The example of the central bank’s manual. */
const manual =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

const written = (values: Partial<typeof pix.empty>) => toPayload(pix, { ...pix.empty, ...values });

describe('The payload of a PIX payment', () => {
  test.each<[string, Partial<typeof pix.empty>, string]>([
    ['is the example of the manual', { ...fulano, key: randomKey }, manual],
    [
      'has amount, identifier and message',
      { ...fulano, key: 'Ada@Example.com', amount: '12,30', txid: 'INV7', description: 'Thanks' },
      '00020126470014br.gov.bcb.pix0115ada@example.com0206Thanks520400005303986540512.305802BR5913Fulano de Tal6008BRASILIA62080504INV763045726',
    ],
  ])('%s', (_, values, payload) => {
    const made = written(values);
    expect(made).toEqual({ ok: true, payload });
    expect(recogniseContent(payload).id).toBe('pix');
  });

  // The scheme may be in capitals.
  test('of another program is recognised', () => {
    const text =
      '00020126360014BR.GOV.BCB.PIX0114+5511943214321520400005303986540566.665802BR5907EMPRESA6008BRASILIA62070503***630404ED';
    expect(recogniseContent(text)).toMatchObject({
      id: 'pix',
      values: { key: '+5511943214321', amount: '66.66', name: 'EMPRESA' },
    });
  });

  test('stays a text if its checksum is wrong, or if it has more than the form', () => {
    expect(offerForm(manual.replace('1D3D', '1D3E'))).toMatchObject({ leavesOut: ['checksum (wrong)'] });
    expect(recogniseContent(manual.replace('1D3D', '1D3E')).id).toBe('text');
    expect(recogniseContent(manual.replace('0201', '0299')).id).toBe('text');
  });

  test.each([
    ['the payee’s name', '5913Fulano de Tal', '5913Fulano de Tal5907EMPRESA', 'A212'],
    ['the amount', '5303986', '530398654041.0054042.00', '89C6'],
    ['the identifier', '62070503***', '62140503***0503ABC', '21FE'],
  ])('stays a text with %s twice', (_, once, twice, checksum) => {
    const text = manual.replace(once, twice).replace('1D3D', checksum);
    expect(recogniseContent(text)).toEqual({ id: 'text', values: { text } });
  });

  test('is explained in words', () => {
    expect(explainCode(manual).parts).toEqual([
      { label: 'PIX key', value: randomKey },
      { label: 'Payee’s name', value: 'Fulano de Tal' },
      { label: 'Payee’s city', value: 'BRASILIA' },
    ]);
  });
});

test.each([
  ['123.456.789-09', undefined],
  ['12345678909', undefined],
  ['11.444.777/0001-61', undefined],
  // The example of the Receita Federal for a CNPJ with letters.
  ['12.ABC.345/01DE-35', undefined],
  ['+55 (11) 94321-4321', undefined],
  ['fulano_da_silva.recebedor@example.com', undefined],
  [randomKey.toUpperCase(), undefined],
  ['', 'Enter the PIX key of the account.'],
  ['123.456.789-00', 'Key: the check digits of this CPF don’t match. A phone number starts with +55'],
  ['11.444.777/0001-62', 'Key: the check digits of this CNPJ don’t match'],
  ['12.ABC.345/01DE-36', 'Key: the check digits of this CNPJ don’t match'],
  ['+1 201 555 0123', 'Key: a phone number is +55, the area code, and 8 or 9 digits, like +55 11 91234-5678'],
  ['ada@', 'Key: enter a whole email address, like name@example.com'],
  ['joão@example.com', 'Key: an email address as a key has no accents and no emoji'],
  ['ada@exämple.com', 'Key: an email address as a key has no accents and no emoji'],
  [`${'a'.repeat(66)}@example.com`, 'Key: an email address as a key has at most 77 characters'],
  ['shop', 'Key: enter a CPF, a CNPJ, a phone number with +55, an email address or a random key'],
])('The key %j: %s', (key, error) => {
  const made = written({ ...fulano, key });
  expect(made.ok ? undefined : made.errors.key).toBe(error);
});

test.each<[Partial<typeof pix.empty>, Partial<typeof pix.empty>]>([
  [{ name: 'São João' }, { name: 'Name: use letters without accents, and no emoji' }],
  [{ city: 'x'.repeat(16) }, { city: 'City: it has 16 characters, and at most 15 fit' }],
  [{ amount: '0' }, { amount: 'Amount: enter reais from 0.01, like 250 or 99.50' }],
  [{ txid: 'A 1' }, { txid: 'Identifier: it has up to 25 letters and digits, without spaces' }],
  [
    { key: randomKey, description: 'x'.repeat(38) },
    { description: 'Message: it has 38 characters, and at most 37 fit' },
  ],
])('A payment with %j is refused with %j', (wrong, errors) => {
  expect(written({ ...fulano, key: randomKey, ...wrong })).toEqual({ ok: false, errors });
});

test('Accents are removed, and the form says so', () => {
  const { values, field } = completeValues(pix, { ...pix.empty, city: 'São Paulo' });
  expect(values).toMatchObject({ city: 'Sao Paulo' });
  expect(field?.note).toMatch(/accents/);
});
