import type { InsertPosition } from './insert-position.ts';
import type { BoardUser, Task } from './model.ts';
import type { Rank } from './rank.ts';

/** A change made in this client that no event has confirmed yet: of a card, or of a person. */
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
    | ({ readonly kind: 'createTask' } & Omit<Task, 'id' | 'rank'> & InsertPosition)
    | {
        readonly kind: 'updateTask';
        readonly title?: string | undefined;
        readonly assigneeId?: string | null | undefined;
        /** The card before the change, to keep the new title if the card is deleted elsewhere. */
        readonly task?: Task | undefined;
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
    | {
        readonly kind: 'restoreBoardUser';
        readonly name: string;
        /** The ids of cards to assign to the person, unless they are assigned to another person by then. */
        readonly taskIds: readonly string[];
      }
  );

/** Whether a change is one of a card. */
export function isTaskChange(change: PendingChange): change is TaskChange {
  return change.kind.endsWith('Task');
}

/**
 * The ids of the cards that a change names. Cards of a removed person aren't among them: the view shows them as
 * unassigned anyway.
 */
export function cardsOf(change: PendingChange): readonly string[] {
  if (isTaskChange(change)) return [change.id];
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
        const { id, title, column, assigneeId } = change;
        task ??= { id, title, column, assigneeId, rank: rank ?? '' };
        break;
      }
      case 'updateTask':
        task &&= {
          ...task,
          ...(change.title !== undefined && { title: change.title }),
          ...(change.assigneeId !== undefined && { assigneeId: change.assigneeId }),
        };
        break;
      case 'moveTask':
        task &&= { ...task, column: change.column, rank: rank ?? task.rank };
        break;
      case 'deleteTask':
        deleted = task;
        task = undefined;
        break;
      case 'restoreTask':
        task ??= deleted ?? change.task ?? undefined;
        break;
      case 'restoreBoardUser':
        if (task?.assigneeId === null) task = { ...task, assigneeId: change.id };
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
  const byName = (a: BoardUser, b: BoardUser) => compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1);
  return new Map([...users.values()].sort(byName).map((user) => [user.id, user]));
}
