import { expect, test, vi } from 'vitest';
import { gate } from '#testing/gate.ts';
import { createOutbox, type Obstacle } from './outbox.ts';
import { createUndoHistory } from './undo.ts';
import { createWithdrawals } from './withdrawals.ts';

interface Change {
  readonly id: string;
  readonly names: readonly string[];
}

const answer = (code: string, extensions: object = {}) =>
  Object.assign(new Error(code), { errors: [{ message: 'No room.', extensions: { code, ...extensions } }] });

/** A document with an outbox. `respond` may throw or delay the answer to a request. */
function createDocument(batchSize = 1) {
  const withdrawals = createWithdrawals();
  const document = {
    unsent: [] as Change[],
    /** The ids of the changes in each request. */
    requests: [] as string[],
    sent: [] as string[],
    obstacles: [] as Obstacle[],
    unauthenticated: 0,
    withdrawals,
    respond: async (_ids: string, _signal: AbortSignal) => {},
  };
  const leave = (batch: readonly Change[]) => {
    document.unsent = document.unsent.filter((change) => !batch.includes(change));
  };
  const outbox = createOutbox<Change>({
    unsent: () => document.unsent,
    idOf: ({ id }) => id,
    namesIn: ({ names }) => names,
    batchOf: (ready) => ready.slice(0, batchSize),
    send: async (batch, signal) => {
      const ids = batch.map(({ id }) => id).join();
      document.requests.push(ids);
      await document.respond(ids, signal);
    },
    onSent: (batch) => {
      leave(batch);
      document.sent.push(...batch.map(({ id }) => id));
    },
    onRejected: (batch, { message }) => {
      leave(batch);
      withdrawals.report(`${batch.map(({ id }) => id)}: ${message}`);
    },
    onUnauthenticated: () => {
      document.unauthenticated += 1;
    },
    onObstacle: (obstacle) => void document.obstacles.push(obstacle),
  });
  const add = (id: string, ...names: string[]) => {
    document.unsent = [...document.unsent, { id, names }];
    outbox.changeAdded();
  };
  outbox.start();
  return { document, outbox, add };
}

const unreachable = async () => {
  throw new TypeError('Failed to fetch');
};
const settled = (document: { readonly unsent: readonly Change[] }) =>
  vi.waitFor(() => expect(document.unsent).toEqual([]), { timeout: 5_000 });

test('The changes of a document are sent one at a time in order, and no document waits for another', async () => {
  const [one, other] = [createDocument(), createDocument()];
  const { open, opened } = gate();
  one.document.respond = () => opened;
  for (const id of ['a', 'b']) one.add(id, 'card');
  for (const id of ['c', 'd']) other.add(id, 'card');
  await settled(other.document);
  expect(other.document.sent).toEqual(['c', 'd']);
  expect(one.document.requests).toEqual(['a']);
  open();
  await settled(one.document);
  expect(one.document.sent).toEqual(['a', 'b']);
});

test('While the server can’t be reached, a document retries and says so, and the other is sent', async () => {
  const [one, other] = [createDocument(), createDocument()];
  one.document.respond = unreachable;
  one.add('a');
  other.add('b');
  await vi.waitFor(() => expect(one.document.requests.length).toBeGreaterThan(1), { timeout: 3_000 });
  expect(one.document.obstacles).toEqual(['unreachable']);
  expect([other.document.sent, other.document.obstacles]).toEqual([['b'], []]);
  one.document.respond = async () => {};
  one.outbox.retryNow();
  await settled(one.document);
  expect(one.document.obstacles).toEqual(['unreachable', null]);
});

test('A change that makes the server fail is postponed with what depends on it, until others are sent', async () => {
  const { document, outbox, add } = createDocument();
  let fails = true;
  document.respond = async (ids) => {
    if (ids === 'a' && fails) throw answer('INTERNAL_SERVER_ERROR');
  };
  add('a', 'card');
  add('b', 'card');
  add('c', 'other card');
  await vi.waitFor(() => expect(document.sent).toEqual(['c']), { timeout: 3_000 });
  expect(document.obstacles).toEqual(['unsaved']);
  fails = false;
  outbox.retryNow();
  await settled(document);
  expect(document.sent).toEqual(['c', 'a', 'b']);
});

