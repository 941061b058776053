import { randomUUID } from 'node:crypto';
import { createNewest, type ReplaySource } from '../../../platform/pubsub/replay-stream.ts';
import type { BoardServices } from './board-log.ts';
import {
  mergeWindows,
  type Participant,
  type Roster,
  readRosters,
  removeRoster,
  rosterLifeMs,
  selectListed,
  userKey,
  writeRoster,
} from './roster.ts';

/** The minimum time between two updates of a roster, in milliseconds. Every drag changes the roster twice. */
const throttleMs = 150;
/** The time between two renewals of a server's roster, in milliseconds. */
const heartbeatMs = rosterLifeMs / 3;

/** The participants of a board, on all servers. */
export interface Presence {
  /** The roster of all servers, after each change. */
  readonly rosters: ReplaySource<Roster>;
  /** Adds a participant. Returns a function that removes the participant. */
  enter(participant: Participant): () => void;
  /** Whether a user is among the listed participants. */
  isHere(userId: string): boolean;
  /** Removes all participants of this server. */
  close(): Promise<void>;
}

/**
 * Starts the presence of a board. Servers exchange their rosters through the database, and signal changes on the board's
 * topic.
 */
export function openPresence({ db, pubsub, logger, clock }: BoardServices, boardId: string): Presence {
  const topic = `presence:${boardId}` as const;
  const server = randomUUID();
  const here = new Map<object, Participant>();
  let elsewhere: Roster = { count: 0, participants: [] };
  let roster = elsewhere;
  const rosters = createNewest(roster);
  /** Whether a new participant needs a first update, even if the roster hasn't changed. */
  let hasNewcomer = false;
  let isClosed = false;

  const rosterHere = (): Roster => {
    const participants = mergeWindows([...here.values()]);
    return { count: participants.length, participants: selectListed(participants) };
  };
  const update = () => {
    const own = rosterHere();
    const listed = [...own.participants, ...elsewhere.participants];
    const participants = mergeWindows(listed);
    // A user may have windows on several servers.
    const count = own.count + elsewhere.count - (listed.length - participants.length);
    const next = { count, participants: selectListed(participants) };
    if (!hasNewcomer && JSON.stringify(next) === JSON.stringify(roster)) return;
    hasNewcomer = false;
    roster = next;
    rosters.add(roster);
  };

  /** The end of the last task. Each task waits for the previous task. */
  let work = Promise.resolve();
  const enqueue = (task: () => Promise<void>) => {
    work = work.then(task).catch((error) => logger.warn({ err: error }, 'Failed to publish presence'));
  };
  const receive = async () => {
    elsewhere = await readRosters(db, boardId, server, clock.now());
    update();
  };
  const publish = async () => {
    const own = rosterHere();
    if (own.count > 0) await writeRoster(db, boardId, server, own, clock.now());
    else await removeRoster(db, boardId, server, clock.now());
    pubsub.publish(topic);
  };

  let cancelUpdate: (() => void) | undefined;
  const scheduleUpdate = () => {
    cancelUpdate ??= clock.after(throttleMs, () => {
      cancelUpdate = undefined;
      update();
      if (!isClosed) enqueue(publish);
    });
  };
  const stopHeartbeat = clock.every(heartbeatMs, () => {
    if (here.size === 0) return;
    enqueue(() => writeRoster(db, boardId, server, rosterHere(), clock.now()));
    enqueue(receive);
  });
  const signals = pubsub.subscribe(topic);
  const listening = (async () => {
    for await (const _ of signals) enqueue(receive);
  })();

  return {
    rosters: rosters.source,
    enter: (participant) => {
      const slot = {};
      here.set(slot, participant);
      hasNewcomer = true;
      scheduleUpdate();
      return () => {
        here.delete(slot);
        scheduleUpdate();
      };
    },
    isHere: (userId) => roster.participants.some(({ key }) => key === userKey(userId)),
    close: async () => {
      isClosed = true;
      cancelUpdate?.();
      stopHeartbeat();
      await signals.return?.();
      await listening;
      here.clear();
      enqueue(publish);
      await work;
    },
  };
}
