import type { TaskChange, UserChange } from './pending-change.ts';
import type { Rank } from './rank.ts';
import type { BoardUser, Task } from './task.ts';

/** An own change of a card, and the rank that it is likely to get. */
export interface PlacedChange {
  readonly change: TaskChange;
  /** Where it puts the card, if it puts it anywhere. */
  readonly rank: Rank | null;
}

/** A card as it is with own changes laid over it, in their order; undefined for one that isn't there. */
export function applyOptimisticTask(
  confirmed: Task | undefined,
  changes: Iterable<PlacedChange>,
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
    }
  }
  return task;
}

let collator: Intl.Collator | undefined;

/** The rules of a language take browsers a while to load: not before there are two names to put in order. */
function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
}

/** Everyone on the board with own changes laid over it, by name. */
export function applyOptimisticUsers(
  confirmed: ReadonlyMap<string, BoardUser>,
  changes: Iterable<UserChange>,
): ReadonlyMap<string, BoardUser> {
  const users = new Map(confirmed);
  for (const change of changes) {
    const { id } = change;
    if (change.kind === 'deleteBoardUser') users.delete(id);
    else if (change.kind === 'createBoardUser' || users.has(id)) users.set(id, { id, name: change.name });
  }
  const byName = (a: BoardUser, b: BoardUser) => compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1);
  return new Map([...users.values()].sort(byName).map((user) => [user.id, user]));
}
