import { type BoardView, createBoardView } from '@canary/board/board-view';
import type { BoardUser, Column, Task } from '@canary/board/task';
import type { Topics } from './topics.ts';

/** A card, and whether it has a change that the server hasn't acknowledged. */
export interface TaskView extends Task {
  readonly isUnsent: boolean;
}

/** The board as hooks read it: each gets the same object until something has changed. */
export interface ShownBoard {
  task(id: string): TaskView | undefined;
  users(): readonly BoardUser[];
  user(id: string): BoardUser | undefined;
  /** The cards of a column, in order. The list itself is changed later on. */
  column(column: Column): readonly Task[];
  /** Grows with each change of a column: of its order, or of anything that its cards say. */
  revision(column: Column, ofWhat: 'order' | 'content'): number;
}

/** Topics: `task:<id>`, `order:<column>`, `content:<column>`, `users`. */
export function createShownBoard(topics: Topics): { readonly view: BoardView; readonly shown: ShownBoard } {
  const taskViews = new Map<string, TaskView>();
  const revisions = new Map<string, number>();
  let users: readonly BoardUser[] | undefined;
  /** Counts snapshots: with each, every column is another. */
  let epoch = 0;

  const bump = (topic: string) => {
    revisions.set(topic, (revisions.get(topic) ?? 0) + 1);
    topics.touch(topic);
  };
  const view = createBoardView({
    task: (id) => {
      taskViews.delete(id);
      topics.touch(`task:${id}`);
    },
    column: (column, isReordered) => {
      if (isReordered) bump(`order:${column}`);
      bump(`content:${column}`);
    },
    users: () => {
      users = undefined;
      topics.touch('users');
    },
    all: () => {
      taskViews.clear();
      epoch += 1;
      topics.touchAll();
    },
  });
  const shown = {
    task: (id: string) => {
      const known = taskViews.get(id);
      const task = known ?? view.task(id);
      if (!task || known) return known;
      const taskView = { ...task, isUnsent: view.isUnsent(id) };
      taskViews.set(id, taskView);
      return taskView;
    },
    users: () => {
      users ??= [...view.users().values()];
      return users;
    },
    user: (id: string) => view.users().get(id),
    column: view.column,
    revision: (column: Column, ofWhat: 'order' | 'content') =>
      epoch + (revisions.get(`${ofWhat}:${column}`) ?? 0),
  };
  return { view, shown };
}
