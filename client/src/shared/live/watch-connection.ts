import type { Connection } from '#shared/graphql/connection.ts';

/** `offline`: the browser has no network. `reconnecting`: the server can't be reached. */
export type ConnectionState = 'live' | 'reconnecting' | 'offline';

/** A socket that reopens within this time, in milliseconds, is not reported, as after a login. */
const graceMs = 2_000;

/**
 * Watches whether the server can be reached.
 *
 * @param onChange called with every new state; the first state is `live`
 * @returns a function that stops watching
 */
export function watchConnection(
  connection: Connection,
  onChange: (state: ConnectionState) => void,
): () => void {
  let state: ConnectionState = 'live';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setState = (next: ConnectionState) => {
    clearTimeout(timer);
    timer = undefined;
    if (next === state) return;
    state = next;
    onChange(state);
  };
  const check = () => {
    // A browser may report that it is offline and still reach a server on the same machine.
    if (connection.isOpen()) setState('live');
    else if (!navigator.onLine) setState('offline');
    else if (state === 'live') timer ??= setTimeout(() => setState('reconnecting'), graceMs);
    else setState('reconnecting');
  };
  const reconnect = () => {
    // Reopening the socket is the quickest way to find out whether the connection still works.
    connection.reconnect();
    check();
  };
  const stop = connection.onSocket(check);
  window.addEventListener('online', check);
  window.addEventListener('offline', reconnect);
  check();
  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener('online', check);
    window.removeEventListener('offline', reconnect);
  };
}
