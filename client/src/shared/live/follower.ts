import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createBackoff } from './backoff.ts';
import { classifyError, type LiveError } from './errors.ts';

/** The result of an event: it was applied, the document needs another snapshot, or the document has ended. */
export type EventOutcome = 'applied' | 'read-again' | 'stop';

/** A document on the server that has a snapshot, and events since a version. */
export interface FollowedDocument<Data, Variables extends OperationVariables> {
  readonly client: ApolloClient;
  /** The subscription to the events. */
  readonly events: TypedDocumentNode<Data, Variables>;
  /** The variables with the newest version that is known here, also when the socket opens again. */
  since(): Variables;
  /** Reads the snapshot. Returns `stop` if there is nothing to follow. */
  read(signal: AbortSignal): Promise<'stop' | undefined>;
  /** Called with one event after another. */
  apply(event: Data): EventOutcome | Promise<EventOutcome>;
  /** Called when reading or following fails, before the next attempt. After `unauthenticated`, no attempt follows. */
  onFailure?(error: LiveError, cause: unknown): void;
}

/** Reads a document and follows its events, again and again with backoff. */
export interface Follower {
  /** Reads the document again, then follows it. */
  read(): void;
  /** Follows the document from the version that is known here. */
  follow(): void;
  stop(): void;
}

/** After following the events for this long, in milliseconds, the backoff starts again with the shortest wait. */
const stableMs = 30_000;

export function createFollower<Data, Variables extends OperationVariables>(
  document: FollowedDocument<Data, Variables>,
): Follower {
  let controller = new AbortController();

  const run = async (first: 'read' | 'follow', signal: AbortSignal) => {
    const backoff = createBackoff(signal);
    let next = first;
    /** Whether the document has just been read, so that another gap needs a wait. */
    let isFresh = false;
    while (!signal.aborted) {
      const startedAt = Date.now();
      let error: LiveError = { kind: 'unreachable' };
      let isGap = false;
      try {
        if (next === 'read' && (await document.read(signal)) === 'stop') return;
        if (signal.aborted) return;
        next = 'follow';
        const end = await followToEnd(document, signal);
        if (end === 'stop') return;
        isGap = end === 'read-again';
        if (isGap) next = 'read';
      } catch (cause) {
        if (signal.aborted) return;
        error = classifyError(cause);
        document.onFailure?.(error, cause);
        if (error.kind === 'unauthenticated') return;
        // The server has never had this version, as after restoring a backup.
        if (error.kind === 'rejected') next = 'read';
      }
      const wasStable = Date.now() - startedAt > stableMs;
      if (wasStable) backoff.reset();
      if (!isGap || (isFresh && !wasStable)) await backoff.wait(error);
      isFresh = isGap;
    }
  };
  const start = (first: 'read' | 'follow') => {
    controller.abort();
    controller = new AbortController();
    void run(first, controller.signal);
  };
  return { read: () => start('read'), follow: () => start('follow'), stop: () => controller.abort() };
}

/** Follows the events until the subscription ends or an event can't be applied. */
async function followToEnd<Data, Variables extends OperationVariables>(
  { client, events, since, apply }: FollowedDocument<Data, Variables>,
  signal: AbortSignal,
): Promise<'ended' | 'read-again' | 'stop'> {
  let handled: Promise<unknown> = Promise.resolve();
  let subscription: { unsubscribe(): void } | undefined;
  const over = new AbortController();
  return new Promise<'ended' | 'read-again' | 'stop'>((resolve, reject) => {
    const handle = async (event: Data) => {
      if (over.signal.aborted || signal.aborted) return;
      const outcome = await apply(event);
      if (outcome === 'applied') return;
      over.abort();
      resolve(outcome);
    };
    signal.addEventListener('abort', () => resolve('stop'), { signal: over.signal });
    subscription = client
      .subscribe({
        query: events,
        variables: since(),
        fetchPolicy: 'no-cache',
        context: { liveVariables: since, queryDeduplication: false },
      })
      .subscribe({
        next: ({ data, error }) => {
          if (error) reject(error);
          else if (data) handled = handled.then(() => handle(data)).catch(reject);
          else resolve('ended');
        },
        error: reject,
        complete: () => resolve('ended'),
      });
  }).finally(() => {
    over.abort();
    subscription?.unsubscribe();
  });
}
