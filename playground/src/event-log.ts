import { createStore } from '@canary/client/shared/store/create-store.ts';
import { createClient } from 'graphql-ws';
import { authorization } from './bearer-token.ts';

/** How many events the log keeps. */
const keptEvents = 500;

export interface LoggedEvent {
  /** 1 for the first event of the subscription. */
  readonly number: number;
  readonly time: Date;
  readonly payload: unknown;
}

interface Log {
  /** The name of the subscription. */
  readonly name: string;
  readonly isRunning: boolean;
  /** Why the subscription ended, unless the user or the server completed it. */
  readonly problem?: string;
  /** The events, oldest first. */
  readonly events: readonly LoggedEvent[];
}

interface Operation {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName: string | null;
}

/** The events of the last subscription; null if there was none or its log was cleared. */
export const eventLog = createStore<Log | null>(null);

const address = new URL('/graphql', location.href);
address.protocol = address.protocol.replace('http', 'ws');

// No retries: a new connection would start the subscription again, and repeat events.
const sockets = createClient({ url: address.href, connectionParams: authorization, retryAttempts: 0 });

let stop = () => {};

/** Starts a subscription and logs its events, until it is stopped or another subscription is started. */
export function follow({ query, variables, operationName }: Operation): void {
  stop();
  eventLog.set({ name: operationName ?? 'Subscription', isRunning: true, events: [] });
  let count = 0;
  let isStopped = false;
  const change = (part: Partial<Log>) => {
    const log = eventLog.read();
    if (log && !isStopped) eventLog.set({ ...log, ...part });
  };
  const unsubscribe = sockets.subscribe(
    { query, operationName, ...(variables && { variables }) },
    {
      next: (payload) => {
        count += 1;
        const events = eventLog.read()?.events ?? [];
        change({ events: [...events, { number: count, time: new Date(), payload }].slice(-keptEvents) });
      },
      error: (error) => change({ isRunning: false, problem: messageOf(error) }),
      complete: () => change({ isRunning: false }),
    },
  );
  stop = () => {
    change({ isRunning: false });
    isStopped = true;
    unsubscribe();
  };
}

export function stopFollowing(): void {
  stop();
}

/** Deletes the logged events, and also the log if its subscription has ended. */
export function clearLog(): void {
  const log = eventLog.read();
  eventLog.set(log?.isRunning ? { ...log, events: [] } : null);
}

/** The message of a problem. graphql-ws reports GraphQL errors, the close event of the socket, or an Error. */
function messageOf(error: unknown): string {
  if (Array.isArray(error)) return error.map(({ message }) => String(message)).join('\n');
  if (error instanceof CloseEvent) return `The connection was closed: ${error.reason || error.code}`;
  return error instanceof Error ? error.message : 'The connection failed.';
}
