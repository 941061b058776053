import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toPayload } from './content-type.ts';
import { explainCode } from './explain-code.ts';
import { gs1 } from './gs1.ts';
import { offerForm, recogniseContent } from './recognise.ts';

const written = (values: Partial<typeof gs1.empty>) => toPayload(gs1, { ...gs1.empty, ...values });

// Years of two digits depend on the year in which they are read.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

// The numbers of GS1 Digital Link Standard, URI Syntax 1.2, §5.8.
test.each<[Partial<typeof gs1.empty>, string]>([
  [{ gtin: '9506000134352' }, 'https://id.gs1.org/01/09506000134352'],
  [{ gtin: '6 14141 12345 2' }, 'https://id.gs1.org/01/00614141123452'],
  [{ gtin: '9506000134352', domain: 'https://id.gs1.org/' }, 'https://id.gs1.org/01/09506000134352'],
  [
    {
      ...{ gtin: '09506000134352', batch: 'ABC1', serial: '12345', expiry: '2018-04-26' },
      domain: 'https://example.com',
    },
    'https://example.com/01/09506000134352/10/ABC1/21/12345?17=180426',
  ],
  [
    { gtin: '09506000134352', serial: 'a/b(1)%', domain: 'https://brand.example/some/path/' },
    'https://brand.example/some/path/01/09506000134352/21/a%2Fb%281%29%25',
  ],
])('The link of %j is %s', (values, link) => {
  expect(written(values)).toEqual({ ok: true, payload: link });
  const { id, values: read } = recogniseContent(link);
  expect(id).toBe('gs1');
  expect(toPayload(gs1, { ...gs1.empty, ...read })).toEqual({ ok: true, payload: link });
});

test.each<[Partial<typeof gs1.empty>, Partial<typeof gs1.empty>]>([
  [{ gtin: '' }, { gtin: 'Enter the GTIN of the product.' }],
  [{ gtin: '123456' }, { gtin: 'GTIN: it has 8, 12, 13 or 14 digits, as below the barcode of the product' }],
  [{ gtin: '9506000134353' }, { gtin: 'GTIN: the check digit, which is the last one, doesn’t match' }],
  [{ batch: 'Été' }, { batch: 'Batch: use letters from A to Z, digits and signs like - / .' }],
  [{ serial: 'x'.repeat(21) }, { serial: 'Serial number: it has 21 characters, and at most 20 fit' }],
  [{ expiry: '2027-02-30' }, { expiry: 'Expiry date: enter a day of the calendar, like 2027-06-30' }],
  [{ batch: '.' }, { batch: 'Batch: it can’t be only dots, which browsers drop from an address' }],
  [{ serial: '..' }, { serial: 'Serial number: it can’t be only dots, which browsers drop from an address' }],
  [
    { domain: 'https://example.com/?a=1' },
    { domain: 'Web address: leave out what follows ? or #, because the number of the product follows' },
  ],
])('A product with %j is refused with %j', (wrong, errors) => {
  expect(written({ gtin: '9506000134352', ...wrong })).toEqual({ ok: false, errors });
});

// GS1 General Specifications §7.12: 51 to 99 years ahead is the century before.
test.each([
  ['2026', '76', '2076-06-30'],
  ['2026', '77', '1977-06-30'],
  ['2026', '00', '2000-06-30'],
  ['2080', '00', '2100-06-30'],
  ['2080', '31', '2031-06-30'],
])('In %s, the expiry date %s0630 is %s', (now, year, day) => {
  vi.setSystemTime(new Date(`${now}-01-15`));
  const link = `https://id.gs1.org/01/09506000134352?17=${year}0630`;
  expect(recogniseContent(link)).toMatchObject({ id: 'gs1', values: { expiry: day } });
  expect(written({ gtin: '9506000134352', expiry: day })).toEqual({ ok: true, payload: link });
});

test.each(['1976-12-31', '2077-01-01'])('An expiry date of two digits can’t be %s', (expiry) => {
  expect(written({ gtin: '9506000134352', expiry })).toEqual({
    ok: false,
    errors: {
      expiry: 'Expiry date: its year is written with two digits, so enter one from 1977 to 2076',
    },
  });
});

describe('A pasted link', () => {
  test.each([
    // A wrong check digit, another order, a number that isn’t a GTIN, and attributes that the form doesn’t have.
    'https://example.com/01/09506000134353',
    'https://example.com/01/09506000134352/21/1/10/A',
    'https://example.com/01/9506000134352',
    'https://example.com/2026/01/02',
    'https://example.com/01/09506000134352?15=270630',
    'https://example.com/01/09506000134352/10/..',
    'https://example.com/01/09506000134352/21/%2e',
    'https://example.com/01/09506000134352?17=270600',
    'https://example.com/01/09506000134352?17=270630&17=270630',
    'https://example.com/01/09506000134352?17=270630&17=280630',
    'https://example.com/01/09506000134352?17',
    'https://example.com/01/09506000134352?linkType',
  ])('%s stays a web address', (link) => {
    expect(recogniseContent(link)).toEqual({ id: 'url', values: { url: link } });
  });

  test('with an attribute that the form doesn’t have can be edited without it', () => {
    expect(offerForm('https://example.com/01/09506000134352?15=270630')).toMatchObject({
      id: 'gs1',
      leavesOut: ['best before (270630)'],
    });
  });

  test('with two expiry dates can be edited with the first one', () => {
    expect(offerForm('https://example.com/01/09506000134352?17=270630&17=280630')).toMatchObject({
      values: { expiry: '2027-06-30' },
      leavesOut: ['expiry date (280630)'],
    });
  });

  test('is explained in words', () => {
    expect(explainCode('https://id.gs1.org/01/09506000134352/10/A%2F1?17=270630').parts).toEqual([
      { label: 'GTIN', value: '09506000134352' },
      { label: 'Batch', value: 'A/1' },
      { label: 'Expiry date', value: '2027-06-30' },
    ]);
  });
});