test('A rejected change is withdrawn with the reason, once, and later changes are sent', async () => {
  const [one, other] = [createDocument(), createDocument()];
  one.document.respond = async (ids) => {
    if (ids === 'a') throw answer('BAD_USER_INPUT');
  };
  one.add('a', 'card');
  one.add('b', 'card');
  await settled(one.document);
  one.add('a', 'card');
  await settled(one.document);
  expect(one.document.sent).toEqual(['b']);
  expect(one.document.withdrawals.read().map(({ message }) => message)).toEqual(['a: No room.']);
  expect(other.document.withdrawals.read()).toEqual([]);
  one.document.withdrawals.dismissAll();
  expect(one.document.withdrawals.read()).toEqual([]);
});

test('When the session has ended, nothing more is sent and all changes are kept until the next start', async () => {
  const { document, outbox, add } = createDocument();
  document.respond = async () => {
    throw answer('UNAUTHENTICATED');
  };
  add('a');
  await vi.waitFor(() => expect(document.unauthenticated).toBe(1));
  add('b');
  outbox.retryNow();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(document.requests).toEqual(['a']);
  expect(document.unsent.map(({ id }) => id)).toEqual(['a', 'b']);
  document.respond = async () => {};
  outbox.start();
  await settled(document);
  expect(document.sent).toEqual(['a', 'b']);
});

test('A rate limit is waited for as long as the server says, without an obstacle', async () => {
  const { document, outbox, add } = createDocument();
  let answers = 0;
  document.respond = async () => {
    answers += 1;
    if (answers === 1) throw answer('RATE_LIMITED', { retryAfter: 1 });
  };
  const startedAt = Date.now();
  add('a');
  await vi.waitFor(() => expect(document.requests).toEqual(['a']));
  outbox.retryNow();
  await settled(document);
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(990);
  expect(document.obstacles).toEqual([]);
});

test('A drained outbox sends what it can, and stops at the first obstacle', async () => {
  const { document, outbox, add } = createDocument();
  const { open, opened } = gate();
  document.respond = () => opened;
  add('a');
  add('b');
  outbox.drain();
  document.respond = unreachable;
  open();
  await vi.waitFor(() => expect(document.requests).toEqual(['a', 'b']));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(document.requests).toEqual(['a', 'b']);
});

test('A stopped outbox aborts its request, and sends nothing until it is started again', async () => {
  const { document, outbox, add } = createDocument();
  document.respond = (_ids, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  add('a');
  outbox.stop();
  document.respond = async () => {};
  add('b');
  outbox.retryNow();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect([document.requests, document.obstacles]).toEqual([['a'], []]);
  outbox.start();
  await settled(document);
  expect(document.sent).toEqual(['a', 'b']);
});

test('A change that the user has no right to make is rejected with the reason', async () => {
  const { document, add } = createDocument();
  document.respond = async () => {
    throw answer('FORBIDDEN');
  };
  add('a');
  await settled(document);
  expect(document.withdrawals.read().map(({ message }) => message)).toEqual(['a: No room.']);
});

test('A document that batches sends changes of different things together, and dependent ones later', async () => {
  const { document, add } = createDocument(100);
  const { open, opened } = gate();
  document.respond = () => opened;
  for (const [id, name] of [
    ['a', 'one'],
    ['b', 'two'],
    ['c', 'two'],
    ['d', 'three'],
  ] as const)
    add(id, name);
  open();
  await settled(document);
  expect(document.requests).toEqual(['a', 'b,d', 'c']);
});

test('Each document undoes its own last action, once', () => {
  const [one, other] = [createUndoHistory(), createUndoHistory()];
  const undone: string[] = [];
  const revert = (what: string) => () => void undone.push(what);
  one.undoable(revert('a'));
  const undoFailed = one.undoable(revert('b'));
  other.undoable(revert('c'));
  one.forget(undoFailed);
  expect([one.undoLast(), one.undoLast(), undone]).toEqual([true, false, ['a']]);
  expect([other.undoLast(), undone]).toEqual([true, ['a', 'c']]);
});
