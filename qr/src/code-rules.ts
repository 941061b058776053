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
  /** Sizes on paper, in millimetres: of the symbol, and of the quiet zone on each side, which is at least so wide. */
  readonly print?: { readonly symbol: number; readonly quietZone: number };
  /** The picture in the middle of the symbol, instead of a logo. */
  readonly overlay?: 'swiss-cross';
}

/**
 * EPC069-12 §2: error correction level M, and at most version 13. Banks also write `INST`, for an instant transfer, where
 * the guidelines have `SCT`.
 */
export const sepaRules: CodeRules = {
  start: /^BCD\r?\n00[12]\r?\n[1-8]\r?\n(SCT|INST)\r?\n/,
  level: 'M',
  maxVersion: 13,
  dataBits: 2672,
};

/**
 * SIX, "Swiss Implementation Guidelines for the QR-bill", version 2.3, §6: error correction level M, at most version 25,
 * a symbol of 46 mm with the Swiss cross of 7 mm, and 5 mm around it.
 */
export const swissRules: CodeRules = {
  start: /^SPC\r?\n0200\r?\n1\r?\n/,
  level: 'M',
  maxVersion: 25,
  dataBits: 8000,
  print: { symbol: 46, quietZone: 5 },
  overlay: 'swiss-cross',
};

const allRules: readonly CodeRules[] = [sepaRules, swissRules];

/** Returns the rules for the code of a payload; undefined for a payload of no such standard. */
export function rulesOf(payload: string): CodeRules | undefined {
  return allRules.find(({ start }) => start.test(payload));
}

/** Returns a design as the rules for a payload allow it, except for its quiet zone, which depends on the version. */
export function obeyRules(payload: string, design: Design): Design {
  const rules = rulesOf(payload);
  if (!rules) return design;
  return {
    ...design,
    level: rules.level,
    minVersion: Math.min(design.minVersion, rules.maxVersion),
    logo: rules.overlay ? null : design.logo,
  };
}
