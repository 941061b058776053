import type { InsertPosition } from '@canary/board/insert-position';
import type { BoardUser, Task } from '@canary/board/model';
import type { PendingChange } from '@canary/board/pending-change';
import { boardText, nameProblem, titleProblem } from '@canary/input/board-text';
import { maxReturnedTasks } from '@canary/input/limits';
import type { BoardStore } from './board-store.ts';
import type { BoardOutbox } from './outbox.ts';

/** The user's actions. An action shows at once, and is reverted with a notice if the server rejects it. */
export interface BoardActions {
  /** Adds a card. Returns its id; '' if the title is empty, in which case nothing happens. */
  createTask(input: InsertPosition & { title: string; assigneeId: string | null }): string;
  /** Updates the given fields. An empty title is ignored. */
  updateTask(id: string, change: { title?: string; assigneeId?: string | null }): void;
  moveTask(id: string, position: InsertPosition): void;
  deleteTask(id: string): void;
  /** Restores a deleted card. @param task the card before it was deleted; may be missing if this user deleted it */
  restoreTask(id: string, task?: Task): void;
  /** Adds a person. Returns the id; '' if the name is empty, in which case nothing happens. */
  createUser(name: string): string;
  renameUser(id: string, name: string): void;
  removeUser(id: string): void;
  /** Restores a removed person, and assigns those of the cards that are still unassigned to the person again. */
  restoreUser(user: BoardUser, taskIds: readonly string[]): void;
}

export function createBoardActions(store: BoardStore, outbox: BoardOutbox): BoardActions {
  /** The cards that this user deleted, to restore them. */
  const deleted = new Map<string, Task>();
  const changeTask = (id: string, makeChange: (task: Task, changeId: string) => PendingChange) => {
    const task = store.task(id);
    if (task) outbox.add(makeChange(task, crypto.randomUUID()), task.title);
  };
  const changeUser = (id: string, makeChange: (changeId: string) => PendingChange) => {
    const user = store.user(id);
    if (user) outbox.add(makeChange(crypto.randomUUID()), user.name);
  };

  return {
    createTask: ({ title: text, assigneeId: requested, ...position }) => {
      const title = boardText(text);
      // The chosen person may have been removed meanwhile.
      const assigneeId = store.user(requested ?? '')?.id ?? null;
      if (title === '') return '';
      const [id, changeId] = [crypto.randomUUID(), crypto.randomUUID()];
      outbox.add({ kind: 'createTask', id, changeId, ...position, title, assigneeId }, title);
      return id;
    },
    updateTask: (id, change) => {
      const title = boardText(change.title ?? '') || undefined;
      const { assigneeId } = change;
      if (title === undefined && assigneeId === undefined) return;
      changeTask(id, (task, changeId) => ({
        kind: 'updateTask',
        id,
        changeId,
        title,
        assigneeId,
        task: fieldsOf(task),
      }));
    },
    moveTask: (id, position) =>
      changeTask(id, (_task, changeId) => ({ kind: 'moveTask', id, changeId, ...position })),
    deleteTask: (id) =>
      changeTask(id, (task, changeId) => {
        deleted.set(id, fieldsOf(task));
        return { kind: 'deleteTask', id, changeId };
      }),
    restoreTask: (id, known) => {
      const task = known ? fieldsOf(known) : (deleted.get(id) ?? null);
      const changeId = crypto.randomUUID();
      if (!store.task(id)) outbox.add({ kind: 'restoreTask', id, changeId, task }, task?.title ?? 'The card');
    },
    createUser: (text) => {
      const name = boardText(text);
      if (name === '') return '';
      const [id, changeId] = [crypto.randomUUID(), crypto.randomUUID()];
      outbox.add({ kind: 'createBoardUser', id, changeId, name }, name);
      return id;
    },
    renameUser: (id, text) => {
      const name = boardText(text);
      if (name !== '') changeUser(id, (changeId) => ({ kind: 'updateBoardUser', id, changeId, name }));
    },
    removeUser: (id) => changeUser(id, (changeId) => ({ kind: 'deleteBoardUser', id, changeId })),
    restoreUser: ({ id, name }, taskIds) => {
      // Runs at least once, so that a person without cards is restored, too.
      for (let start = 0; start === 0 || start < taskIds.length; start += maxReturnedTasks) {
        const cards = taskIds.slice(start, start + maxReturnedTasks);
        const changeId = crypto.randomUUID();
        outbox.add({ kind: 'restoreBoardUser', id, changeId, name, taskIds: cards }, name);
      }
    },
  };
}

function fieldsOf({ id, title, column, rank, assigneeId }: Task): Task {
  return { id, title, column, rank, assigneeId };
}

/** The error in a title. An empty title has none, because saving it does nothing. */
export function titleError(title: string): string | undefined {
  return boardText(title) ? titleProblem(title) : undefined;
}

/** The error in the name of a board user; see {@link titleError}. */
export function nameError(name: string): string | undefined {
  return boardText(name) ? nameProblem(name) : undefined;
}
