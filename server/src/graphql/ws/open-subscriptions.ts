import type { HeldBytes } from '../limits/held-bytes.ts';
import type { OpenSocket } from './open-socket.ts';

/** What a subscription takes besides the message that started it, which graphql-ws keeps in memory. One that isn't shared keeps its document, which may be half a megabyte, but rarely is. */
const sharedBytes = 8 * 1024;
const unsharedBytes = 80 * 1024;

/** Counts open subscriptions among the bytes that are held for the network address of their socket. */
export interface OpenSubscriptions {
  /**
   * @param payload the payload of the message that started it
   * @returns false if the address has too many
   */
  add(socket: OpenSocket, payload: object, isShared: boolean): boolean;
  end(socket: OpenSocket, payload: object): void;
}

export function createOpenSubscriptions(held: HeldBytes): OpenSubscriptions {
  const bySocket = new WeakMap<OpenSocket, Map<object, () => void>>();
  const open = (socket: OpenSocket) => {
    const releases = new Map<object, () => void>();
    bySocket.set(socket, releases);
    socket.client.once('close', () => {
      for (const release of releases.values()) release();
      releases.clear();
    });
    return releases;
  };
  return {
    add: (socket, payload, isShared) => {
      if (socket.client.readyState === socket.client.CLOSED) return false;
      // A character takes up to two bytes.
      const messageBytes = 2 * JSON.stringify(payload).length;
      const release = held.hold(socket.address, (isShared ? sharedBytes : unsharedBytes) + messageBytes);
      if (release) (bySocket.get(socket) ?? open(socket)).set(payload, release);
      return release !== null;
    },
    end: (socket, payload) => {
      const releases = bySocket.get(socket);
      releases?.get(payload)?.();
      releases?.delete(payload);
    },
  };
}
