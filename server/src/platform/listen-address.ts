import { createServer } from 'node:net';
import { reasonOf, StartError } from './errors.ts';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** The error for an address that can't be listened on. @param variable the environment variable with the address */
export function listenError(error: unknown, { host, port }: ListenAddress, variable = 'PORT'): StartError {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use. Stop the other program, or set ${variable} to another port.`,
    );
  }
  return new StartError(`Can't listen on ${host}, port ${port}: ${reasonOf(error)}.`);
}

/**
 * Checks that an address can be listened on, by listening for a moment.
 *
 * @throws StartError if the address can't be listened on
 */
export async function probePort(address: ListenAddress): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(address.port, address.host, resolve);
    });
  } catch (error) {
    throw listenError(error, address);
  } finally {
    server.close();
  }
}
