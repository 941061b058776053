import { createHash } from 'node:crypto';
import { cutWords } from '@canary/input/words';

// A token stands for a word, a label or a person on one board. Because tokens begin with a hash of the board's id, a
// search reads only the index of the boards that it searches. Tokens consist of letters, digits and `_`.

/** Returns functions that make the tokens of a board. */
export function tokensOf(boardId: string) {
  const prefix = hash(boardId, 8);
  return {
    /** A word anywhere in a card. */
    word: (word: string) => `${prefix}${word}`,
    /** A word of a title. No word begins with `_`. */
    titleWord: (word: string) => `${prefix}_t_${word}`,
    label: (id: string) => `${prefix}_l_${hash(id, 12)}`,
    person: (id: string) => `${prefix}_p_${hash(id, 12)}`,
  };
}

function hash(id: string, length: number): string {
  return createHash('sha256').update(id).digest('hex').slice(0, length);
}

/** Cuts texts into words, each of them once. */
export function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => Array.from(cutWords(text), ({ word }) => word)));
}
