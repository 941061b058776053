import { changeCard } from './card-change.ts';
import { columnBeside, ranksBeside } from './insert-position.ts';
import {
  type BoardColumn,
  type BoardUser,
  compareRanked,
  type Label,
  plainCard,
  type Task,
} from './model.ts';
import type { ColumnChange, LabelChange, PendingChange, UserChange } from './pending-change.ts';
import type { Rank } from './rank.ts';

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
