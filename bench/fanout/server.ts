/** The process of one compared server. It answers requests of `server-process.ts` over the IPC channel. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { createTempFolder } from '../../tests/support/temp-folder.ts';
import { contestants, startContestant } from './contestants.ts';

const question = z.object({ id: z.int(), ask: z.enum(['usage', 'stop']) });

const folder = await createTempFolder();
const database = await openDatabase(`file:${join(folder.path, 'bench.db')}`);
const contestant = z.enum(contestants).parse(process.argv[2]);
const server = await startContestant(contestant, database.client, folder.path);
// A server that is busy for seconds must not close connections that the client is about to reuse.
server.keepAliveTimeout = 60_000;
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

process.on('message', async (message) => {
  const { id, ask } = question.parse(message);
  if (ask === 'stop') {
    process.send?.({ id });
    await wait(50);
    await folder.remove();
    process.exit(0);
  }
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  // Garbage is not memory that a connection needs.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await wait(50);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ id, cpu: user + system, rss, peakRss: maxRSS * 1_024, heap: heapUsed + external });
});
process.send?.({ port: (server.address() as AddressInfo).port });
