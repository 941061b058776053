import type { Connection } from '#shared/graphql/connection.ts';

/** How the way to the server is: `offline` when the browser has no network, `reconnecting` when the server is not reached. */
export type LinkState = 'live' | 'reconnecting' | 'offline';

/** A socket that is opened anew at once, as after logging in, is no news. */
const graceMs = 2_000;

/**
 * Watches the way to the server.
 *
 * @param onChange called whenever it is another
 */
export function watchLink(connection: Connection, onChange: (state: LinkState) => void): () => void {
  let state: LinkState = 'live';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = (next: LinkState) => {
    clearTimeout(timer);
    timer = undefined;
    if (next === state) return;
    state = next;
    onChange(state);
  };
  const look = () => {
    // A browser may call itself offline and still reach a server on the same machine.
    if (connection.isOpen()) turn('live');
    else if (!navigator.onLine) turn('offline');
    else if (state === 'live') timer ??= setTimeout(() => turn('reconnecting'), graceMs);
    else turn('reconnecting');
  };
  const doubt = () => {
    // Whether the socket still works is known at once when it is opened anew.
    connection.reconnect();
    look();
  };
  const stop = connection.onSocket(look);
  window.addEventListener('online', look);
  window.addEventListener('offline', doubt);
  look();
  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener('online', look);
    window.removeEventListener('offline', doubt);
  };
}
