import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

const host = '127.0.0.1';

export interface Balancer {
  readonly port: number;
  /** Closes every connection. */
  close(): Promise<void>;
}

/**
 * Starts a TCP load balancer for servers on this machine. Connections go round-robin, and to the next server if a
 * server refuses them. The balancer forwards bytes, so HTTP and WebSocket behave as without it.
 *
 * @param port the port to listen on; 0 for a free one
 * @param watch called for each connection; the returned function gets the bytes that the visitor receives on it
 */
export async function startBalancer(
  port: number,
  servers: readonly number[],
  watch?: () => (bytes: Buffer) => void,
): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;
  const balancer = createServer({ pauseOnConnect: true }, (visitor) => {
    open.add(visitor);
    visitor.once('close', () => open.delete(visitor));
    visitor.on('error', () => visitor.destroy());
    turn += 1;
    const order = servers.map((_, index) => servers[(turn + index) % servers.length] ?? 0);
    void passOn(visitor, order, watch?.());
  });
  balancer.listen(port, host);
  await once(balancer, 'listening');
  const address = balancer.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      const closed = once(balancer, 'close');
      balancer.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

/** Connects a visitor to the first server that accepts. When one side closes, the other side is closed, too. */
async function passOn(
  visitor: Socket,
  ports: readonly number[],
  onBytes: ((bytes: Buffer) => void) | undefined,
): Promise<void> {
  for (const port of ports) {
    const server = connect(port, host);
    try {
      await once(server, 'connect');
    } catch {
      continue;
    }
    if (visitor.destroyed) return void server.destroy();
    server.on('error', () => server.destroy());
    server.once('close', () => visitor.destroy());
    visitor.once('close', () => server.destroy());
    if (onBytes) server.on('data', onBytes);
    visitor.pipe(server).pipe(visitor);
    return;
  }
  visitor.destroy();
}
