import { createServer } from 'node:net';
import { reasonOf, StartError } from './errors.ts';

export interface Place {
  readonly host: string;
  readonly port: number;
}

/** Says why a server can't listen somewhere, in words for whoever starts it. */
export function listenError(error: unknown, { host, port }: Place): StartError {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use; stop what uses it, or set PORT to another.`);
  }
  return new StartError(`The server can't listen on ${host}, port ${port}: ${reasonOf(error)}.`);
}

/**
 * Listens for a moment.
 *
 * @param place port 0 stands for any free one
 * @returns the port that was free
 * @throws StartError when it can't be listened on
 */
export async function probePort(place: Place): Promise<number> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(place.port, place.host, resolve);
    });
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : place.port;
  } catch (error) {
    throw listenError(error, place);
  } finally {
    server.close();
  }
}
