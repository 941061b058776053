import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabaseForTest } from '../../../../tests/support/for-test.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import type { RateLimits } from '../../guards/rate/rate-limits.ts';
import type { Db } from '../../platform/database/database.ts';
import { createPubSub, type PubSub } from '../../platform/pubsub/pubsub.ts';
import {
  deleteLink,
  pauseLink,
  releaseLinks,
  restoreLink,
  resumeLink,
  setDisabled,
  updateLink,
} from './changes.ts';
import { openLinkDirectory, stateOf } from './link-directory.ts';
import { pruneLinkChanges } from './link-log.ts';

const ownerId = 'ada';
const ada = { userId: ownerId, sessionId: 'session', address: '127.0.0.1' };
const old = 'https://example.com/old';
const target = 'https://example.com/new';

/** A database with three links of a user, and a server that makes changes of them. */
async function openLinks() {
  const db = await openDatabaseForTest();
  const slugs = ['MENU-1', 'MENU-2', 'MENU-3'];
  const clock = createTestClock();
  const createdAt = new Date(clock.now());
  for (const slug of slugs) {
    const id = slug.toLowerCase();
    await db.link.create({ data: { id, slug, ownerId, target: old, timeZone: 'UTC', createdAt } });
  }
  const pubsub = createPubSub();
  const rateLimits = { count: async () => undefined } as unknown as RateLimits;
  const linkHosts = { publicUrl: 'https://canary.example', shortUrl: null };
  const blocklist = { isBlocked: () => false, close: () => undefined };
  const services = { db, clock, pubsub, rateLimits, linkHosts, blocklist };
  return { ...services, services, slugs };
}

/** Opens the directory of a server, until the test ends. By default it gets no signals. */
async function openDirectory(
  db: Db,
  clock: ReturnType<typeof createTestClock>,
  pubsub: PubSub = createPubSub(),
) {
  const directory = await openLinkDirectory(db, pubsub, fastify().log, clock);
  onTestFinished(() => directory.close());
  return directory;
}

/** A database whose next reads of links wait, with what they had found, until they are released. */
function holdReads(db: Db) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = true;
  const findUnique = async (...args: Parameters<Db['link']['findUnique']>) => {
    const found = await db.link.findUnique(...args);
    if (isHeld) await released;
    return found;
  };
  const link = new Proxy(db.link, {
    get: (model, name) => (name === 'findUnique' ? findUnique : Reflect.get(model, name)),
  });
  const held = new Proxy(db, {
    get: (client, name) => (name === 'link' ? link : Reflect.get(client, name)),
  });
  return {
    held,
    release: () => {
      isHeld = false;
      release();
    },
  };
}

const at = new Date();
test.each([
  { deletedAt: null, disabledReason: null, pausedText: null, state: 'ACTIVE' },
  { deletedAt: null, disabledReason: null, pausedText: 'Back soon', state: 'PAUSED' },
  { deletedAt: null, disabledReason: null, pausedText: '', state: 'PAUSED' },
  { deletedAt: null, disabledReason: 'Phishing', pausedText: null, state: 'DISABLED' },
  { deletedAt: null, disabledReason: 'Phishing', pausedText: 'Back soon', state: 'DISABLED' },
  { deletedAt: at, disabledReason: null, pausedText: null, state: 'DELETED' },
  { deletedAt: at, disabledReason: null, pausedText: 'Back soon', state: 'DELETED' },
  { deletedAt: at, disabledReason: 'Phishing', pausedText: null, state: 'DELETED' },
  { deletedAt: at, disabledReason: 'Phishing', pausedText: 'Back soon', state: 'DELETED' },
])('A link with %o is in one state', ({ state, ...link }) => {
  expect(stateOf(link)).toBe(state);
});

type Links = Awaited<ReturnType<typeof openLinks>>;
const changes: ReadonlyArray<
  readonly [string, (links: Links) => Promise<unknown>, Readonly<Record<string, object>>]
