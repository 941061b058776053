import type { CardChange } from '@canary/board/card-change';
import type { Beside, InsertPosition } from '@canary/board/insert-position';
import { type BoardColor, type BoardUser, labelIdLength, type Task } from '@canary/board/model';
import type { PendingChange } from '@canary/board/pending-change';
import { boardText, titleProblem } from '@canary/input/board-text';
import { maxReturnedTasks } from '@canary/input/limits';
import type { BoardStore } from './board-store.ts';
import type { CardContent } from './card-content.ts';
import type { BoardOutbox } from './outbox.ts';

/** The user's actions. An action shows at once, and is reverted with a notice if the server rejects it. */
export interface BoardActions {
  /** Adds a card. Returns its id; '' if the title is empty, in which case nothing happens. */
  createTask(input: InsertPosition & CardContent): string;
  /** Updates the given fields. An empty title is ignored. */
  updateTask(id: string, change: CardChange): void;
  moveTask(id: string, position: InsertPosition): void;
  deleteTask(id: string): void;
  /** Restores a deleted card. @param task the card before it was deleted; may be missing if this user deleted it */
  restoreTask(id: string, task?: Task): void;
  /** Changes several cards at once; cards that are gone are left out. */
  updateTasks(ids: readonly string[], change: CardChange): void;
  /** Moves cards to a place, in the order of their ids. */
  moveTasks(ids: readonly string[], position: InsertPosition): void;
  deleteTasks(ids: readonly string[]): void;
  /** Restores cards that this user deleted. */
  restoreTasks(ids: readonly string[]): void;
  /** @param base the description that the change started from */
  changeDescription(id: string, base: string, text: string): void;
  /** Adds a comment to a card. Returns the comment's id. */
  createComment(id: string, text: string): string;
  /** @param base the text that the change started from */
  changeComment(id: string, commentId: string, base: string, text: string): void;
  deleteComment(id: string, commentId: string): void;
  restoreComment(id: string, commentId: string): void;
  /** Adds a person. Returns the id; '' if the name is empty, in which case nothing happens. */
  createUser(name: string): string;
  renameUser(id: string, name: string): void;
  removeUser(id: string): void;
  /** Restores a removed person, and assigns those of the cards that are still unassigned to the person again. */
  restoreUser(user: BoardUser, taskIds: readonly string[]): void;
  /** Adds a column, or a deleted one again with its id. Returns the id. */
  createColumn(column: { id?: string; name: string; color: BoardColor | null } & Beside): string;
  updateColumn(id: string, change: { name?: string; color?: BoardColor | null }): void;
  moveColumn(id: string, place: Beside): void;
  /** Deletes a column. @param moveTo the id of the column that gets its cards */
  deleteColumn(id: string, moveTo: string): void;
  /** Adds a label, or a deleted one again with its id. Returns the id. */
  createLabel(label: { id?: string; name: string; color: BoardColor }): string;
  updateLabel(id: string, change: { name?: string; color?: BoardColor }): void;
  deleteLabel(id: string): void;
}

/** A change without its idempotency key. */
type NewChange<Change = PendingChange> = Change extends PendingChange ? Omit<Change, 'changeId'> : never;

/** The maximum number of cards that one change may name. */
const maxBulkTasks = 100;

