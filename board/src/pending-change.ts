import type { CardChange } from './card-change.ts';
import type { Beside, InsertPosition } from './insert-position.ts';
import type { BoardColor, Task } from './model.ts';

/** A change made in this client that no event has confirmed yet. */
export type PendingChange = TaskChange | UserChange | ColumnChange | LabelChange;

interface ChangeBase {
  /** The idempotency key: the server applies each key once. */
  readonly changeId: string;
  /** The id of the card, person, column or label. */
  readonly id: string;
}

/** Further cards that a change applies to. Those that are gone by then are left out. */
interface Several {
  readonly otherIds?: readonly string[] | undefined;
}

/** A pending change of a card. */
export type TaskChange = ChangeBase &
  (
    | ({ readonly kind: 'createTask' } & Pick<Task, 'title' | 'assigneeIds'> &
        Partial<Pick<Task, 'labelIds' | 'dueOn' | 'checklist'>> &
        InsertPosition)
    | ({
        readonly kind: 'updateTask';
        /** The card before the change, to keep the new title if the card is deleted elsewhere. */
        readonly task?: Task | undefined;
      } & CardChange &
        Several)
    | ({ readonly kind: 'moveTask' } & InsertPosition & Several)
    | ({ readonly kind: 'deleteTask' } & Several)
    | ({
        readonly kind: 'restoreTask';
        /** The card before it was deleted; null if unknown. */
        readonly task: Task | null;
      } & Several)
    | TextChange
  );

/** A pending change of a card's texts, which the board itself doesn't have. */
type TextChange =
  | {
      readonly kind: 'changeDescription';
      /** The text that the change started from. */
      readonly base: string;
      readonly text: string;
    }
  | { readonly kind: 'createComment'; readonly commentId: string; readonly text: string }
  | {
      readonly kind: 'changeComment';
      readonly commentId: string;
      readonly base: string;
      readonly text: string;
    }
  | { readonly kind: 'deleteComment' | 'restoreComment'; readonly commentId: string };

/** A pending change of a person. */
export type UserChange = ChangeBase &
  (
    | { readonly kind: 'createBoardUser' | 'updateBoardUser'; readonly name: string }
    | { readonly kind: 'deleteBoardUser' }
    | {
        readonly kind: 'restoreBoardUser';
        readonly name: string;
        /** The ids of cards to assign to the person; on the open board, unless they are assigned to another person by then. */
        readonly taskIds: readonly string[];
      }
  );

/** A pending change of a column. */
export type ColumnChange = ChangeBase &
  (
    | ({ readonly kind: 'createColumn'; readonly name: string; readonly color: BoardColor | null } & Beside)
    | {
        readonly kind: 'updateColumn';
        readonly name?: string | undefined;
        readonly color?: BoardColor | null | undefined;
      }
    | ({ readonly kind: 'moveColumn' } & Beside)
    | {
        readonly kind: 'deleteColumn';
        /** The id of the column that gets the cards which are still there. */
        readonly moveTo: string;
      }
  );

/** A pending change of a label. */
export type LabelChange = ChangeBase &
  (
    | { readonly kind: 'createLabel'; readonly name: string; readonly color: BoardColor }
    | {
        readonly kind: 'updateLabel';
        readonly name?: string | undefined;
        readonly color?: BoardColor | undefined;
      }
    | { readonly kind: 'deleteLabel' }
  );

/** What each kind of change is a change of. */
const subjects = {
  createTask: 'task',
  updateTask: 'task',
  moveTask: 'task',
  deleteTask: 'task',
  restoreTask: 'task',
  changeDescription: 'task',
  createComment: 'task',
  changeComment: 'task',
  deleteComment: 'task',
  restoreComment: 'task',
  createBoardUser: 'user',
  updateBoardUser: 'user',
  deleteBoardUser: 'user',
  restoreBoardUser: 'user',
  createColumn: 'column',
  updateColumn: 'column',
  moveColumn: 'column',
  deleteColumn: 'column',
  createLabel: 'label',
  updateLabel: 'label',
  deleteLabel: 'label',
} as const satisfies Record<PendingChange['kind'], string>;

/** Whether a change is one of a card. */
export function isTaskChange(change: PendingChange): change is TaskChange {
  return subjects[change.kind] === 'task';
}

/** Whether a change is one of a person. */
export function isUserChange(change: PendingChange): change is UserChange {
  return subjects[change.kind] === 'user';
}

/** Whether a change is one of a column. */
export function isColumnChange(change: PendingChange): change is ColumnChange {
  return subjects[change.kind] === 'column';
}

/** Whether a change is one of a label. */
export function isLabelChange(change: PendingChange): change is LabelChange {
  return subjects[change.kind] === 'label';
}

/**
 * The ids of the cards that a change names. Cards of a removed person aren't among them: the view shows them as
 * unassigned anyway.
 */
export function cardsOf(change: PendingChange): readonly string[] {
  if (isTaskChange(change)) return [change.id, ...('otherIds' in change ? (change.otherIds ?? []) : [])];
  return change.kind === 'restoreBoardUser' ? change.taskIds : [];
}
