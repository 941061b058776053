import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Level } from './capacity.ts';
import { type Colour, colourProblem, PRINT_SAFE } from './colour.ts';
import { contentTypes } from './content/all.ts';
import { type ContentType, toPayload, type Values } from './content/content-type.ts';
import { encodePayload, PayloadTooLongError } from './matrix.ts';
import { readBack, readsAs } from './read-back.ts';
import { drawPixels } from './testing/draw-pixels.ts';
import { readWithJsQr, setReaderFromDisk } from './testing/reader.ts';

beforeAll(setReaderFromDisk);

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Text of any script, with many of the characters that the formats treat specially. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      '\\',
      ';',
      ',',
      ':',
      '"',
      '+',
      '%',
      '&',
      '?',
      '@',
      ' ',
      '\n',
      '\r',
      'é',
      '日',
      '🐤',
      'A',
      '7',
    ),
    maxLength: 30,
  }),
);

/** Values that are likely to be valid, by the field's control. */
const byControl: Record<string, fc.Arbitrary<string>> = {
  text: anyText,
  multiline: anyText,
  secret: fc.oneof(anyText, fc.string({ minLength: 8, maxLength: 63 })),
  url: fc.webUrl({ withFragments: true, withQueryParameters: true }),
  email: fc.oneof(
    fc.emailAddress(),
    fc.constantFrom('bill+ietf@example.org', '"; "@x.example', 'ünï@dömäin.example'),
  ),
  tel: fc.oneof(fc.stringMatching(/^\+?[1-9][\d .()-]{3,13}$/), fc.stringMatching(/^\+[1-9]\d{6,13}$/)),
  decimal: fc.double({ min: -180, max: 180, noNaN: true }).map((number) => number.toFixed(7)),
  date: fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(day * 86_400_000).toJSON().slice(0, 10)),
  time: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(86_399_999) })
    .map((time) => time.toJSON().slice(11, 16)),
  checkbox: fc.constantFrom('', 'true'),
  hidden: fc.webUrl(),
};

/** Values that are likely to be valid, for fields whose rule is stricter than their control. */
const byName: Record<string, fc.Arbitrary<string>> = {
  iban: fc.constantFrom('DE89370400440532013000', 'BE72000000001616', 'CH5800791123000889012'),
  amount: fc.constantFrom('', '12.30'),
  bic: fc.constantFrom('', 'COBADEFFXXX'),
  reference: fc.constantFrom('', 'RF18539007547034'),
  purpose: fc.constantFrom('', 'CHAR'),
  creditorName: fc.constant('Max Müller'),
  creditorPostcode: fc.constant('8000'),
  creditorTown: fc.constant('Zürich'),
  creditorCountry: fc.constant('CH'),
  creditorStreet: fc.constantFrom('', 'Rue Église'),
  creditorBuilding: fc.constantFrom('', '12a'),
  ...Object.fromEntries(
    ['Name', 'Street', 'Building', 'Postcode', 'Town', 'Country'].map((part) => [
      `debtor${part}`,
      fc.constant(part === 'Country' ? 'LI' : part),
    ]),
  ),
  message: fc.string({ maxLength: 60, unit: 'grapheme-ascii' }),
  billing: fc.constantFrom('', '//S1/10/7'),
  key: fc.constantFrom('12345678909', 'ada@example.com'),
  name: fc.string({ minLength: 1, maxLength: 25, unit: 'grapheme-ascii' }),
  city: fc.string({ minLength: 1, maxLength: 15, unit: 'grapheme-ascii' }),
  txid: fc.stringMatching(/^[a-z\d]{0,25}$/),
  gtin: fc.constantFrom('9506000134352', '614141123452'),
  batch: fc.stringMatching(/^[\w!"%&'()*+,./:;<=>?-]{0,20}$/),
  serial: fc.stringMatching(/^[\w-]{0,20}$/),
  domain: fc.constantFrom('', 'https://example.com/p'),
  pa: fc.stringMatching(/^[a-z\d.-]{2,20}@[a-z]{2,10}$/),
  am: fc.double({ min: 0, max: 99_999, noNaN: true }).map((number) => number.toFixed(2)),
};

function valuesOf(type: ContentType): fc.Arbitrary<Values> {
  return fc.record(
    Object.fromEntries(
      type.fields.map((field) => {
        const choices = field.options && fc.constantFrom(...field.options.map((option) => option.value));
        return [field.name, choices ?? byName[field.name] ?? byControl[field.control] ?? anyText];
      }),
    ),
  );
}

describe('A code of any valid content reads back as the same bytes', () => {
  test.each(Object.values<ContentType>(contentTypes).map((type) => [type.name, type] as const))(
    '%s',
    async (_, type) => {
      let valid = 0;
      await fc.assert(
        fc.asyncProperty(
          valuesOf(type),
          fc.constantFrom<Level>('L', 'M', 'Q', 'H'),
          async (values, level) => {
            const outcome = toPayload(type, values);
            fc.pre(outcome.ok);
            valid++;
            const pixels = drawPixels(encodePayload(outcome.payload, level), PRINT_SAFE, 600);
            expect(await readBack(pixels)).toEqual(utf8(outcome.payload));
          },
        ),
        { numRuns: 60, maxSkipsPerRun: 200 },
      );
      expect(valid).toBeGreaterThanOrEqual(60);
    },
  );
});

test('Two readers agree on text of every length that fits', async () => {
  const text = fc
    .integer({ min: 1, max: 1273 })
    .chain((length) => fc.string({ minLength: length, maxLength: length }));
  await fc.assert(
    fc.asyncProperty(text, async (payload) => {
      const pixels = drawPixels(encodePayload(payload, 'H'), PRINT_SAFE, 1024);
      expect(await readBack(pixels)).toEqual(utf8(payload));
      expect(readWithJsQr(pixels)).toEqual(utf8(payload));
    }),
    { numRuns: 25 },
  );
});

test('A code in colours without a warning reads back', async () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value): Colour => `#${value.toString(16).padStart(6, '0')}`);
  await fc.assert(
    fc.asyncProperty(fc.record({ foreground: colour, background: colour }), async (colours) => {
      fc.pre(colourProblem(colours) !== 'too-close');
      expect(
        await readsAs(
          drawPixels(encodePayload('https://example.com', 'H'), colours, 512),
          'https://example.com',
        ),
      ).toBe(true);
    }),
    { numRuns: 60 },
  );
});

describe('Rejects a picture', () => {
  const draw = (payload: string) => drawPixels(encodePayload(payload, 'L'), PRINT_SAFE, 256);

  test('of another payload', async () => {
    expect(await readsAs(draw('a'), 'b')).toBe(false);
    expect(await readsAs(draw('a'), 'ab')).toBe(false);
  });

  test('in a single colour', async () => {
    const blank = drawPixels(encodePayload('a', 'L'), { foreground: '#ffffff', background: '#ffffff' }, 256);
    expect(await readBack(blank)).toBeNull();
  });

  test('whose centre is covered', async () => {
    const blotted = draw('https://example.com/blotted');
    for (let y = 70; y < 190; y++) blotted.data.fill(255, (y * 256 + 70) * 4, (y * 256 + 190) * 4);
    expect(await readBack(blotted)).toBeNull();
  });
});

test('Throws if the payload is too long for any code', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1274, maxLength: 4000, unit: fc.constantFrom('a', 'é', '日') }),
      (payload) => {
        expect(() => encodePayload(payload, 'H')).toThrow(PayloadTooLongError);
      },
    ),
    { numRuns: 20 },
  );
});
