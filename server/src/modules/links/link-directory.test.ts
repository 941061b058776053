import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
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
import { openLinkDirectory, stateOfLink } from './link-directory.ts';
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

/** A database whose reads of links can be held back with their results. */
function holdReads(db: Db) {
  let release = () => {};
  let released: Promise<void> | null = null;
  let find = () => {};
  const findUnique = async (...args: Parameters<Db['link']['findUnique']>) => {
    const found = await db.link.findUnique(...args);
    find();
    await released;
    return found;
  };
  const link = new Proxy(db.link, {
    get: (model, name) => (name === 'findUnique' ? findUnique : Reflect.get(model, name)),
  });
  return {
    held: new Proxy(db, { get: (client, name) => (name === 'link' ? link : Reflect.get(client, name)) }),
    /** Holds reads until they are released. Resolves when the first read has found its link. */
    hold: () => {
      released = new Promise((resolve) => {
        release = resolve;
      });
      return new Promise<void>((resolve) => {
        find = resolve;
      });
    },
    release: () => release(),
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
  expect(stateOfLink(link)).toBe(state);
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

describe.each(['changed', 'dropped with all others'])('A link that is %s while it is read', (how) => {
  /** Reads a link, and changes it before the read ends. The directory knows of the change then. */
  const changeDuringRead = async () => {
    const { db, clock, services } = await openLinks();
    const { held, hold, release } = holdReads(db);
    const directory = await openDirectory(held, clock);
    await directory.read('MENU-2');
    const found = hold();
    const first = directory.read('MENU-1');
    await found;
    await updateLink(services, ada, 'menu-1', { version: 1, target });
    await updateLink(services, ada, 'menu-2', { version: 1, target });
    if (how !== 'changed')
      await db.$transaction([
        db.linkLog.update({ where: { id: 'links' }, data: { version: 20_000 } }),
        db.linkChange.deleteMany(),
        db.linkChange.create({ data: { version: 20_000, slug: 'MENU-3', createdAt: new Date() } }),
      ]);
    clock.advance(2_000);
    await expect.poll(() => directory.findKept('MENU-2')).toBeUndefined();
    return { directory, first, release };
  };

  test('isn’t kept as it was', async () => {
    const { directory, first, release } = await changeDuringRead();
    release();
    expect(await first).toMatchObject({ target: old });
    expect(directory.findKept('MENU-1')).toBeUndefined();
    expect(await directory.read('MENU-1')).toMatchObject({ target });
  });

  test('leads later visitors to its new target', async () => {
    const { directory, first, release } = await changeDuringRead();
    const second = directory.read('MENU-1');
    expect(second).not.toBe(first);
    release();
    expect(await second).toMatchObject({ target });
    await first;
    expect(directory.findKept('MENU-1')).toMatchObject({ target });
  });
});

test('A signal that comes while the log is read makes the server read the log again', async () => {
  const { db, clock, pubsub, services } = await openLinks();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let reads = 0;
  const findMany = async (...args: Parameters<Db['linkChange']['findMany']>) => {
    const changed = await db.linkChange.findMany(...args);
    reads += 1;
    // The first read has missed the change below.
    if (reads === 1) await arrived;
    return changed;
  };
  const linkChange = new Proxy(db.linkChange, {
    get: (model, name) => (name === 'findMany' ? findMany : Reflect.get(model, name)),
  });
  const read = new Proxy(db, {
    get: (client, name) => (name === 'linkChange' ? linkChange : Reflect.get(client, name)),
  });
  const directory = await openDirectory(read, clock, pubsub);
  await directory.read('MENU-1');
  pubsub.publish('links');
  await expect.poll(() => reads).toBe(1);
  await updateLink(services, ada, 'menu-1', { version: 1, target });
  await new Promise((resolve) => setImmediate(resolve));
  arrive();
  await expect.poll(() => directory.findKept('MENU-1')).toBeUndefined();
});

test('The log keeps the last 10,000 changes, and a server that missed them drops these links only', async () => {
  const { db, clock, slugs } = await openLinks();
  const directory = await openDirectory(db, clock);
  for (const slug of slugs) await directory.read(slug);
  const createdAt = new Date();
  await db.linkChange.createMany({
    data: Array.from({ length: 10_000 }, (_, index) => ({ version: index + 1, slug: 'MENU-2', createdAt })),
  });
  await db.linkLog.update({ where: { id: 'links' }, data: { version: 10_000 } });
  await pruneLinkChanges(db);
  expect(await db.linkChange.count()).toBe(10_000);
  clock.advance(2_000);
  await expect.poll(() => slugs.filter((slug) => directory.findKept(slug))).toEqual(['MENU-1', 'MENU-3']);
});

test('A server without news of changes for six seconds says so, and goes on redirecting', async () => {
  const { db, clock } = await openLinks();
  let isAway = false;
  const linkChange = new Proxy(db.linkChange, {
    get: (model, name) => (isAway ? () => Promise.reject(new Error('away')) : Reflect.get(model, name)),
  });
  const directory = await openDirectory(
    new Proxy(db, {
      get: (client, name) => (name === 'linkChange' ? linkChange : Reflect.get(client, name)),
    }),
    clock,
  );
  await directory.read('MENU-1');
  isAway = true;
  clock.advance(5_000);
  expect(directory.isCurrent()).toBe(true);
  clock.advance(1_000);
  expect(directory.isCurrent()).toBe(false);
  expect(directory.findKept('MENU-1')).toMatchObject({ target: old });
});

test('The deletion of an account leaves nothing of its links but their slugs', async () => {
  const { db, clock } = await openLinks();
  const now = new Date(clock.now());
  await db.link.create({
    data: { id: 'other', slug: 'OTHER', ownerId: 'bob', target: old, timeZone: 'UTC', createdAt: now },
  });
  await db.link.updateMany({ data: { pausedText: 'Soon' } });
  for (const linkId of ['menu-1', 'menu-3', 'other']) {
    await db.linkTarget.create({ data: { linkId, version: 1, target: old, since: now } });
    await db.scanHour.create({ data: { linkId, hour: 1, scans: 1 } });
    await db.scanDay.create({
      data: { linkId, day: 1, phone: 1, tablet: 0, computer: 0, other: 0, previews: 0, bots: 0 },
    });
    await db.scanCountry.create({ data: { linkId, day: 1, country: 'DE', scans: 1 } });
  }
  await db.$transaction((transaction) => releaseLinks(transaction, ownerId, now));
  for (const rows of [
    await db.linkTarget.findMany(),
    await db.scanHour.findMany(),
    await db.scanDay.findMany(),
    await db.scanCountry.findMany(),
  ])
    expect(rows.map(({ linkId }) => linkId)).toEqual(['other']);
  expect(await db.link.findMany({ where: { ownerId: null }, orderBy: { slug: 'asc' } })).toMatchObject(
    ['MENU-1', 'MENU-2', 'MENU-3'].map((slug) => ({ slug, target: '', pausedText: null, changeId: null })),
  );
});

test('A change of something else adds no target to the history of a code', async () => {
  const { db, services } = await openLinks();
  await updateLink(services, ada, 'menu-1', { version: 1, passesQuery: true });
  await pauseLink(services, ada, 'menu-1', '');
  await updateLink(services, ada, 'menu-1', { version: 3, target });
  expect(await db.linkTarget.findMany()).toMatchObject([{ linkId: 'menu-1', version: 4, target }]);
});

test('A deleted code is restored for 30 days after its first deletion, and isn’t changed meanwhile', async () => {
  const { clock, services } = await openLinks();
  const day = 24 * 60 * 60_000;
  const notFound = { extensions: { code: 'NOT_FOUND' } };
  await deleteLink(services, ada, 'menu-1');
  await deleteLink(services, ada, 'menu-2');
  for (const change of [pauseLink(services, ada, 'menu-1', ''), resumeLink(services, ada, 'menu-1')])
    await expect(change).rejects.toMatchObject(notFound);
  clock.advance(29 * day);
  await deleteLink(services, ada, 'menu-1');
  expect(await restoreLink(services, ada, 'menu-2')).toMatchObject({ deletedAt: null });
  clock.advance(2 * day);
  await expect(restoreLink(services, ada, 'menu-1')).rejects.toMatchObject(notFound);
});

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
