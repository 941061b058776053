import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabaseForTest } from '../../../../../tests/support/for-test.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { createPubSub } from '../../../platform/pubsub/pubsub.ts';
import { openPresence } from './presence.ts';
import { readRosters } from './roster.ts';

const second = 1_000;

test('The participants of a dead server are shown for 30 more seconds, and participants of other servers for longer', async () => {
  const db = await openDatabaseForTest();
  const { log: logger } = fastify();
  const pubsub = createPubSub();
  const start = Date.now();
  const [stopped, clock] = [createTestClock(start), createTestClock(start)];
  const dead = openPresence({ db, pubsub, logger, clock: stopped }, 'board');
  onTestFinished(() => dead.close());
  const alive = openPresence({ db, pubsub, logger, clock }, 'board');
  const shown = () => alive.rosters.recent(0)?.items[0]?.participants.map(({ name }) => name);
  alive.rosters.onAdded(() => undefined);
  dead.enter({ key: 'ada', id: 'ada', name: 'Ada', taskId: null, editingId: null });
  alive.enter({ key: 'grace', id: 'grace', name: 'Grace', taskId: null, editingId: null });
  stopped.advance(second);
  // The other server reads the rosters once a second.
  await expect.poll(() => db.boardRoster.count()).toBe(1);
  clock.advance(second);
  await expect.poll(shown).toEqual(['Grace', 'Ada']);

  const names = async (now: number) =>
    (await readRosters(db, 'board', 'another', now)).participants.map(({ name }) => name).sort();
  await expect.poll(() => names(clock.now() + 30 * second)).toEqual(['Ada', 'Grace']);
  clock.advance(30 * second + 1);
  // The server that is alive has renewed its roster.
  await expect.poll(shown).toEqual(['Grace']);
  expect(await names(clock.now())).toEqual(['Grace']);
  await alive.close();
  expect(await db.boardRoster.count()).toBe(0);
});

test('A server that stops removes its own participants only', async () => {
  const db = await openDatabaseForTest();
  const { log: logger } = fastify();
  const clock = createTestClock();
  const [one, other] = ['ada', 'grace'].map((name) => {
    const presence = openPresence({ db, pubsub: createPubSub(), logger, clock }, 'board');
    onTestFinished(() => presence.close());
    presence.enter({ key: name, id: name, name, taskId: null, editingId: null });
    return presence;
  });
  const names = async () =>
    (await readRosters(db, 'board', 'another', clock.now())).participants.map(({ name }) => name).sort();
  clock.advance(second);
  await expect.poll(names).toEqual(['ada', 'grace']);
  await one?.close();
  expect(await names()).toEqual(['grace']);
  await other?.close();
});

test('Participants who come, drag a card and leave are shown on other servers before a heartbeat', async () => {
  const db = await openDatabaseForTest();
  const clock = createTestClock();
  const services = { db, pubsub: createPubSub(), logger: fastify().log, clock };
  const [one, other] = [openPresence(services, 'board'), openPresence(services, 'board')];
  for (const { close } of [one, other]) onTestFinished(close);
  const ada = { key: 'ada', id: 'ada', name: 'Ada', taskId: null, editingId: null };
  /** Waits until the other server shows a roster. */
  const soon = async (expected: object) => {
    // Updates are collected for less than this.
    clock.advance(second / 4);
    await expect.poll(() => other.rosters.recent(0)?.items[0]).toEqual(expected);
  };
  const leave = one.enter(ada);
  await soon({ count: 1, participants: [ada] });
  const stop = one.enter({ ...ada, taskId: 'card' });
  await soon({ count: 1, participants: [{ ...ada, taskId: 'card' }] });
  for (const end of [stop, leave]) end();
  await soon({ count: 0, participants: [] });
});
