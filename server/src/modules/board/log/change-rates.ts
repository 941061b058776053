import type { NewChange } from '@canary/board/changes/index';
import type { CopiedCard } from '@canary/board/model';
import { rates } from '../../../guards/limits.ts';
import { createTokenBuckets } from '../../../guards/rate/token-bucket.ts';
import { RateLimitedError } from '../../../platform/errors.ts';
import { termsOf } from '../open-board.ts';
import { countCards } from './committer.ts';

/**
 * Counts a change: by board, or by IP address on a board that needs no invitation.
 *
 * @throws RateLimitedError
 */
export type CountChange = (boardId: string, change: CountedChange, address: string) => void;

/** A change, and the cards that it copies. */
type CountedChange = NewChange & { readonly copied: readonly CopiedCard[] };

/** Limits the changes of boards. @param now the time in milliseconds */
export function limitChanges(now: () => number): CountChange {
  const takeChanges = createTokenBuckets('board-changes', rates['board-changes'], now);
  const takeCards = createTokenBuckets('visitor-cards', rates['visitor-cards'], now);
  const takeText = createTokenBuckets('visitor-text', rates['visitor-text'], now);
  return (boardId, change, address) => {
    const cards = countCards(change);
    const wait = termsOf(boardId).everyone
      ? Math.max(
          takeCards(address, cards - 1),
          takeText(address, cards * textBytesOf(change.input) + textBytesOf(change.copied)),
        )
      : takeChanges(boardId, cards);
    if (wait > 0) throw new RateLimitedError(wait, 'Too many changes in a short time.');
  };
}

const textFields = new Set(['title', 'name', 'text', 'description']);

/** The bytes of the texts that a change brings. */
function textBytesOf(input: object): number {
  return Object.entries(input).reduce((sum, [field, value]: [string, unknown]) => {
    if (typeof value === 'string') return textFields.has(field) ? sum + Buffer.byteLength(value) : sum;
    return typeof value === 'object' && value !== null ? sum + textBytesOf(value) : sum;
  }, 0);
}
