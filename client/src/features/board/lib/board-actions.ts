import type { Place } from '@canary/board/insert-position';
import type { PendingChange } from '@canary/board/pending-change';
import type { Column, Task } from '@canary/board/task';
import type { BoardStore } from './board-store.ts';

export interface BoardActions {
  /** Adds a card at a column's end. Returns its id, at once; '' when the title is empty, and then nothing happens. */
  createTask(input: { column: Column; title: string; assigneeId: string | null }): string;
  /** Changes what is given; a title that is empty stays as it is. */
  updateTask(id: string, change: { title?: string; assigneeId?: string | null }): void;
  moveTask(id: string, place: Place): void;
  deleteTask(id: string): void;
  /** Brings a deleted card back. */
  restoreTask(id: string): void;
  /** Adds somebody. Returns their id, at once; '' when the name is empty, and then nothing happens. */
  createUser(name: string): string;
  renameUser(id: string, name: string): void;
  removeUser(id: string): void;
}

export function createBoardActions(store: BoardStore): BoardActions {
  /** Cards that were deleted here, as they were. */
  const deleted = new Map<string, Task>();
  const changeTask = (id: string, makeChange: (task: Task, changeId: string) => PendingChange) => {
    const task = store.task(id);
    if (task) store.change(makeChange(task, crypto.randomUUID()), task.title);
  };
  const changeUser = (id: string, makeChange: (changeId: string) => PendingChange) => {
    const user = store.user(id);
    if (user) store.change(makeChange(crypto.randomUUID()), user.name);
  };

  return {
    createTask: ({ column, title: text, assigneeId }) => {
      const title = text.trim();
      if (title === '') return '';
      const [id, changeId] = [crypto.randomUUID(), crypto.randomUUID()];
      store.change({ kind: 'createTask', id, changeId, column, title, assigneeId }, title);
      return id;
    },
    updateTask: (id, change) => {
      const title = change.title?.trim() || undefined;
      const { assigneeId } = change;
      if (title === undefined && assigneeId === undefined) return;
      changeTask(id, (_task, changeId) => ({ kind: 'updateTask', id, changeId, title, assigneeId }));
    },
    moveTask: (id, place) =>
      changeTask(id, (_task, changeId) => ({ kind: 'moveTask', id, changeId, ...place })),
    deleteTask: (id) =>
      changeTask(id, ({ title, column, rank, assigneeId }, changeId) => {
        deleted.set(id, { id, title, column, rank, assigneeId });
        return { kind: 'deleteTask', id, changeId };
      }),
    restoreTask: (id) => {
      const task = deleted.get(id) ?? null;
      const changeId = crypto.randomUUID();
      if (!store.task(id))
        store.change({ kind: 'restoreTask', id, changeId, task }, task?.title ?? 'The card');
    },
    createUser: (text) => {
      const name = text.trim();
      if (name === '') return '';
      const [id, changeId] = [crypto.randomUUID(), crypto.randomUUID()];
      store.change({ kind: 'createBoardUser', id, changeId, name }, name);
      return id;
    },
    renameUser: (id, text) => {
      const name = text.trim();
      if (name !== '') changeUser(id, (changeId) => ({ kind: 'updateBoardUser', id, changeId, name }));
    },
    removeUser: (id) => changeUser(id, (changeId) => ({ kind: 'deleteBoardUser', id, changeId })),
  };
}
