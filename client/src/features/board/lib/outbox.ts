import type { BoardView } from '@canary/board/board-view';
import type { PendingChange } from '@canary/board/pending-change';
import { forgetChange, type KeptChange, keepChange, readKeptChanges } from './kept-changes.ts';
import { refusalText } from './refusal.ts';
import { createSender } from './sender.ts';

/** What the outbox works for. */
export interface OutboxOptions {
  readonly view: BoardView;
  /** @throws what the server answers */
  send(change: PendingChange, signal: AbortSignal): Promise<void>;
  /** Told when there is more or less to send, and when the server can't be reached or can again. */
  onChange(): void;
  /** Told of a change that went back, in words for whoever made it. */
  onRefusal(message: string): void;
  /** Told when the server wants to know who somebody is. Nothing more is sent then, and nothing is lost. */
  onMembersOnly(): void;
  /** Told when the server has made a change, and its event is yet to come. */
  onAcknowledged(): void;
}

/** Own changes on their way to the server: laid over the board at once, kept over a reload, sent in order. */
export interface Outbox {
  add(kept: KeptChange): void;
  /** Notes that an event has told of a change: it is done, whether its answer comes or not. */
  told(changeId: string): void;
  isStuck(): boolean;
  /** Sends what there is to send. @param isPatient whether to wait for a server that can't be reached */
  start(isPatient: boolean): void;
  /** Tries again at once. */
  hurry(): void;
}

/** Takes up what was left unsent before the page was loaded, and waits to be started. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { view } = options;
  /** What to call the card or user of each change, should it be refused. */
  const labels = new Map<string, string>();
  let isStuck = false;
  let isPatient = true;

  /** Nothing more is to be done for a change. */
  const settle = ({ changeId }: Pick<PendingChange, 'changeId'>) => {
    labels.delete(changeId);
    forgetChange(changeId);
    options.onChange();
  };
  const sender = createSender({
    next: () => view.unsent()[0],
    send: options.send,
    acknowledged: (change) => {
      view.acknowledge(change.changeId);
      settle(change);
      options.onAcknowledged();
    },
    refused: (change, code, message) => {
      const label = labels.get(change.changeId);
      const taken = view.withdraw(change.changeId);
      for (const each of taken) settle(each);
      const isDeletion = change.kind === 'deleteTask' || change.kind === 'deleteBoardUser';
      // Whoever wants something gone has what they want when it is. And what an event told of was not refused.
      if (label === undefined || (isDeletion && code === 'NOT_FOUND')) return;
      options.onRefusal(refusalText(change.kind, label, message));
    },
    membersOnly: () => {
      sender.stop();
      options.onMembersOnly();
    },
    stuck: (next) => {
      if (isStuck === next) return;
      isStuck = next;
      if (isStuck && !isPatient) sender.stop();
      options.onChange();
    },
  });
  const take = ({ change, label }: KeptChange) => {
    labels.set(change.changeId, label);
    view.add(change);
  };

  readKeptChanges().forEach(take);
  return {
    add: (kept) => {
      keepChange(kept);
      take(kept);
      options.onChange();
    },
    told: (changeId) => {
      if (labels.has(changeId)) settle({ changeId });
    },
    isStuck: () => isStuck,
    start: (next) => {
      isPatient = next;
      if (isStuck && !isPatient) sender.stop();
      else sender.start();
    },
    hurry: sender.hurry,
  };
}
