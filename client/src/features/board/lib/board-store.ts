import { type BoardView, createBoardView } from '@canary/board/board-view';
import type { OwnChange } from '@canary/board/own-change';
import type { BoardUser, Column, Task } from '@canary/board/task';
import type { Connection } from '#lib/connection.ts';
import type { Failure } from '#lib/failure.ts';
import { sendChange } from '../api/send-change.ts';
import { createFollower, type Phase } from './follower.ts';
import { forgetChange, keepChange, readKeptChanges } from './kept-changes.ts';
import { type LinkState, watchLink } from './link-state.ts';
import { type Company, createPresence, nobody } from './presence.ts';
import { refusalText } from './refusal.ts';
import { createSender } from './sender.ts';
import { createTopics, type Topics } from './topics.ts';

/** A card, and whether it has a change that the server hasn't acknowledged. */
export interface TaskView extends Task {
  readonly isUnsent: boolean;
}

export type BoardStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure; retry(): void }
  /** Only whoever is signed in sees the board. */
  | { readonly kind: 'members-only' }
  | {
      readonly kind: 'ready';
      readonly connection: LinkState;
      /** How many own changes the server hasn't acknowledged; for a moment after each change there is one. */
      readonly unsent: number;
    };

/** Something that the server refused, and that went back. */
export interface Notice {
  readonly id: string;
  readonly message: string;
}

/** Everything that the board's page knows. Reading is cheap, and gives the same object until something has changed. */
export interface BoardStore {
  /** Starts to follow the board. Returns what stops that; what is unsent is still sent, as long as that works. */
  open(): () => void;
  /** Reads the board again if it was refused: somebody else is signed in now. */
  meet(): void;
  watch: Topics['watch'];
  status(): BoardStatus;
  task(id: string): TaskView | undefined;
  users(): readonly BoardUser[];
  user(id: string): BoardUser | undefined;
  /** The cards of a column, in order. The list itself is changed later on. */
  column(column: Column): readonly Task[];
  /** Grows with each change of a column: of its order, or of anything that its cards say. */
  revision(column: Column, ofWhat: 'order' | 'content'): number;
  notices(): readonly Notice[];
  dismiss(id: string): void;
  company(): Company;
  announceDrag(taskId: string | null): void;
  /** Makes a change. @param label what to call its card or user, should it be refused */
  change(change: OwnChange, label: string): void;
}

/** For so long an event may take after its change was acknowledged, before the board is read anew. */
const eventMs = 5_000;

