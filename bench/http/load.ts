import autocannon from 'autocannon';
import type { Request } from './requests.ts';

/** Clients that send one request after the other. */
export const connections = 20;

export interface Load {
  readonly seconds: number;
  /** Milliseconds of each answer. */
  readonly latencies: readonly number[];
  /** Answers with another status than 200, and broken connections. */
  readonly failures: number;
}

/** Sends a request as often as the server answers, for some seconds. */
export function putLoad(url: string, request: Request, duration: number): Promise<Load> {
  return new Promise((resolve, reject) => {
    const latencies: number[] = [];
    let failures = 0;
    const start = performance.now();
    const { path, ...options } = request;
    const instance = autocannon(
      { ...options, url: `${url}${path}`, connections, duration, skipAggregateResult: true },
      (error: Error | null) => {
        if (error) reject(error);
        else resolve({ seconds: (performance.now() - start) / 1_000, latencies, failures });
      },
    );
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      latencies.push(milliseconds);
      if (status !== 200) failures += 1;
    });
    instance.on('reqError', () => {
      failures += 1;
    });
  });
}
