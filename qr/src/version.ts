import { type Level, MAX_CHARACTERS, MAX_VERSION } from './capacity.ts';
import { rulesOf } from './code-rules.ts';
import { blockStructure } from './codewords/blocks.ts';
import { lastVersions, payloadLength } from './codewords/segments.ts';

export const strongestFirst: readonly Level[] = ['H', 'Q', 'M', 'L'];

const dataBits = (version: number, level: Level) => 8 * blockStructure(version, level).dataLength;

/** Returns the largest version of a code of this payload: 40, or what the payload's rules allow. */
export function maxVersionOf(payload: string): number {
  return rulesOf(payload)?.maxVersion ?? MAX_VERSION;
}

/**
 * Returns the smallest version, 1 to 40, that holds the payload at this level; undefined if none does, or only one that
 * the payload's rules don't allow.
 */
export function smallestVersion(payload: string, level: Level, minVersion = 1): number | undefined {
  if (payload.length > MAX_CHARACTERS) return undefined;
  const maxVersion = maxVersionOf(payload);
  let first = minVersion;
  for (const last of lastVersions) {
    if (first > last) continue;
    const length = payloadLength(payload, last);
    for (let version = first; version <= Math.min(last, maxVersion); version++)
      if (length <= dataBits(version, level)) return version;
    first = last + 1;
  }
  return undefined;
}

/** Returns the strongest level at which the payload fits, or undefined if it fits at none. */
export function strongestLevel(payload: string): Level | undefined {
  const rules = rulesOf(payload);
  return (rules ? [rules.level] : strongestFirst).find(
    (level) => smallestVersion(payload, level) !== undefined,
  );
}