export function createBoardStore(connection: Connection): BoardStore {
  const { client } = connection;
  const topics = createTopics();
  const taskViews = new Map<string, TaskView>();
  const revisions = { order: new Map<Column, number>(), content: new Map<Column, number>() };
  const labels = new Map<string, string>();
  let epoch = 0;
  let phase: Phase = { kind: 'loading' };
  let link: LinkState = 'live';
  let isStuck = false;
  let status: BoardStatus | undefined;
  let users: readonly BoardUser[] | undefined;
  let notices: readonly Notice[] = [];
  let company = nobody;
  let isOpen = false;

  const bump = (column: Column, ofWhat: 'order' | 'content') => {
    revisions[ofWhat].set(column, (revisions[ofWhat].get(column) ?? 0) + 1);
    topics.touch(`${ofWhat}:${column}`);
  };
  const touchStatus = () => {
    status = undefined;
    topics.touch('status');
  };
  const view: BoardView = createBoardView({
    task: (id) => {
      taskViews.delete(id);
      topics.touch(`task:${id}`);
    },
    column: (column, isReordered) => {
      if (isReordered) bump(column, 'order');
      bump(column, 'content');
    },
    users: () => {
      users = undefined;
      topics.touch('users');
    },
    all: () => {
      taskViews.clear();
      users = undefined;
      epoch += 1;
      topics.touchAll();
    },
  });

  const sender = createSender({
    next: () => view.unsent()[0],
    send: (change, signal) => sendChange(client, change, signal),
    acknowledged: (change) => {
      view.acknowledge(change.changeId);
      settle(change);
      expectEvent();
    },
    refused: (change, code, message) => {
      const label = labels.get(change.changeId) ?? 'A change';
      const taken = view.withdraw(change.changeId);
      for (const each of taken) settle(each);
      const isWish = change.kind === 'deleteTask' || change.kind === 'deleteBoardUser';
      // Whoever wants something gone has what they want when it is.
      if (taken.length > 0 && !(isWish && code === 'NOT_FOUND')) {
        notify(refusalText(change.kind, label, message));
      }
      topics.flush();
    },
    membersOnly: () => follower.lock(),
    stuck: (next) => {
      if (isStuck !== next) touchStatus();
      isStuck = next;
    },
  });
  /** Nothing more is to be done for a change. */
  const settle = (change: OwnChange) => {
    labels.delete(change.changeId);
    forgetChange(change);
    touchStatus();
  };
  const notify = (message: string) => {
    if (notices.some((notice) => notice.message === message)) return;
    notices = [...notices, { id: crypto.randomUUID(), message }];
    topics.touch('notices');
  };

  const follower = createFollower(client, view, (next) => {
    phase = next;
    if (phase.kind === 'ready') {
      presence.enter();
      sender.start();
    } else if (phase.kind === 'members-only') {
      presence.leave();
      sender.stop();
    }
    touchStatus();
  });
  const presence = createPresence(client, (next) => {
    company = next;
    topics.touch('presence');
  });

  let overdue: ReturnType<typeof setTimeout> | undefined;
  /** What was acknowledged is told by an event, unless that was told before: then only the whole board tells. */
  const expectEvent = () => {
    const waiting = view.acknowledged().map(({ changeId }) => changeId);
    if (!isOpen || waiting.length === 0) return;
    overdue ??= setTimeout(() => {
      overdue = undefined;
      const left = new Set(view.acknowledged().map(({ changeId }) => changeId));
      if (link === 'live' && waiting.some((changeId) => left.has(changeId))) follower.begin();
      else expectEvent();
    }, eventMs);
  };

  for (const { change, label } of readKeptChanges()) {
    labels.set(change.changeId, label);
    view.add(change);
  }

  return {
    open: () => {
      isOpen = true;
      const stopWatching = watchLink(connection, (next) => {
        link = next;
        if (link === 'live') sender.hurry();
        touchStatus();
      });
      const warn = (event: BeforeUnloadEvent) => {
        if (view.unsent().length > 0) event.preventDefault();
      };
      const retry = () => {
        if (phase.kind === 'failed') follower.begin();
      };
      window.addEventListener('beforeunload', warn);
      window.addEventListener('online', retry);
      follower.begin();
      return () => {
        isOpen = false;
        stopWatching();
        window.removeEventListener('beforeunload', warn);
        window.removeEventListener('online', retry);
        clearTimeout(overdue);
        overdue = undefined;
        follower.stop();
        presence.leave();
      };
    },
    meet: () => {
      if (isOpen && (phase.kind === 'members-only' || phase.kind === 'failed')) follower.begin();
    },
    watch: topics.watch,
    status: () => {
      status ??= (() => {
        if (phase.kind === 'failed') return { ...phase, retry: () => follower.begin() };
        if (phase.kind !== 'ready') return phase;
        const isUnreached = isStuck && link === 'live';
        return { ...phase, connection: isUnreached ? 'reconnecting' : link, unsent: view.unsent().length };
      })();
      return status;
    },
    task: (id) => {
      const known = taskViews.get(id);
      if (known) return known;
      const task = view.task(id);
      if (!task) return undefined;
      const taskView = { ...task, isUnsent: view.isUnsent(id) };
      taskViews.set(id, taskView);
      return taskView;
    },
    users: () => {
      users ??= [...view.users().values()];
      return users;
    },
    user: (id) => view.users().get(id),
    column: view.column,
    revision: (column, ofWhat) => epoch + (revisions[ofWhat].get(column) ?? 0),
    notices: () => notices,
    dismiss: (id) => {
      notices = notices.filter((notice) => notice.id !== id);
      topics.touch('notices');
      topics.flush();
    },
    company: () => company,
    announceDrag: presence.announceDrag,
    change: (change, label) => {
      labels.set(change.changeId, label);
      keepChange({ change, label });
      view.add(change);
      touchStatus();
      topics.flush();
      if (phase.kind === 'ready') sender.start();
    },
  };
}