export function createBoardActions(store: BoardStore, outbox: BoardOutbox): BoardActions {
  /** The cards that this user deleted, to restore them. */
  const deleted = new Map<string, Task>();
  const add = (change: NewChange, label: string) =>
    outbox.add({ ...change, changeId: crypto.randomUUID() }, label);
  const changeTask = (id: string, makeChange: (task: Task) => NewChange) => {
    const task = store.task(id);
    if (task) add(makeChange(task), task.title);
  };
  /** Makes one change for each group of cards that the server changes at once. */
  const changeTasks = (
    ids: readonly string[],
    makeChange: (several: { readonly id: string; readonly otherIds: readonly string[] }) => NewChange,
  ) => {
    for (let start = 0; start < ids.length; start += maxBulkTasks) {
      const [id = '', ...otherIds] = ids.slice(start, start + maxBulkTasks);
      const title = store.task(id)?.title ?? deleted.get(id)?.title ?? 'The card';
      add(makeChange({ id, otherIds }), otherIds.length === 0 ? title : `${otherIds.length + 1} cards`);
    }
  };
  const changeUser = (id: string, makeChange: () => NewChange) => {
    const user = store.user(id);
    if (user) add(makeChange(), user.name);
  };
  const changeColumn = (
    change: NewChange<Extract<PendingChange, { kind: 'updateColumn' | 'moveColumn' | 'deleteColumn' }>>,
  ) => {
    if (store.columns().some(({ id }) => id === change.id)) add(change, store.columnName(change.id));
  };
  const changeLabel = (
    change: NewChange<Extract<PendingChange, { kind: 'updateLabel' | 'deleteLabel' }>>,
  ) => {
    const label = store.labels().get(change.id);
    if (label) add(change, label.name);
  };
  const keepDeleted = (id: string) => {
    const task = store.task(id);
    if (task) deleted.set(id, fieldsOf(task));
  };
  const isKnown = (id: string) => store.task(id) !== undefined;

  return {
    createTask: ({ title: text, assigneeIds, ...input }) => {
      const title = boardText(text);
      if (title === '') return '';
      const id = crypto.randomUUID();
      // The chosen people may have been removed meanwhile.
      const assigned = assigneeIds.filter((assigneeId) => store.user(assigneeId));
      add({ kind: 'createTask', id, ...input, title, assigneeIds: assigned }, title);
      return id;
    },
    updateTask: (id, change) => {
      const { title: text, ...others } = change;
      const title = boardText(text ?? '') || undefined;
      if (Object.values({ title, ...others }).every((value) => value === undefined)) return;
      changeTask(id, (task) => ({ kind: 'updateTask', id, ...others, title, task: fieldsOf(task) }));
    },
    moveTask: (id, position) => changeTask(id, () => ({ kind: 'moveTask', id, ...position })),
    deleteTask: (id) =>
      changeTask(id, () => {
        keepDeleted(id);
        return { kind: 'deleteTask', id };
      }),
    restoreTask: (id, known) => {
      const task = known ? fieldsOf(known) : (deleted.get(id) ?? null);
      if (!store.task(id)) add({ kind: 'restoreTask', id, task }, task?.title ?? 'The card');
    },
    updateTasks: (ids, change) =>
      changeTasks(ids.filter(isKnown), (several) => ({ kind: 'updateTask', ...several, ...change })),
    moveTasks: (ids, { after, ...position }) => {
      let last = after;
      changeTasks(ids.filter(isKnown), ({ id, otherIds }) => {
        const place = last === undefined ? position : { ...position, after: last };
        // The next group follows this one.
        if (last !== undefined) last = otherIds.at(-1) ?? id;
        return { kind: 'moveTask', id, otherIds, ...place };
      });
    },
    deleteTasks: (ids) => {
      for (const id of ids) keepDeleted(id);
      changeTasks(ids.filter(isKnown), (several) => ({ kind: 'deleteTask', ...several }));
    },
    restoreTasks: (ids) =>
      changeTasks(
        ids.filter((id) => !isKnown(id)),
        (several) => ({ kind: 'restoreTask', ...several, task: null }),
      ),
    changeDescription: (id, base, text) =>
      changeTask(id, () => ({ kind: 'changeDescription', id, base, text })),
    createComment: (id, text) => {
      const commentId = crypto.randomUUID();
      changeTask(id, () => ({ kind: 'createComment', id, commentId, text }));
      return commentId;
    },
    changeComment: (id, commentId, base, text) =>
      changeTask(id, () => ({ kind: 'changeComment', id, commentId, base, text })),
    deleteComment: (id, commentId) => changeTask(id, () => ({ kind: 'deleteComment', id, commentId })),
    restoreComment: (id, commentId) => changeTask(id, () => ({ kind: 'restoreComment', id, commentId })),
    createUser: (text) => {
      const name = boardText(text);
      if (name === '') return '';
      const id = crypto.randomUUID();
      add({ kind: 'createBoardUser', id, name }, name);
      return id;
    },
    renameUser: (id, text) => {
      const name = boardText(text);
      if (name !== '') changeUser(id, () => ({ kind: 'updateBoardUser', id, name }));
    },
    removeUser: (id) => changeUser(id, () => ({ kind: 'deleteBoardUser', id })),
    restoreUser: ({ id, name }, taskIds) => {
      // Runs at least once, so that a person without cards is restored, too.
      for (let start = 0; start === 0 || start < taskIds.length; start += maxReturnedTasks) {
        const cards = taskIds.slice(start, start + maxReturnedTasks);
        add({ kind: 'restoreBoardUser', id, name, taskIds: cards }, name);
      }
    },
    createColumn: ({ id = crypto.randomUUID(), ...column }) => {
      add({ kind: 'createColumn', id, ...column }, column.name);
      return id;
    },
    updateColumn: (id, change) => changeColumn({ kind: 'updateColumn', id, ...change }),
    moveColumn: (id, place) => changeColumn({ kind: 'moveColumn', id, ...place }),
    deleteColumn: (id, moveTo) => changeColumn({ kind: 'deleteColumn', id, moveTo }),
    createLabel: ({ id = crypto.randomUUID().slice(0, labelIdLength), ...label }) => {
      add({ kind: 'createLabel', id, ...label }, label.name);
      return id;
    },
    updateLabel: (id, change) => changeLabel({ kind: 'updateLabel', id, ...change }),
    deleteLabel: (id) => changeLabel({ kind: 'deleteLabel', id }),
  };
}

/** A card without what the interface adds. */
function fieldsOf({ isUnsent: _, ...task }: Task & { readonly isUnsent?: boolean }): Task {
  return task;
}

/** The error in a title. An empty title has none, because saving it does nothing. */
export function titleError(title: string): string | undefined {
  return boardText(title) ? titleProblem(title) : undefined;
}
