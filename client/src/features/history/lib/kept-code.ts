import type { SavedCode } from '@canary/vault/record';
import { foldText } from '#shared/format/search-words.ts';

/** A saved code as this browser has it: opened. */
export interface KeptCode {
  readonly id: string;
  /** 1 for a new one, one more at each change. */
  readonly version: number;
  /** Of the history, at its last change. */
  readonly revision: number;
  readonly code: SavedCode;
  /** Its name and content as they are searched in. */
  readonly letters: string;
}

export function keptCode(place: Pick<KeptCode, 'id' | 'version' | 'revision'>, code: SavedCode): KeptCode {
  return { ...place, code, letters: lettersOf([code.name, ...Object.values(code.values)].join('\n')) };
}

/**
 * The letters and digits of a text without case and accents, as `wordsOf` has them of what is looked for.
 *
 * @example lettersOf('Wi-Fi Café'); // 'wifi cafe'
 */
function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}\s]/gu, '');
}
