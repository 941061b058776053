import type { Level } from './codewords/blocks.ts';
import type { Design } from './design/design.ts';

/**
 * What a standard prescribes for the codes of its payloads. A payload says itself of which standard it is, so the rules
 * hold wherever it is drawn: docs/decisions/132-rules-of-standards.md.
 */
export interface CodeRules {
  /** How the payloads start. */
  readonly start: RegExp;
  readonly level: Level;
  /** The largest version, 1 to 40. */
  readonly maxVersion: number;
  /** Bits of data in the largest version: ISO/IEC 18004:2024 table 7. The first load needs no other version. */
  readonly dataBits: number;
}

/** EPC069-12 §2: error correction level M, and at most version 13. */
export const sepaRules: CodeRules = {
  start: /^BCD\r?\n00[12]\r?\n[1-8]\r?\nSCT\r?\n/,
  level: 'M',
  maxVersion: 13,
  dataBits: 2672,
};

const allRules: readonly CodeRules[] = [sepaRules];

/** Returns the rules for the code of a payload; undefined for a payload of no such standard. */
export function rulesOf(payload: string): CodeRules | undefined {
  return allRules.find(({ start }) => start.test(payload));
}

/** Returns a design as the rules for a payload allow it. */
export function obeyRules(payload: string, design: Design): Design {
  const rules = rulesOf(payload);
  if (!rules) return design;
  return { ...design, level: rules.level, minVersion: Math.min(design.minVersion, rules.maxVersion) };
}
