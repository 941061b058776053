import type { Task } from '@canary/board/model';
import { bytesOf } from './event.ts';

/** The sizes of cards in memory. A card that changes is another object. */
const sizes = new WeakMap<Task, number>();

/** The size of a card: the length of its row as JSON, in bytes; 0 for none. */
export function bytesOfCard(card: Task | undefined): number {
  if (!card) return 0;
  const known = sizes.get(card);
  if (known !== undefined) return known;
  const size = bytesOf(card);
  sizes.set(card, size);
  return size;
}
