import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CodeRules, obeyRules, rulesOf, sepaRules } from './code-rules.ts';
import { blockStructure } from './codewords/blocks.ts';
import { PRINT_SAFE } from './colour.ts';
import { composeCode, isMadeForLogo } from './compose.ts';
import { composeLogoCode, makeCodeForLogo } from './compose-logo.ts';
import { contentTypes } from './content/all.ts';
import { type ContentType, toPayload, type Values } from './content/content-type.ts';
import { plainDesign } from './design/plain-design.ts';
import { pixelsOf, sizeOfFile } from './files/size.ts';
import { PayloadTooLongError } from './matrix.ts';
import { anyDesign } from './testing/designs.ts';

const artwork = { side: 1, margin: 0, shapes: [] };
const shades = { width: 2, height: 2, samples: [10, -10, -10, 10] };
const logoInMiddle = {
  source: { kind: 'canary' },
  area: 0.06,
  shape: 'square',
  padding: 0.5,
  hasPlate: true,
  position: { x: 0.5, y: 0.5 },
} as const;
const text = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength });

const latin = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'Z', 'é', '7'), minLength: 1, maxLength });

/** Valid contents of each type with rules, short and as long as the form allows. */
const contents: Readonly<Record<string, fc.Arbitrary<Values>>> = {
  sepa: fc.record({
    name: text(70),
    iban: fc.constantFrom('DE89370400440532013000', 'BE72000000001616'),
    bic: fc.constantFrom('', 'COBADEFFXXX'),
    amount: fc.constantFrom('', '0.01', '999999999.99'),
    purpose: fc.constantFrom('', 'CHAR'),
    reference: fc.constant(''),
    text: text(140),
    info: text(70),
  }),
  swiss: fc.record({
    ...Object.fromEntries(Object.keys(contentTypes.swiss.empty).map((name) => [name, fc.constant('')])),
    iban: fc.constant('CH5800791123000889012'),
    currency: fc.constantFrom('CHF', 'EUR'),
    amount: fc.constantFrom('', '1949.75'),
    reference: fc.constantFrom('', 'RF18539007547034'),
    message: latin(140),
    creditorName: latin(70),
    creditorStreet: latin(70),
    creditorPostcode: fc.constant('8000'),
    creditorTown: latin(35),
    creditorCountry: fc.constant('CH'),
  }),
};

const types: readonly ContentType[] = Object.values(contentTypes);
const fixed = types.flatMap((type) => (type.fixed ? [{ type, ...type.fixed }] : []));

test.each(fixed)('The rules of $type.name codes are complete', ({ type, rules, why }) => {
  expect(contents).toHaveProperty(type.id);
  expect(why).toMatch(/^[A-Z].*\.$/);
  expect(rules.dataBits).toBe(8 * blockStructure(rules.maxVersion, rules.level).dataLength);
});

/** Draws a code as `drawCode` does, with a logo that is half dark. */
function draw(payload: string, design: Parameters<typeof composeCode>[1]) {
  // The frame needs a font, and is drawn around the code.
  const plain = { ...design, frame: null };
  const parts = { artwork };
  return isMadeForLogo(payload, plain)
    ? composeLogoCode(payload, plain, makeCodeForLogo(payload, plain, shades), parts)
    : composeCode(payload, plain, parts);
}

describe('A code keeps the rules of its standard under every design:', () => {
  test.each(fixed)('$type.name', ({ type, rules }) => {
    let drawn = 0;
    fc.assert(
      fc.property(contents[type.id] ?? fc.constant({}), anyDesign, (values, design) => {
        const made = toPayload(type, values);
        fc.pre(made.ok);
        expect(rulesOf(made.payload)).toBe(rules);
        drawn += 1;
        expectRules(draw(made.payload, design), rules);
      }),
      { numRuns: 50, maxSkipsPerRun: 50 },
    );
    expect(drawn).toBeGreaterThanOrEqual(50);
  });
});

function expectRules({ level, version, matrix, drawing, logo }: ReturnType<typeof draw>, rules: CodeRules) {
  if (rules.print) {
    const { symbol, quietZone } = rules.print;
    const module = drawing.moduleOnPaper ?? 0;
    expect(matrix.size * module).toBeCloseTo(symbol);
    expect(drawing.origin.x * module).toBeGreaterThanOrEqual(quietZone);
    expect(drawing.width * module - symbol - drawing.origin.x * module).toBeGreaterThanOrEqual(quietZone);
    for (const wanted of [
      { width: 1024, unit: 'px', dpi: 300 },
      { width: 10, unit: 'in', dpi: 300 },
    ] as const) {
      const size = sizeOfFile(drawing, wanted);
      expect((size.width / drawing.width) * matrix.size).toBeCloseTo(symbol, 2);
      if (wanted.unit === 'px') expect(pixelsOf(size)).toBe(wanted.width);
    }
  }
  if (rules.overlay) {
    expect(logo).toBeUndefined();
    const square = drawing.layers.at(-3);
    expect(square).toMatchObject({ path: 'M0 0H7V7H0Z', paint: { colour: '#ffffff' } });
    const { left = 0, unit = 0 } = (square?.kind === 'outline' && square.frame) || {};
    expect(7 * unit * (drawing.moduleOnPaper ?? 0)).toBeCloseTo(7);
    expect(left + (7 * unit) / 2).toBeCloseTo(drawing.origin.x + matrix.size / 2);
  }
  expect(level).toBe(rules.level);
  expect(version).toBeLessThanOrEqual(rules.maxVersion);
  expect(matrix.size).toBe(4 * version + 17);
}

test('A payload that is too long for its standard is refused, although a larger code could hold it', () => {
  const payload = `BCD\n002\n1\nSCT\n${'x'.repeat(331 - 14)}`;
  fc.assert(
    fc.property(anyDesign, (design) => {
      expect(draw(payload, design).version).toBe(13);
      expect(() => draw(`${payload}x`, design)).toThrow(new PayloadTooLongError(1, 'M'));
    }),
    { numRuns: 20 },
  );
});

test('A code keeps the rules of its standard if its logo is where another code has it', () => {
  const logo = { ...logoInMiddle, mayMove: true };
  const design = { ...plainDesign(PRINT_SAFE), logo };
  const payload = `BCD\n002\n1\nSCT\n${'x'.repeat(300)}`;
  // The first code needs the same version at level L, the second one a larger version.
  for (const length of [380, 430]) {
    const model = makeCodeForLogo('y'.repeat(length), design, shades);
    expect(model).toBeDefined();
    const fitted = makeCodeForLogo(payload, design, shades, model);
    expectRules(composeLogoCode(payload, design, fitted, { artwork }), sepaRules);
  }
});

test('A payload of no standard has the level and size of its design', () => {
  for (const payload of ['https://example.com', 'BCD', 'BCD\n002 is a bank code'])
    fc.assert(
      fc.property(anyDesign, (design) => {
        expect(obeyRules(payload, design)).toBe(design);
      }),
      { numRuns: 5 },
    );
});
