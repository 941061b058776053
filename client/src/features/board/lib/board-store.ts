import type { PendingChange } from '@canary/board/pending-change';
import type { Connection } from '#shared/graphql/connection.ts';
import { sendChange } from '../api/send-change.ts';
import type { BoardStatus } from './board-status.ts';
import { createFollower, type Phase } from './follower.ts';
import { type LinkState, watchLink } from './link-state.ts';
import { createNotices, type Notice } from './notices.ts';
import { createOutbox } from './outbox.ts';
import { createPresence, nobody, type Participants } from './presence.ts';
import { createShownBoard, type ShownBoard } from './shown-board.ts';
import { createTopics, type Topics } from './topics.ts';

export type { TaskView } from './shown-board.ts';

/** Everything that the board's page knows, by topics: those of the shown board, `status`, `notices`, `presence`. */
export interface BoardStore extends ShownBoard {
  /** Starts to follow the board. Returns what stops that; what is unsent is still sent, as long as that works. */
  open(): () => void;
  /** Reads the board again if it was refused: somebody else is logged in now. */
  meet(): void;
  watch: Topics['watch'];
  status(): BoardStatus;
  notices(): readonly Notice[];
  dismiss(id: string): void;
  company(): Participants;
  announceDrag(taskId: string | null): void;
  /** Makes a change. @param label what to call its card or user, should it be refused */
  change(change: PendingChange, label: string): void;
}

/** For so long an event may take after its change was acknowledged, before the board is read anew. */
const eventMs = 5_000;

export function createBoardStore(connection: Connection): BoardStore {
  const { client } = connection;
  const topics = createTopics();
  const { view, shown } = createShownBoard(topics);
  let phase: Phase = { kind: 'loading' };
  let link: LinkState = 'live';
  let status: BoardStatus | undefined;
  let company = nobody;
  let isOpen = false;
  let stopWatching: (() => void) | undefined;
  let overdue: ReturnType<typeof setTimeout> | undefined;

  const touchStatus = () => {
    status = undefined;
    topics.touch('status');
  };
  const notices = createNotices(() => topics.touch('notices'));
  const presence = createPresence(client, (next) => {
    company = next;
    topics.touch('presence');
  });

  /** What was acknowledged is told by an event, unless that was told before: then only the whole board tells. */
  const expectEvent = () => {
    const waiting = view.acknowledged().map(({ changeId }) => changeId);
    if (!isOpen || waiting.length === 0) return;
    overdue ??= setTimeout(() => {
      overdue = undefined;
      const isMissed = view.acknowledged().some(({ changeId }) => waiting.includes(changeId));
      if (link === 'live' && isMissed) follower.begin();
      else expectEvent();
    }, eventMs);
  };
  const outbox = createOutbox({
    view,
    send: (change, signal) => sendChange(client, change, signal),
    onChange: touchStatus,
    onRefusal: notices.add,
    onMembersOnly: () => follower.lock(),
    onAcknowledged: expectEvent,
  });

  const turnLink = (next: LinkState) => {
    link = next;
    if (link === 'live') outbox.hurry();
    topics.touch('presence');
    touchStatus();
  };
  const stopEverything = () => {
    stopWatching?.();
    stopWatching = undefined;
    link = 'live';
    clearTimeout(overdue);
    overdue = undefined;
    presence.leave();
  };
  const follower = createFollower({
    client,
    view,
    onEvent: ({ changeId }) => changeId && outbox.told(changeId),
    onPhase: (next) => {
      phase = next;
      if (phase.kind === 'ready') {
        stopWatching ??= watchLink(connection, turnLink);
        presence.enter();
        outbox.start(true);
      } else if (phase.kind === 'members-only') stopEverything();
      touchStatus();
    },
  });

  const readStatus = (): BoardStatus => {
    if (phase.kind === 'failed') return { ...phase, retry: follower.begin };
    if (phase.kind !== 'ready') return phase;
    const isUnreached = outbox.isStuck() && link === 'live';
    return { ...phase, connection: isUnreached ? 'reconnecting' : link, unsent: view.unsent().length };
  };
  const warn = (event: BeforeUnloadEvent) => {
    if (view.unsent().length > 0) event.preventDefault();
  };

  return {
    ...shown,
    open: () => {
      isOpen = true;
      window.addEventListener('beforeunload', warn);
      follower.begin();
      return () => {
        isOpen = false;
        window.removeEventListener('beforeunload', warn);
        follower.stop();
        stopEverything();
        if (phase.kind === 'ready') outbox.start(false);
      };
    },
    meet: () => {
      if (isOpen && (phase.kind === 'members-only' || phase.kind === 'failed')) follower.begin();
    },
    watch: topics.watch,
    status: () => {
      status ??= readStatus();
      return status;
    },
    notices: notices.list,
    dismiss: (id) => {
      notices.dismiss(id);
      topics.flush();
    },
    // Who is there while nothing comes, nobody knows.
    company: () => (link === 'live' ? company : nobody),
    announceDrag: presence.announceDrag,
    change: (change, label) => {
      outbox.add({ change, label });
      topics.flush();
      if (phase.kind === 'ready') outbox.start(true);
    },
  };
}
