import { createBackoff } from './backoff.ts';
import { classifyError, type LiveError, type Rejection } from './errors.ts';

/** Why changes wait: the server can't be reached, or can't save the changes. Null while changes are sent. */
export type Obstacle = 'unreachable' | 'unsaved' | null;

/** The changes of a document, which stores them and knows how to send them. */
export interface OutboxDocument<Change> {
  /** The changes to send, in order. */
  unsent(): readonly Change[];
  idOf(change: Change): string;
  /** The things that a change refers to. Changes that refer to the same thing stay in order. */
  namesIn(change: Change): readonly string[];
  /**
   * Chooses the changes for the next request; by default the first change.
   *
   * @param ready the changes that may be sent now, in order; at least one
   */
  batchOf?(ready: readonly [Change, ...Change[]]): readonly Change[];
  send(batch: readonly Change[], signal: AbortSignal): Promise<void>;
  onSent(batch: readonly Change[]): void;
  /** Withdraws the changes, or keeps them out of {@link unsent}. */
  onRejected(batch: readonly Change[], rejection: Rejection, cause: unknown): void;
  /** Called before the changes wait to be sent again. May withdraw changes that can't wait. */
  onDelayed?(batch: readonly Change[], error: LiveError, cause: unknown): Promise<void>;
  /** Called when the server requires a login. The changes stay unsent. */
  onUnauthenticated(batch: readonly Change[], cause: unknown): void;
  onObstacle(obstacle: Obstacle): void;
}

/**
 * Sends the changes of one document, a request at a time. It retries while the server can't be reached. A change that
 * makes the server fail is postponed, so that it doesn't block other changes.
 */
export interface Outbox {
  /** Sends all changes, and later changes when {@link changeAdded} is called. */
  start(): void;
  changeAdded(): void;
  /** Ends the wait before the next attempt. */
  retryNow(): void;
  /** Sends all changes, and stops if the server can't be reached. */
  drain(): void;
  /** Sends nothing until {@link start} is called, and aborts the request. The changes stay unsent. */
  stop(): void;
}

/** A request without a response is sent again after this time, in milliseconds; the server applies it once. */
const responseTimeoutMs = 20_000;

export function createOutbox<Change>(document: OutboxDocument<Change>): Outbox {
  const { idOf, namesIn, batchOf = ([first]) => [first] } = document;
  /** The ids of the changes that made the server fail since all changes were tried. */
  const postponed = new Set<string>();
  const backoff = createBackoff();
  let mode: 'stopped' | 'running' | 'draining' = 'stopped';
  let obstacle: Obstacle = null;
  let isBusy = false;
  let request = new AbortController();

  const setObstacle = (next: Obstacle) => {
    if (obstacle === next) return;
    obstacle = next;
    document.onObstacle(next);
  };
  const nextBatch = (): readonly Change[] => {
    const unsent = document.unsent();
    const blocked = new Set<string>();
    const ready = unsent.filter((change) => {
      const names = namesIn(change);
      const isReady = !postponed.has(idOf(change)) && names.every((name) => !blocked.has(name));
      for (const name of names) blocked.add(name);
      return isReady;
    });
    if (ready.length === 0) postponed.clear();
    const [first = unsent[0], ...others] = ready;
    return first === undefined ? [] : batchOf([first, ...others]);
  };
  const waitToRetry = async (error: LiveError) => {
    if (mode === 'stopped') return;
    if (error.kind !== 'rate-limited') {
      setObstacle(error.kind === 'unreachable' ? 'unreachable' : 'unsaved');
      if (mode === 'draining') mode = 'stopped';
    }
    if (mode !== 'stopped') await backoff.wait(error);
  };
  const send = async (batch: readonly Change[]) => {
    request = new AbortController();
    const timeout = setTimeout(() => request.abort(), responseTimeoutMs);
    try {
      await document.send(batch, request.signal);
    } finally {
      clearTimeout(timeout);
    }
  };
  /** Sends a batch once. Waits if it must be sent again. */
  const attempt = async (batch: readonly Change[]) => {
    try {
      await send(batch);
      for (const change of batch) postponed.delete(idOf(change));
      document.onSent(batch);
    } catch (cause) {
      const error = classifyError(cause);
      if (error.kind === 'unauthenticated') {
        mode = 'stopped';
        document.onUnauthenticated(batch, cause);
      } else if (error.kind === 'rejected') {
        for (const change of batch) postponed.delete(idOf(change));
        document.onRejected(batch, error, cause);
      } else {
        if (error.kind === 'failed') for (const change of batch) postponed.add(idOf(change));
        await document.onDelayed?.(batch, error, cause);
        if (document.unsent().length > 0) return await waitToRetry(error);
      }
    }
    backoff.reset();
    if (postponed.size === 0) setObstacle(null);
  };
  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    while (mode !== 'stopped') {
      const batch = nextBatch();
      if (batch.length === 0) {
        setObstacle(null);
        break;
      }
      await attempt(batch);
    }
    isBusy = false;
  };

  return {
    start: () => {
      mode = 'running';
      void run();
    },
    changeAdded: () => {
      // The new change needn't wait until postponed changes are tried again.
      if (postponed.size > 0) backoff.end();
      void run();
    },
    retryNow: backoff.end,
    drain: () => {
      if (mode === 'stopped') return;
      mode = obstacle ? 'stopped' : 'draining';
      backoff.end();
    },
    stop: () => {
      mode = 'stopped';
      // A refused request would be sent again, perhaps after another login.
      request.abort();
      backoff.end();
    },
  };
}
