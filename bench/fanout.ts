import { benchConnections } from './fanout/connections.ts';
import { benchLatency } from './fanout/latency.ts';
import { benchThroughput } from './fanout/throughput.ts';

/**
 * `pnpm bench fanout`: board events sent to 2,000 subscribers by this server, by bare `ws` and by two other servers, and
 * 10,000 connections that reconnect at once.
 */
export async function benchFanout(): Promise<void> {
  await benchThroughput();
  await benchLatency();
  await benchConnections();
}
