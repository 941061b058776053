import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type ReplayedItems,
  type ReplaySource,
  ReplayStream,
} from '../../../platform/pubsub/replay-stream.ts';
import { type ByteBudget, createByteBudget } from './byte-budget.ts';
import { createSharedSubscription, type SubscriberSocket } from './shared-subscription.ts';

interface Item {
  readonly number: number;
}

/** A source of the numbers from 1, the newest three in memory. It can't replay after a cursor below `pruned`. */
function createNumbers(pruned = 0) {
  let newest = 0;
  const listeners = new Set<() => void>();
  const items: Item[] = [];
  const after = (cursor: number): ReplayedItems<Item> => ({
    items: items.slice(cursor),
    cursor: Math.max(cursor, newest),
    isLast: false,
  });
  const source: ReplaySource<Item> = {
    newest: () => newest,
    recent: (cursor) => (cursor < newest - 3 ? null : after(cursor)),
    read: async (cursor) =>
      cursor < pruned
        ? { items: [{ number: -1 }], cursor: newest, isLast: true }
        : { ...after(cursor), items: items.slice(cursor, cursor + 2), cursor: Math.min(cursor + 2, newest) },
    onAdded: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const add = (count = 1) => {
    for (let index = 0; index < count; index += 1) {
      newest += 1;
      items.push({ number: newest });
    }
    for (const listener of listeners) listener();
  };
  return { source, add, listeners };
}

function createFakeSocket() {
  const writes: string[][] = [];
  const state = { hasRoom: true, isDisconnected: false };
  const waiting: ((hasRoom: boolean) => void)[] = [];
  const socket: SubscriberSocket = {
    hasRoom: () => state.hasRoom,
    waitForRoom: async () => state.hasRoom || (await new Promise((resolve) => waiting.push(resolve))),
    write: (results) => writes.push(results.map(String)),
    disconnect: () => {
      state.isDisconnected = true;
    },
  };
  /** Resolves all waits for room. */
  const setRoom = (hasRoom: boolean) => {
    state.hasRoom = hasRoom;
    for (const resolve of waiting.splice(0)) resolve(hasRoom);
  };
  return { socket, writes, state, setRoom };
}

/**
 * Lets all pending promises settle: no promise here waits for timers or the network, but other subscribers get a turn
 * after a batch.
 */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function setUp({ pruned = 0, cachedBytes = 1_000 } = {}) {
  const numbers = createNumbers(pruned);
  const render = vi.fn<(item: Item) => Buffer | Promise<Buffer>>(({ number }) => Buffer.from(String(number)));
  const onError = vi.fn();
  const onEmpty = vi.fn();
  const budget = createByteBudget(cachedBytes);
  const shared = createSharedSubscription(numbers.source, render, budget, onError, onEmpty);
  const subscribe = (since: number) => {
    const fake = createFakeSocket();
    return { ...fake, stream: shared.subscribe(fake.socket, new ReplayStream(numbers.source, since)) };
  };
  return { ...numbers, render, onError, onEmpty, subscribe };
}

function subscribeTo(budget: ByteBudget) {
  const numbers = createNumbers();
  const render = ({ number }: Item) => Buffer.from(String(number));
  const ignore = () => undefined;
  const shared = createSharedSubscription(numbers.source, render, budget, ignore, ignore);
  const stream = shared.subscribe(createFakeSocket().socket, new ReplayStream(numbers.source, 0));
  return { ...numbers, stream };
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

describe('A shared subscription', () => {
  test('renders each item once and sends those of one turn to every subscriber in one write', async () => {
    const { add, subscribe, render } = setUp();
    const subscribers = [subscribe(0), subscribe(0), subscribe(0)];
    await settle();
    add();
    add(2);
    await settle();
    for (const { writes } of subscribers) expect(writes).toEqual([['1', '2', '3']]);
    expect(render).toHaveBeenCalledTimes(3);
  });

  test('sends results that have to be awaited once and in order', async () => {
    const { add, subscribe, render } = setUp();
    render.mockImplementation(async ({ number }) => {
      // Later items are ready first.
      for (let turn = number; turn < 5; turn += 1) await Promise.resolve();
      return Buffer.from(String(number));
    });
    const subscribers = [subscribe(0), subscribe(0)];
    await settle();
    add(2);
    add();
    await settle();
    add();
    await settle();
    for (const { writes } of subscribers) expect(writes.flat()).toEqual(['1', '2', '3', '4']);
    expect(render).toHaveBeenCalledTimes(4);
  });

  test('sends everything after each subscriber’s own cursor, from memory or from the source', async () => {
    const { add, subscribe, render } = setUp();
    add(10);
    const [early, late, live] = [subscribe(1), subscribe(8), subscribe(10)];
    await settle();
    add();
    await settle();
    expect(early.writes.flat()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
    expect(late.writes.flat()).toEqual(['9', '10', '11']);
    expect(live.writes.flat()).toEqual(['11']);
    expect(render).toHaveBeenCalledTimes(10);
  });

  test('lets other work run between two batches of a subscriber who catches up', async () => {
    const { add, subscribe } = setUp();
    add(6);
    await settle();
    const { writes } = subscribe(0);
    await new Promise((resolve) => setImmediate(resolve));
    expect(writes).toEqual([['1', '2']]);
    await settle();
    expect(writes.flat()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('lets other work run when results have been rendered for 10 ms, over all subscriptions', async () => {
    await settle();
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    const several = Array.from({ length: 5 }, () => setUp());
    const renderSlowly = ({ number }: Item) => {
      now += 6;
      return Buffer.from(String(number));
    };
    for (const { render, subscribe } of several) {
      render.mockImplementation(renderSlowly);
      subscribe(0);
    }
    const rendered = () => several.reduce((sum, { render }) => sum + render.mock.calls.length, 0);
    const nextIteration = () => new Promise((resolve) => setImmediate(resolve));
    await settle();
    for (const { add } of several) add();
    for (const count of [2, 4, 5]) {
      await nextIteration();
      expect(rendered()).toBe(count);
    }
    await settle();
    const { add, subscribe, render } = setUp();
    render.mockImplementation(renderSlowly);
    add(3);
    const { writes } = subscribe(0);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(render).toHaveBeenCalledTimes(2);
    await settle();
    expect(writes).toEqual([['1', '2', '3']]);
  });

  test('lets a slow subscriber catch up later, without delaying the others', async () => {
    const { add, subscribe } = setUp();
    const [slow, fast] = [subscribe(0), subscribe(0)];
    await settle();
    slow.state.hasRoom = false;
    add();
    await settle();
    add(3);
    await settle();
    expect(fast.writes).toEqual([['1'], ['2', '3', '4']]);
    expect(slow.writes).toEqual([]);
    slow.setRoom(true);
    await settle();
    add();
    await settle();
    expect(slow.writes.flat()).toEqual(['1', '2', '3', '4', '5']);
  });

  test('renders results again that were evicted from the cache', async () => {
    const { add, subscribe, render } = setUp({ cachedBytes: 2 });
    const first = subscribe(0);
    await settle();
    add(3);
    const second = subscribe(0);
    await settle();
    expect(first.writes.flat()).toEqual(['1', '2', '3']);
    expect(second.writes.flat()).toEqual(['1', '2', '3']);
    expect(render).toHaveBeenCalledTimes(6);
  });

  test('sends nothing to a subscriber that left while it had no room', async () => {
    const { add, subscribe } = setUp();
    const [left, other] = [subscribe(0), subscribe(0)];
    await settle();
    left.state.hasRoom = false;
    add();
    await settle();
    await left.stream.return?.();
    left.setRoom(true);
    add();
    await settle();
    expect(left.writes).toEqual([]);
    expect(left.state.isDisconnected).toBe(false);
    expect(other.writes.flat()).toEqual(['1', '2']);
  });

  test('sends a large batch in several writes, each when the subscriber has room', async () => {
    const { add, subscribe, render } = setUp();
    render.mockImplementation(({ number }) => Buffer.alloc(600 * 1024, String(number)));
    const { writes } = subscribe(0);
    await settle();
    add();
    await settle();
    expect(writes).toHaveLength(1);
    add(2);
    await settle();
    expect(writes.map((results) => results.map((text) => text[0]))).toEqual([['1'], ['2'], ['3']]);
  });

  test('disconnects a subscriber that doesn’t read', async () => {
    const { add, subscribe } = setUp();
    const { state, setRoom, writes } = subscribe(0);
    await settle();
    state.hasRoom = false;
    add();
    await settle();
    setRoom(false);
    await settle();
    expect(state.isDisconnected).toBe(true);
    expect(writes).toEqual([]);
  });

  test('sends one reset and ends when the missed items were pruned', async () => {
    const { add, subscribe } = setUp({ pruned: 5 });
    add(20);
    const { writes, stream } = subscribe(2);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
    add();
    await settle();
    expect(writes).toEqual([['-1']]);
  });

  test('waits for the source when a subscriber’s cursor is newer', async () => {
    const { add, subscribe } = setUp();
    add(2);
    const { writes } = subscribe(4);
    await settle();
    add(3);
    await settle();
    expect(writes.flat()).toEqual(['5']);
  });

  test('stops following the source when the last subscriber leaves', async () => {
    const { add, subscribe, onEmpty, listeners } = setUp();
    const [first, second] = [subscribe(0), subscribe(0)];
    await settle();
    await first.stream.return?.();
    add();
    await settle();
    expect(first.writes).toEqual([]);
    expect(second.writes).toEqual([['1']]);
    expect(onEmpty).not.toHaveBeenCalled();
    await second.stream.return?.();
    await second.stream.return?.();
    expect(onEmpty).toHaveBeenCalledOnce();
    expect(listeners.size).toBe(0);
  });

  test('doesn’t keep its source in memory with the cached results when the last subscriber has left', async () => {
    const budget = createByteBudget(1_000);
    const leave = async () => {
      const { source, add, stream } = subscribeTo(budget);
      add();
      await settle();
      await stream.return?.();
      return new WeakRef(source);
    };
    const source = await leave();
    await settle();
    collectGarbage();
    expect(source.deref()).toBeUndefined();
    budget.add(1, () => undefined);
  });

  test('reports an error and disconnects the subscriber when missed items can’t be read', async () => {
    const { source, add, subscribe, onError } = setUp();
    add(10);
    vi.spyOn(source, 'read').mockRejectedValue(new Error('No database'));
    const { state } = subscribe(0);
    await settle();
    expect(state.isDisconnected).toBe(true);
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe('A replay stream', () => {
  test('yields the items to any GraphQL engine until it is closed', async () => {
    const { source, add, listeners } = createNumbers();
    add(6);
    const onClose = vi.fn();
    const stream = new ReplayStream(source, 4, onClose);
    expect((await stream.next()).value).toEqual({ number: 5 });
    expect((await stream.next()).value).toEqual({ number: 6 });
    const waiting = stream.next();
    add(1);
    expect((await waiting).value).toEqual({ number: 7 });
    const last = stream.next();
    await stream.return?.();
    expect((await last).done).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
    expect(listeners.size).toBe(0);
  });

  test('ends after the reset when the missed items were pruned', async () => {
    const { source, add } = createNumbers(5);
    add(20);
    const onClose = vi.fn();
    const stream = new ReplayStream(source, 2, onClose);
    expect((await stream.next()).value).toEqual({ number: -1 });
    expect((await stream.next()).done).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
  });
});
