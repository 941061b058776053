import type { Place } from './insert-position.ts';
import type { Task } from './task.ts';

/** A change that somebody makes here, before the server knows of it. Each touches one card or one user. */
export type PendingChange = TaskChange | UserChange;

export type TaskChange = { readonly changeId: string; readonly id: string } & (
  | ({ readonly kind: 'createTask' } & Omit<Task, 'id' | 'rank'>)
  | {
      readonly kind: 'updateTask';
      readonly title?: string | undefined;
      readonly assigneeId?: string | null | undefined;
    }
  | ({ readonly kind: 'moveTask' } & Place)
  | { readonly kind: 'deleteTask' }
  | {
      readonly kind: 'restoreTask' /** The card as it was when it was deleted. */;
      readonly task: Task | null;
    }
);

export type UserChange = { readonly changeId: string; readonly id: string } & (
  | { readonly kind: 'createBoardUser' | 'updateBoardUser'; readonly name: string }
  | { readonly kind: 'deleteBoardUser' }
);

/** Whether a change touches a card. */
export function isTaskChange(change: PendingChange): change is TaskChange {
  return change.kind.endsWith('Task');
}
