import { describe, expect, test, vi } from 'vitest';
import { type Batch, type Feed, FeedStream, filterFeed } from '../../pubsub/replay-stream.ts';
import { createShelf } from '../ws/byte-budget.ts';
import type { Watcher } from '../ws/subscriber-socket.ts';
import { createGroup } from './shared-subscription.ts';

interface Item {
  readonly number: number;
}

/** A feed of the numbers from 1 on; it forgets all but the newest three, and has forgotten for good what is below `lost`. */
function createNumbers(lost = 0) {
  let newest = 0;
  const listeners = new Set<() => void>();
  const items: Item[] = [];
  const after = (cursor: number): Batch<Item> => ({
    items: items.slice(cursor),
    cursor: Math.max(cursor, newest),
    isLast: false,
  });
  const feed: Feed<Item> = {
    newest: () => newest,
    recent: (cursor) => (cursor < newest - 3 ? null : after(cursor)),
    read: async (cursor) =>
      cursor < lost
        ? { items: [{ number: -1 }], cursor: newest, isLast: true }
        : { ...after(cursor), items: items.slice(cursor, cursor + 2), cursor: Math.min(cursor + 2, newest) },
    onGrown: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const grow = (count = 1) => {
    for (let index = 0; index < count; index += 1) {
      newest += 1;
      items.push({ number: newest });
    }
    for (const listener of listeners) listener();
  };
  return { feed, grow, listeners };
}

function createFakeWatcher() {
  const writes: string[][] = [];
  const state = { hasRoom: true, isCutOff: false };
  const waiting: ((isOpen: boolean) => void)[] = [];
  const watcher: Watcher = {
    hasRoom: () => state.hasRoom,
    waitForRoom: async () => state.hasRoom || (await new Promise((resolve) => waiting.push(resolve))),
    write: (results) => writes.push(results.map(String)),
    cutOff: () => {
      state.isCutOff = true;
    },
  };
  const answerAll = (isOpen: boolean) => {
    state.hasRoom = isOpen;
    for (const resolve of waiting.splice(0)) resolve(isOpen);
  };
  return { watcher, writes, state, answerAll };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

function setUp(lost?: number, room = 1_000) {
  const numbers = createNumbers(lost);
  const render = vi.fn(({ number }: Item) => Buffer.from(String(number)));
  const onTrouble = vi.fn();
  const onEmpty = vi.fn();
  const group = createGroup(numbers.feed, render, createShelf(room), onTrouble, onEmpty);
  const join = (since: number) => {
    const fake = createFakeWatcher();
    return { ...fake, stream: group.join(fake.watcher, new FeedStream(numbers.feed, since)) };
  };
  return { ...numbers, render, onTrouble, onEmpty, join };
}

describe('Those who watch a feed by the same operation', () => {
  test('have each item made ready once, and get what came at once in one write', async () => {
    const { grow, join, render } = setUp();
    const everyone = [join(0), join(0), join(0)];
    await settle();
    grow(3);
    for (const { writes } of everyone) expect(writes).toEqual([['1', '2', '3']]);
    expect(render).toHaveBeenCalledTimes(3);
  });

  test('get all that came after where each of them was, from memory or read, in order', async () => {
    const { grow, join, render } = setUp();
    grow(10);
    const [early, late, live] = [join(1), join(8), join(10)];
    await settle();
    grow();
    expect(early.writes.flat()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
    expect(late.writes.flat()).toEqual(['9', '10', '11']);
    expect(live.writes.flat()).toEqual(['11']);
    expect(render).toHaveBeenCalledTimes(10);
  });

  test('wait where they are while they read slowly, and go on from there; the others notice nothing', async () => {
    const { grow, join } = setUp();
    const [slow, quick] = [join(0), join(0)];
    await settle();
    slow.state.hasRoom = false;
    grow();
    grow(3);
    expect(quick.writes).toEqual([['1'], ['2', '3', '4']]);
    expect(slow.writes).toEqual([]);
    slow.answerAll(true);
    await settle();
    grow();
    expect(slow.writes.flat()).toEqual(['1', '2', '3', '4', '5']);
  });

  test('have what was forgotten to make room made ready again', async () => {
    const { grow, join, render } = setUp(0, 2);
    const first = join(0);
    await settle();
    grow(3);
    const second = join(0);
    await settle();
    expect(first.writes.flat()).toEqual(['1', '2', '3']);
    expect(second.writes.flat()).toEqual(['1', '2', '3']);
    expect(render).toHaveBeenCalledTimes(6);
  });

  test('hear nothing more of what they have left while they waited to read', async () => {
    const { grow, join } = setUp();
    const { watcher, writes, state, answerAll, stream } = join(0);
    await settle();
    state.hasRoom = false;
    grow();
    await settle();
    await stream.return?.();
    answerAll(true);
    await settle();
    expect(writes).toEqual([]);
    expect(state.isCutOff).toBe(false);
    expect(watcher.hasRoom()).toBe(true);
  });

  test('get very much that came at once in several writes, as each of them has room', async () => {
    const { grow, join, render } = setUp();
    render.mockImplementation(({ number }) => Buffer.alloc(600 * 1024, String(number)));
    const { writes } = join(0);
    await settle();
    grow();
    expect(writes).toHaveLength(1);
    grow(2);
    await settle();
    expect(writes.map((results) => results.map((text) => text[0]))).toEqual([['1'], ['2'], ['3']]);
  });

  test('are cut off when they do not read at all', async () => {
    const { grow, join } = setUp();
    const { state, answerAll, writes } = join(0);
    await settle();
    state.hasRoom = false;
    grow();
    answerAll(false);
    await settle();
    expect(state.isCutOff).toBe(true);
    expect(writes).toEqual([]);
  });

  test('are told once, and then no more, when what came before is lost', async () => {
    const { grow, join } = setUp(5);
    grow(20);
    const { writes, stream } = join(2);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
    grow();
    expect(writes).toEqual([['-1']]);
  });

  test('wait for this server when they have read the database after it', async () => {
    const { grow, join } = setUp();
    grow(2);
    const { writes } = join(4);
    await settle();
    grow(3);
    await settle();
    expect(writes.flat()).toEqual(['5']);
  });

  test('leave nothing behind: the last one ends the group', async () => {
    const { grow, join, onEmpty, listeners } = setUp();
    const [first, second] = [join(0), join(0)];
    await settle();
    await first.stream.return?.();
    grow();
    expect(first.writes).toEqual([]);
    expect(second.writes).toEqual([['1']]);
    expect(onEmpty).not.toHaveBeenCalled();
    await second.stream.return?.();
    await second.stream.return?.();
    expect(onEmpty).toHaveBeenCalledOnce();
    expect(listeners.size).toBe(0);
  });

  test('are cut off, and the trouble is told, when what they missed can’t be read', async () => {
    const { feed, grow, join, onTrouble } = setUp();
    grow(10);
    vi.spyOn(feed, 'read').mockRejectedValue(new Error('No database'));
    const { state } = join(0);
    await settle();
    expect(state.isCutOff).toBe(true);
    expect(onTrouble).toHaveBeenCalledOnce();
  });
});

describe('A feed as a stream', () => {
  test('brings what an engine that knows no feeds needs, until it is left', async () => {
    const { feed, grow, listeners } = createNumbers();
    grow(6);
    const onLeave = vi.fn();
    const stream = new FeedStream(
      filterFeed(feed, ({ number }) => number % 2 === 0),
      1,
      onLeave,
    );
    expect((await stream.next()).value).toEqual({ number: 2 });
    expect((await stream.next()).value).toEqual({ number: 4 });
    expect((await stream.next()).value).toEqual({ number: 6 });
    const waiting = stream.next();
    grow(2);
    expect((await waiting).value).toEqual({ number: 8 });
    const last = stream.next();
    await stream.return?.();
    expect((await last).done).toBe(true);
    expect(onLeave).toHaveBeenCalledOnce();
    expect(listeners.size).toBe(0);
  });

  test('ends with what says that the rest is lost', async () => {
    const { feed, grow } = createNumbers(5);
    grow(20);
    const onLeave = vi.fn();
    const stream = new FeedStream(feed, 2, onLeave);
    expect((await stream.next()).value).toEqual({ number: -1 });
    expect((await stream.next()).done).toBe(true);
    expect(onLeave).toHaveBeenCalledOnce();
  });
});
