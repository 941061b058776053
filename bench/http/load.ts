import autocannon from 'autocannon';
import type { Request } from './requests.ts';

/** Clients that send one request after the other. */
export const connections = 20;

export interface Load {
  readonly seconds: number;
  /** Milliseconds of each answer with 200, and of each refusal with 503. */
  readonly accepted: readonly number[];
  readonly refused: readonly number[];
  /** Other answers, and broken connections. */
  readonly failures: number;
}

interface LoadOptions {
  readonly seconds: number;
  /** The time before the measurement, in which answers are not counted. */
  readonly warmUpSeconds?: number;
  readonly clients?: number;
  /** How many IP addresses the clients seem to have. Default: the address of this machine. */
  readonly addresses?: number;
  /** Requests per second of all clients. Default: each client sends the next request when it has an answer. */
  readonly perSecond?: number;
}

/** Sends a request again and again, for some seconds. */
export function putLoad(url: string, request: Request, options: LoadOptions): Promise<Load> {
  const { seconds, warmUpSeconds = 0, clients = connections, addresses, perSecond } = options;
  return new Promise((resolve, reject) => {
    const accepted: number[] = [];
    const refused: number[] = [];
    let failures = 0;
    let opened = 0;
    const { path, headers, ...rest } = request;
    const countedFrom = performance.now() + warmUpSeconds * 1_000;
    const instance = autocannon(
      {
        ...rest,
        headers,
        url: `${url}${path}`,
        connections: clients,
        duration: warmUpSeconds + seconds,
        skipAggregateResult: true,
        ...(perSecond && { overallRate: Math.round(perSecond) }),
        ...(addresses && {
          setupClient: (client) => {
            opened += 1;
            client.setHeaders({ ...headers, 'x-forwarded-for': `192.0.2.${opened % addresses}` });
          },
        }),
      },
      (error: Error | null) => {
        if (error) return reject(error);
        resolve({ seconds: (performance.now() - countedFrom) / 1_000, accepted, refused, failures });
      },
    );
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      // Connections that are opened at the same time may have to wait, so their first answers aren't counted.
      if (performance.now() - milliseconds < countedFrom) return;
      if (status === 200) accepted.push(milliseconds);
      else if (status === 503) refused.push(milliseconds);
      else failures += 1;
    });
    instance.on('reqError', () => {
      failures += 1;
    });
  });
}
