import { z } from 'zod/mini';
import type { NewChange, QueuedKind } from './changes/index.ts';
import { details } from './details.ts';
import type { Card, ChecklistItem, CopiedCard } from './model.ts';
import { card } from './rows.ts';

/** The fields of a card whose last value wins. */
const replaceable = z.extend(z.pick(card, { title: true, columnId: true }), details.shape);

/** The names of the fields of a card whose last value wins. */
export const replaceableFields = z.keyof(replaceable).options;

/** The id of a card, and the fields that a change replaces, as the user saw them. */
export const seenCard = z.extend(z.exactPartial(replaceable), { id: z.string() });

/** The values that the user saw when they made a change. */
export interface Seen {
  /** The cards to restore, as they were when they were archived. */
  readonly archived?: readonly Card[];
  /** The cards that the change copies. */
  readonly copied?: readonly CopiedCard[];
  /** The card's description. */
  readonly description?: string;
  /** The fields of cards that the change replaces, as they were shown. */
  readonly cards?: readonly Readonly<z.output<typeof seenCard>>[];
  /** The item of the checklist that the change names. */
  readonly item?: ChecklistItem;
}

/** A change of another board. It copies the cards that move there, or archives the copies. */
export type PrecedingChange = NewChange<'copyTask' | 'deleteTask'> & {
  readonly boardId: string;
  readonly changeId: string;
};

/** A change made in this client that no event has confirmed yet. */
export type PendingChange = NewChange<QueuedKind> & {
  /** The idempotency key: the server applies each key once. */
  readonly changeId: string;
  /** When the user made the change, in milliseconds since 1970. */
  readonly madeAt?: number | undefined;
  readonly seen?: Seen | undefined;
  /** A change of another board that is sent first. If that board refuses it, this change isn't made either. */
  readonly precededBy?: PrecedingChange | undefined;
  /** The card before its title was changed, to keep the new title if the card is archived elsewhere. */
  readonly before?: Card | undefined;
};
