import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import type { ReplaySource } from '../pubsub/replay-stream.ts';
import { eachOnce, nameSome, type Person, type Roster } from './person.ts';
import { readRosters, removeRoster, rosterLifeMs, writeRoster } from './rosters.ts';

/** News go out at most this often: who drags comes and goes with every card. */
const calmMs = 150;
/** How often a server says that it is there. */
const heartbeatMs = rosterLifeMs / 3;

/** Who is at the board, on all servers. */
export interface Presence {
  readonly feed: ReplaySource<Roster>;
  /** Takes somebody in. Returns what lets them go. */
  enter(person: Person): () => void;
  /** Lets everyone go. */
  close(): Promise<void>;
}

/** Starts to tell who is here, to other servers too, by the topic `presence`. */
export function openPresence(db: Db, pubsub: PubSub, log: FastifyBaseLogger): Presence {
  const server = randomUUID();
  const here = new Map<object, Person>();
  const listeners = new Set<() => void>();
  let elsewhere: Roster = { count: 0, people: [] };
  let roster: Roster = elsewhere;
  let version = 0;
  /** Whether somebody waits for their first news, which tell of themselves too. */
  let hasNewcomer = false;
  let isClosed = false;

  const rosterHere = (): Roster => {
    const people = eachOnce([...here.values()]);
    return { count: people.length, people: nameSome(people) };
  };
  const tell = () => {
    const mine = rosterHere();
    const named = [...mine.people, ...elsewhere.people];
    const people = eachOnce(named);
    // Somebody may have a tab on each server.
    const count = mine.count + elsewhere.count - (named.length - people.length);
    const next = { count, people: nameSome(people) };
    if (!hasNewcomer && JSON.stringify(next) === JSON.stringify(roster)) return;
    hasNewcomer = false;
    roster = next;
    version += 1;
    for (const onAdded of listeners) onAdded();
  };

  /** One thing at a time: what is asked for meanwhile is done once more. */
  let work = Promise.resolve();
  const enqueue = (task: () => Promise<void>) => {
    work = work.then(task).catch((error) => log.warn({ err: error }, 'Who is at the board can’t be told'));
  };
  const listen = async () => {
    elsewhere = await readRosters(db, server);
    tell();
  };
  const say = async () => {
    const mine = rosterHere();
    if (mine.count > 0) await writeRoster(db, server, mine);
    else await removeRoster(db, server);
    pubsub.publish('presence');
  };

  let timer: NodeJS.Timeout | undefined;
  const change = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      tell();
      if (!isClosed) enqueue(say);
    }, calmMs);
  };
  const heartbeat = setInterval(() => {
    if (here.size > 0) enqueue(() => writeRoster(db, server, rosterHere()));
    if (listeners.size > 0) enqueue(listen);
  }, heartbeatMs);
  const signals = pubsub.subscribe('presence');
  const listening = (async () => {
    for await (const _ of signals) enqueue(listen);
  })();

  return {
    feed: {
      newest: () => version,
      recent: (cursor) => ({ items: cursor < version ? [roster] : [], cursor: version, isLast: false }),
      read: async () => ({ items: [roster], cursor: version, isLast: false }),
      onAdded: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    enter: (person) => {
      const place = {};
      here.set(place, person);
      hasNewcomer = true;
      change();
      return () => {
        here.delete(place);
        change();
      };
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(heartbeat);
      await signals.return?.();
      await listening;
      here.clear();
      enqueue(say);
      await work;
    },
  };
}
