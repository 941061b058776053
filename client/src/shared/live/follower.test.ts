import { ApolloClient, ApolloLink, InMemoryCache, Observable, type TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFollower, type EventOutcome } from './follower.ts';

const events: TypedDocumentNode<{ readonly event: number }, { readonly since: number }> = parse(
  'subscription Events($since: Int!) { event(since: $since) }',
);
const failure = (code: string) =>
  Object.assign(new Error(code), { errors: [{ message: code, extensions: { code } }] });

/** The longest wait of a first retry, in milliseconds. */
const firstWaitMs = 500;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A document whose snapshot is a version. An event with the next version can be applied. */
function followDocument(version = 0, readError?: Error) {
  const document = {
    server: version,
    version: -1,
    reads: 0,
    /** The versions that the subscriptions began with. */
    followed: [] as number[],
    applied: [] as number[],
    failures: [] as string[],
    readError,
  };
  let observer: { next(value: object): void; error(error: unknown): void; complete(): void } | undefined;
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((subscriber) => {
        document.followed.push(variables['since']);
        observer = subscriber;
        return () => {
          observer = undefined;
        };
      }),
  );
  const follower = createFollower({
    client: new ApolloClient({ link, cache: new InMemoryCache() }),
    events,
    since: () => ({ since: document.version }),
    read: async () => {
      document.reads += 1;
      if (document.readError) throw document.readError;
      document.version = document.server;
      return undefined;
    },
    apply: ({ event }): EventOutcome => {
      if (event < 0) return 'stop';
      if (event !== document.version + 1) return 'read-again';
      document.version = event;
      document.applied.push(event);
      return 'applied';
    },
    onFailure: ({ kind }) => void document.failures.push(kind),
  });
  follower.read();
  const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return {
    document,
    follower,
    after,
    ready: () => after(0),
    isFollowing: () => observer !== undefined,
    push: async (event: number) => {
      observer?.next({ data: { event } });
      await after(0);
    },
    end: async (error?: Error) => {
      if (error) observer?.error(error);
      else observer?.complete();
      await after(0);
    },
  };
}

test('Each document is followed from its own version, and applies its own events in order', async () => {
  const [one, other] = [followDocument(3), followDocument(7)];
  await one.ready();
  await one.push(4);
  await one.push(5);
  await other.push(8);
  expect([one.document.followed, one.document.applied]).toEqual([[3], [4, 5]]);
  expect([other.document.followed, other.document.applied]).toEqual([[7], [8]]);
});

test('After a break, only the missed events are asked for, and the other document goes on', async () => {
  const [one, other] = [followDocument(3), followDocument(7)];
  await one.ready();
  await one.push(4);
  await one.end();
  expect([one.isFollowing(), other.isFollowing()]).toEqual([false, true]);
  await one.after(firstWaitMs);
  expect([one.document.reads, one.document.followed]).toEqual([1, [3, 4]]);
});

test('A gap reads the document again at once, and after a wait if there is another gap', async () => {
  const { document, ready, push, after } = followDocument(3);
  await ready();
  document.server = 9;
  await push(9);
  expect([document.reads, document.followed]).toEqual([2, [3, 9]]);
  await push(20);
  expect(document.reads).toBe(2);
  await after(firstWaitMs);
  expect(document.reads).toBe(3);
});

test('A version that the server has never had is replaced by a snapshot', async () => {
  const { document, ready, end, after } = followDocument(3);
  await ready();
  document.server = 1;
  await end(failure('BAD_USER_INPUT'));
  await after(firstWaitMs);
  expect([document.reads, document.followed, document.failures]).toEqual([2, [3, 1], ['rejected']]);
});

test('A document that can’t be read is read again with growing waits', async () => {
  const { document, after } = followDocument(0, new TypeError('Failed to fetch'));
  await after(firstWaitMs);
  await after(2 * firstWaitMs);
  const { reads } = document;
  expect(reads).toBeGreaterThan(1);
  expect(document.failures).toEqual(Array.from({ length: reads }, () => 'unreachable'));
  await after(firstWaitMs);
  expect(document.reads).toBeLessThanOrEqual(reads + 1);
  document.readError = undefined;
  await after(30_000);
  expect(document.followed).toEqual([0]);
});

test.each([
  [
    'the session has ended',
    (page: ReturnType<typeof followDocument>) => page.end(failure('UNAUTHENTICATED')),
  ],
  ['an event ends the document', (page: ReturnType<typeof followDocument>) => page.push(-1)],
  ['the page stops it', async (page: ReturnType<typeof followDocument>) => page.follower.stop()],
])('When %s, the document is not followed any more', async (_what, stop) => {
  const page = followDocument(3);
  await page.ready();
  await stop(page);
  await page.after(60_000);
  expect([page.isFollowing(), page.document.reads, page.document.followed]).toEqual([false, 1, [3]]);
});
