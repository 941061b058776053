import type { InsertPosition } from './insert-position.ts';
import type { Task } from './task.ts';

/** A change made in this client that no event has confirmed yet. It changes one card or one person. */
export type PendingChange = TaskChange | UserChange;

interface ChangeBase {
  /** The idempotency key: the server applies each key once. */
  readonly changeId: string;
  /** The id of the card or person. */
  readonly id: string;
}

/** A pending change of a card. */
export type TaskChange = ChangeBase &
  (
    | ({ readonly kind: 'createTask' } & Omit<Task, 'id' | 'rank'>)
    | {
        readonly kind: 'updateTask';
        readonly title?: string | undefined;
        readonly assigneeId?: string | null | undefined;
      }
    | ({ readonly kind: 'moveTask' } & InsertPosition)
    | { readonly kind: 'deleteTask' }
    | {
        readonly kind: 'restoreTask';
        /** The card before it was deleted; null if unknown. */
        readonly task: Task | null;
      }
  );

/** A pending change of a person. */
export type UserChange = ChangeBase &
  (
    | { readonly kind: 'createBoardUser' | 'updateBoardUser'; readonly name: string }
    | { readonly kind: 'deleteBoardUser' }
  );

/** Whether a change is one of a card. */
export function isTaskChange(change: PendingChange): change is TaskChange {
  return change.kind.endsWith('Task');
}