> = [
  [
    'a new target',
    ({ services }) => updateLink(services, ada, 'menu-2', { version: 1, target }),
    { 'MENU-2': { target } },
  ],
  [
    'a switch',
    ({ services }) => updateLink(services, ada, 'menu-2', { version: 1, passesQuery: true }),
    { 'MENU-2': { passesQuery: true } },
  ],
  [
    'a pause',
    ({ services }) => pauseLink(services, ada, 'menu-2', 'Soon'),
    { 'MENU-2': { state: 'PAUSED', text: 'Soon' } },
  ],
  [
    'the end of a pause',
    async ({ services }) => {
      await pauseLink(services, ada, 'menu-2', 'Soon');
      await resumeLink(services, ada, 'menu-2');
      await updateLink(services, ada, 'menu-2', { version: 3, target });
    },
    { 'MENU-2': { state: 'ACTIVE', text: '', target } },
  ],
  ['a deletion', ({ services }) => deleteLink(services, ada, 'menu-2'), { 'MENU-2': { state: 'DELETED' } }],
  [
    'a restoration',
    async ({ services }) => {
      await updateLink(services, ada, 'menu-2', { version: 1, target });
      await deleteLink(services, ada, 'menu-2');
      await restoreLink(services, ada, 'menu-2');
    },
    { 'MENU-2': { state: 'ACTIVE', target } },
  ],
  [
    'a block by the operator beside a pause',
    async ({ services }) => {
      await setDisabled(services, 'MENU-2', 'Phishing');
      await pauseLink(services, ada, 'menu-2', 'Soon');
    },
    { 'MENU-2': { state: 'DISABLED', text: 'Phishing' } },
  ],
  [
    'the deletion of the account',
    ({ db, clock }) =>
      db.$transaction((transaction) => releaseLinks(transaction, ownerId, new Date(clock.now()))),
    Object.fromEntries(
      ['MENU-1', 'MENU-2', 'MENU-3'].map((slug) => [slug, { state: 'DELETED', target: '' }]),
    ),
  ],
];

test.each(changes)(
  'Another server drops the links of %s from its memory within two seconds, and no others',
  async (_name, change, changed) => {
    const links = await openLinks();
    const { db, clock, slugs } = links;
    const directory = await openDirectory(db, clock);
    for (const slug of slugs) await directory.read(slug);
    await change(links);
    clock.advance(2_000);
    const kept = () => slugs.filter((slug) => directory.findKept(slug));
    await expect.poll(kept).toEqual(slugs.filter((slug) => !(slug in changed)));
    for (const [slug, link] of Object.entries(changed))
      expect(await directory.read(slug)).toMatchObject(link);
  },
);

test('A signal makes a server drop changed links at once', async () => {
  const { db, clock, pubsub, services } = await openLinks();
  const directory = await openDirectory(db, clock, pubsub);
  await directory.read('MENU-1');
  await updateLink(services, ada, 'menu-1', { version: 1, target });
  await expect.poll(() => directory.findKept('MENU-1')).toBeUndefined();
});

test('A server drops all links if the log doesn’t reach back to the changes that it missed', async () => {
  const { db, clock, slugs } = await openLinks();
  const directory = await openDirectory(db, clock);
  for (const slug of slugs) await directory.read(slug);
  await db.link.update({ where: { slug: 'MENU-2' }, data: { target } });
  await db.linkLog.update({ where: { id: 'links' }, data: { version: 20_000 } });
  await pruneLinkChanges(db);
  await db.linkChange.create({ data: { version: 20_000, slug: 'MENU-1', createdAt: new Date() } });
  clock.advance(2_000);
  await expect.poll(() => slugs.filter((slug) => directory.findKept(slug))).toEqual([]);
});

test.each(['changed', 'dropped with all others'])(
  'A link that is %s while it is read isn’t kept as it was',
  async (how) => {
    const { db, clock, services } = await openLinks();
    const { held, release } = holdReads(db);
    const directory = await openDirectory(held, clock);
    const first = directory.read('MENU-1');
    await expect.poll(() => first === directory.read('MENU-1')).toBe(true);
    // The read has found the old target by now.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await updateLink(services, ada, 'menu-1', { version: 1, target });
    if (how !== 'changed')
      await db.$transaction([
        db.linkLog.update({ where: { id: 'links' }, data: { version: 20_000 } }),
        db.linkChange.deleteMany(),
        db.linkChange.create({ data: { version: 20_000, slug: 'MENU-3', createdAt: new Date() } }),
      ]);
    clock.advance(2_000);
    // A visitor who comes after the change doesn't wait for the earlier read.
    await expect.poll(() => directory.read('MENU-1') !== first).toBe(true);
    release();
    expect(await first).toMatchObject({ target: old });
    expect(await directory.read('MENU-1')).toMatchObject({ target });
    await expect.poll(() => directory.findKept('MENU-1')?.target).toBe(target);
  },
);

test('A failed read is tried again by the next visitor, and an unknown link isn’t kept', async () => {
  const { db, clock } = await openLinks();
  let isAway = true;
  const link = new Proxy(db.link, {
    get: (model, name) =>
      name === 'findUnique' && isAway ? () => Promise.reject(new Error('away')) : Reflect.get(model, name),
  });
  const directory = await openDirectory(
    new Proxy(db, { get: (client, name) => (name === 'link' ? link : Reflect.get(client, name)) }),
    clock,
  );
  await expect(directory.read('MENU-1')).rejects.toThrow('away');
  isAway = false;
  expect(await directory.read('MENU-1')).toMatchObject({ target: old });
  expect(directory.findKept('MENU-1')).toMatchObject({ target: old });
  expect(await directory.read('MENU-9')).toBeNull();
  await db.link.create({
    data: { slug: 'MENU-9', ownerId, target, timeZone: 'UTC', createdAt: new Date() },
  });
  expect(await directory.read('MENU-9')).toMatchObject({ target });
});
