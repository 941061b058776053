import { randomInt } from 'node:crypto';
import { probePort } from '../../server/src/platform/listen-address.ts';

/** The range of ports: below the ports that systems give to outgoing connections and to servers on port 0. */
const [first, last] = [20_000, 32_767];
let next = randomInt(first, last);

/**
 * Returns a free port of 127.0.0.1. Unlike a port that the system has chosen, no connection or server of another test
 * takes it before its server starts.
 */
export async function freePort(): Promise<number> {
  const port = next;
  next = port === last ? first : port + 1;
  return probePort({ host: '127.0.0.1', port }).then(
    () => port,
    () => freePort(),
  );
}
