import { _ALPHANUMERIC as ALPHANUMERIC } from 'qr';
import {
  alphanumericBits,
  countBits,
  ECI,
  MODE_INDICATOR_BITS,
  MODES,
  numericBits,
  segmentsOf,
} from './segments.ts';

/**
 * Returns the bits of a payload, without terminator: ISO/IEC 18004:2024 §7.4.
 *
 * @param version 1 to 40; must hold the payload, otherwise a character count may be cut off
 * @returns 0 and 1
 */
export function payloadBits(payload: string, version: number): readonly number[] {
  const bits: number[] = [];
  const push = (value: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  for (const { mode, text } of segmentsOf(payload, version)) {
    if (mode === 'eci') {
      push(ECI.indicator, MODE_INDICATOR_BITS);
      push(ECI.utf8, ECI.numberBits);
      continue;
    }
    const bytes = mode === 'byte' ? new TextEncoder().encode(text) : [];
    push(MODES[mode].indicator, MODE_INDICATOR_BITS);
    push(mode === 'byte' ? bytes.length : text.length, countBits(mode, version));
    for (const byte of bytes) push(byte, 8);
    if (mode === 'numeric') {
      for (const [digits] of text.matchAll(/\d{1,3}/g)) push(Number(digits), numericBits(digits.length));
    }
    if (mode === 'alphanumeric') {
      for (const [first = '', second] of text.match(/..?/g) ?? []) {
        const value = ALPHANUMERIC.indexOf(first);
        if (second === undefined) push(value, alphanumericBits(1));
        else push(value * 45 + ALPHANUMERIC.indexOf(second), alphanumericBits(2));
      }
    }
  }
  return bits;
}
