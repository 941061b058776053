import { type CardChange, changeCard } from './card-change.ts';
import { type Beside, type InsertPosition, ranksBeside } from './insert-position.ts';
import {
  type BoardColor,
  type BoardColumn,
  type BoardUser,
  compareRanked,
  type Label,
  plainCard,
  type Task,
} from './model.ts';
import type { Rank } from './rank.ts';

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

/** A pending change of a card with its predicted rank. */
export interface RankedChange {
  readonly change: PendingChange;
  /** The rank that the server is expected to assign; null if the change doesn't insert the card. */
  readonly rank: Rank | null;
}

/**
 * Applies pending changes to a card.
 *
 * @param confirmed the card as the server last confirmed it; undefined if it doesn't exist there
 * @param changes the card's pending changes, in order
 * @returns the card to show; undefined if there is none
 */
export function applyOptimisticTask(
  confirmed: Task | undefined,
  changes: Iterable<RankedChange>,
): Task | undefined {
  let task = confirmed;
  let deleted: Task | undefined;
  for (const { change, rank } of changes) {
    switch (change.kind) {
      case 'createTask': {
        const { id, title, column, assigneeIds, labelIds = [], dueOn = null, checklist = [] } = change;
        task ??= {
          ...plainCard,
          id,
          title,
          column,
          assigneeIds,
          labelIds,
          dueOn,
          checklist,
          rank: rank ?? '',
        };
        break;
      }
      case 'updateTask':
        task &&= changeCard(task, change);
        break;
      case 'moveTask':
        task &&= { ...task, column: change.column, rank: rank ?? task.rank };
        break;
      case 'deleteColumn':
        if (task?.column === change.id) task = { ...task, column: change.moveTo, rank: rank ?? task.rank };
        break;
      case 'deleteTask':
        deleted = task;
        task = undefined;
        break;
      case 'restoreTask':
        task ??= deleted ?? (change.task?.id === change.id ? change.task : undefined);
        break;
      case 'changeDescription':
        task &&= { ...task, hasDescription: change.text !== '' };
        break;
      case 'createComment':
      case 'restoreComment':
        task &&= { ...task, comments: task.comments + 1 };
        break;
      case 'deleteComment':
        task &&= { ...task, comments: task.comments - 1 };
        break;
      case 'restoreBoardUser':
        task &&= changeCard(task, { assignees: { add: [change.id] } });
        break;
    }
  }
  return task;
}

let collator: Intl.Collator | undefined;

/** Creates the collator on first use, because browsers take a while to load a language's rules. */
function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
}

const byName = (a: NamedItem, b: NamedItem) => compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1);

interface NamedItem {
  readonly id: string;
  readonly name: string;
}

/**
 * Applies pending changes to the people on the board.
 *
 * @param confirmed the people as the server last confirmed them, by id
 * @param changes the pending changes, in order
 * @returns the people to show, by id, sorted by name
 */
export function applyOptimisticUsers(
  confirmed: ReadonlyMap<string, BoardUser>,
  changes: Iterable<UserChange>,
): ReadonlyMap<string, BoardUser> {
  const users = new Map(confirmed);
  for (const change of changes) {
    const { id } = change;
    const isKnown = users.has(id);
    if (change.kind === 'deleteBoardUser') users.delete(id);
    else if (change.kind === 'updateBoardUser' ? isKnown : change.kind === 'createBoardUser' || !isKnown)
      users.set(id, { ...users.get(id), id, name: change.name });
  }
  return new Map([...users.values()].sort(byName).map((user) => [user.id, user]));
}

/**
 * Applies pending changes to the columns.
 *
 * @param confirmed the columns as the server last confirmed them, in order
 * @returns the columns to show, in order
 */
export function applyOptimisticColumns(
  confirmed: readonly BoardColumn[],
  changes: Iterable<ColumnChange>,
): readonly BoardColumn[] {
  let columns = confirmed;
  for (const change of changes) {
    const { id } = change;
    const column = columns.find((one) => one.id === id);
    const others = columns.filter((one) => one.id !== id);
    if (change.kind === 'deleteColumn') columns = others;
    else if (change.kind === 'updateColumn') {
      const { name = column?.name, color = column?.color } = change;
      const changed = { ...(name !== undefined && { name }), ...(color !== undefined && { color }) };
      columns = columns.map((one) => (one.id === id ? { ...one, ...changed } : one));
    } else {
      const [rank = ''] = ranksBeside(columns, change, columnBeside(columns, change), [id]);
      const moved = change.kind === 'createColumn' ? { id, name: change.name, color: change.color } : column;
      if (moved) columns = [...others, { ...moved, rank }].sort(compareRanked);
    }
  }
  return columns;
}

/** The column that a place names. */
export function columnBeside(
  columns: readonly BoardColumn[],
  { before, after }: Beside,
): BoardColumn | undefined {
  const named = before ?? after;
  return columns.find(({ id }) => id === named);
}

/**
 * Applies pending changes to the labels.
 *
 * @param confirmed the labels as the server last confirmed them, by id
 * @returns the labels to show, by id, sorted by name
 */
export function applyOptimisticLabels(
  confirmed: ReadonlyMap<string, Label>,
  changes: Iterable<LabelChange>,
): ReadonlyMap<string, Label> {
  const labels = new Map(confirmed);
  for (const change of changes) {
    const { id } = change;
    const label = labels.get(id);
    if (change.kind === 'deleteLabel') labels.delete(id);
    else if (change.kind === 'createLabel') labels.set(id, { id, name: change.name, color: change.color });
    else if (label) {
      const { name = label.name, color = label.color } = change;
      labels.set(id, { id, name, color });
    }
  }
  return new Map([...labels.values()].sort(byName).map((label) => [label.id, label]));
}
