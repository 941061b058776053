import type { Feed, FeedStream } from '../../pubsub/replay-stream.ts';
import type { Shelf } from '../ws/byte-budget.ts';
import type { Watcher } from '../ws/subscriber-socket.ts';

/** So much is sent at once to who catches up, in bytes. */
const chunkBytes = 64 * 1024;
/** What is more than this at once is sent in chunks to everyone, as each of them reads. */
const maxBurstBytes = 16 * chunkBytes;

/** Everyone who watches a feed by the same operation: each item is made ready once, and sent to all. */
export interface Group {
  /** Takes somebody in. What is returned has nothing: it ends when they are to hear no more, or leave. */
  join(watcher: Watcher, stream: FeedStream<object>): AsyncIterableIterator<never, undefined>;
}

/**
 * Somebody in a group, and what the protocol's engine holds of them: a stream that has nothing, and ends when they are to
 * hear no more, or leave.
 */
class Member implements AsyncIterableIterator<never, undefined> {
  #tellEnd: ((result: IteratorReturnResult<undefined>) => void) | null = null;
  #isOver = false;

  constructor(
    readonly watcher: Watcher,
    public cursor: number,
    readonly stream: FeedStream<object>,
    readonly leave: (member: Member) => void,
  ) {}

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.leave(this);
    this.stream.leave();
    this.#tellEnd?.({ done: true, value: undefined });
  }

  next(): Promise<IteratorReturnResult<undefined>> {
    if (this.#isOver) return this.return();
    return new Promise((resolve) => {
      this.#tellEnd = resolve;
    });
  }

  async return(): Promise<IteratorReturnResult<undefined>> {
    this.end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/**
 * @param render makes an item ready to be sent, as a {@link Watcher} wants it
 * @param shelf what is ready is kept there for as long as there is room, for others who catch up
 * @param onTrouble is told why somebody could not be served; they are cut off, and come back
 * @param onEmpty called when the last has left
 */
export function createGroup<Item extends object>(
  feed: Feed<Item>,
  render: (item: Item) => Buffer,
  shelf: Shelf,
  onTrouble: (error: unknown) => void,
  onEmpty: () => void,
): Group {
  const members = new Set<Member>();
  /** Those who have all up to `cursor`. The others catch up, each at their own pace. */
  const live = new Set<Member>();
  let cursor = feed.newest();
  const rendered = new WeakMap<Item, Buffer>();
  const resultOf = (item: Item) => {
    const known = rendered.get(item);
    if (known) return known;
    const result = render(item);
    rendered.set(item, result);
    shelf.put(result.length, () => rendered.delete(item));
    return result;
  };

  const deliver = () => {
    const since = cursor;
    const batch = feed.recent(since);
    cursor = batch?.cursor ?? feed.newest();
    const results = live.size > 0 ? batch?.items.map(resultOf) : [];
    if (results?.length === 0) return;
    const isBurst = sizeOf(results ?? []) > maxBurstBytes;
    for (const member of live) {
      if (results && !isBurst && member.watcher.hasRoom()) {
        member.watcher.write(results);
        if (batch?.isLast) member.end();
      } else {
        live.delete(member);
        member.cursor = since;
        void catchUp(member);
      }
    }
  };
  const stop = feed.onGrown(deliver);

  const catchUp = async (member: Member) => {
    try {
      while (members.has(member)) {
        const batch = feed.recent(member.cursor) ?? (await feed.read(member.cursor));
        for (const chunk of chunksOf(batch.items.map(resultOf))) {
          const hasRoom = await member.watcher.waitForRoom();
          // Who has left may have begun something else by the same id.
          if (!members.has(member)) return;
          if (!hasRoom) return member.watcher.cutOff();
          member.watcher.write(chunk);
        }
        member.cursor = batch.cursor;
        if (batch.isLast) return member.end();
        if (member.cursor === cursor) {
          if (members.has(member)) live.add(member);
          return;
        }
        // They have read the database after us: what they know comes to this server in a moment.
        if (member.cursor > cursor) await growth(feed);
      }
    } catch (error) {
      onTrouble(error);
      member.watcher.cutOff();
    }
  };

  const leave = (member: Member) => {
    live.delete(member);
    if (members.delete(member) && members.size === 0) {
      stop();
      onEmpty();
    }
  };
  return {
    join: (watcher, stream) => {
      const member = new Member(watcher, stream.since, stream, leave);
      members.add(member);
      void catchUp(member);
      return member;
    },
  };
}

function growth(feed: Feed<object>): Promise<void> {
  return new Promise((resolve) => {
    const stop = feed.onGrown(() => {
      stop();
      resolve();
    });
  });
}

function sizeOf(results: readonly Buffer[]): number {
  return results.reduce((size, { length }) => size + length, 0);
}

function* chunksOf(results: readonly Buffer[]): Generator<readonly Buffer[]> {
  let chunk: Buffer[] = [];
  let size = 0;
  for (const result of results) {
    if (size + result.length > chunkBytes && chunk.length > 0) {
      yield chunk;
      chunk = [];
      size = 0;
    }
    chunk.push(result);
    size += result.length;
  }
  if (chunk.length > 0) yield chunk;
}
