import type { NewChange, QueuedKind } from './changes/index.ts';
import type { Task } from './model.ts';

/** What this client has seen of the rows that a rule reads, and that aren't on the board. */
export interface Seen {
  /** The cards to restore, as they were when they were archived. */
  readonly archived?: readonly Task[];
  /** The card's description. */
  readonly description?: string;
}

/** A change made in this client that no event has confirmed yet. */
export type PendingChange = NewChange<QueuedKind> & {
  /** The idempotency key: the server applies each key once. */
  readonly changeId: string;
  readonly seen?: Seen | undefined;
  /** The card before its title was changed, to keep the new title if the card is archived elsewhere. */
  readonly before?: Task | undefined;
};
