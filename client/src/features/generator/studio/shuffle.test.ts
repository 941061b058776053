import { requiredFeatures } from '@canary/qr/design/required-features';
import { describe, expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { isSameJson } from '#shared/code/same-json.ts';
import { shuffledDesigns } from './shuffle.ts';

const { design } = codeDefaults;

describe('Random designs', () => {
  test('need no unlock unless the user has it', () => {
    const free = shuffledDesigns([design], 60, { isAllowed: () => false });
    expect(free.flatMap(requiredFeatures)).toEqual([]);
    const all = shuffledDesigns([design], 200, { isAllowed: () => true });
    expect(all.flatMap(requiredFeatures)).toContain('GRADIENTS');
  });

  test('differ from each other and from the designs to avoid', () => {
    const [first] = shuffledDesigns([design], 1, { isAllowed: () => false, random: () => 0.5 });
    if (!first) throw new Error('There is no design.');
    const numbers = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5];
    const random = () => numbers.shift() ?? Math.random();
    const designs = shuffledDesigns([design, first], 20, { isAllowed: () => false, random });
    expect(designs).toHaveLength(20);
    expect(designs.some((one) => isSameJson(one, first))).toBe(false);
    expect(new Set(designs.map((one) => JSON.stringify(one))).size).toBe(20);
  });

  test('keep the user’s logo, error correction and the text of a frame', () => {
    const frame = { shape: 'ticket', text: 'Free coffee', colour: '#000000', textColour: '#ffffff' } as const;
    const logo = design.logo && { ...design.logo, position: { x: 0.5, y: 0.5 } };
    const before = { ...design, logo, frame, level: 'Q', quietZone: 6 } as const;
    for (const one of shuffledDesigns([before], 20, { isAllowed: () => true })) {
      expect(one).toMatchObject({
        logo,
        level: 'Q',
        quietZone: 6,
        frame: { text: 'Free coffee' },
      });
    }
  });
});
