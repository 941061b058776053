/** The process of one compared server. It answers requests of `redirect.ts` over the IPC channel. */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fastify from 'fastify';
import { z } from 'zod';
import { makeProxyCheck } from '../../server/src/guards/addresses/client-address.ts';
import { createRequestGuards, guardServer } from '../../server/src/guards/request-guards.ts';
import { openBlocklist } from '../../server/src/modules/links/blocklist.ts';
import { openLinkDirectory } from '../../server/src/modules/links/link-directory.ts';
import { startScanCounter } from '../../server/src/modules/links/scan-counter.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { openExisting } from '../../server/src/platform/database/database.ts';
import { linkCacheMisses } from '../../server/src/platform/metrics/metrics.ts';
import { createPubSub } from '../../server/src/platform/pubsub/pubsub.ts';
import { addRedirects } from '../../server/src/transports/redirect/redirect.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { targetOf } from '../../tests/support/links.ts';

const [, , kind = '', databaseUrl = ''] = process.argv;
const host = '127.0.0.1';
const port = await freePort();
const { client: db } = await openExisting(databaseUrl);
const delay = monitorEventLoopDelay({ resolution: 1 });

const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

if (kind === 'node:http') {
  const location = targetOf(0);
  createServer((_request, response) => {
    response.writeHead(302, { ...headers, location, 'content-length': '0' });
    response.end();
  }).listen(port, host);
} else if (kind === 'Fastify, read and insert') {
  const app = fastify();
  app.get('/q/:slug', async (request, reply) => {
    const { slug } = z.object({ slug: z.string() }).parse(request.params);
    const link = await db.link.findUniqueOrThrow({ where: { slug } });
    await db.linkReport.create({ data: { slug, target: '', reason: '', createdAt: new Date() } });
    return reply.headers(headers).redirect(link.target);
  });
  await app.listen({ host, port });
} else {
  const publicUrl = `http://localhost:${port}`;
  const trustedProxies = ['loopback'];
  const limits = { requestLimit: null, operationLimit: null, trustedProxies };
  const server = createServer();
  const guards = createRequestGuards(server, { ...limits, publicUrl, clock: systemClock });
  const app = fastify({ serverFactory: guardServer(server, guards) });
  const pubsub = createPubSub();
  const links = await openLinkDirectory(db, pubsub, app.log, systemClock);
  const scans = startScanCounter(db, pubsub, app.log, systemClock);
  addRedirects(app, {
    ...guards,
    linkHosts: { publicUrl, shortUrl: null },
    links,
    scans: kind.includes('without counting') ? { ...scans, count: () => {} } : scans,
    blocklist: openBlocklist(null, app.log, systemClock),
    isFromProxy: makeProxyCheck(trustedProxies),
    countryHeader: 'cf-ipcountry',
    clock: systemClock,
  });
  await app.listen({ host, port });
}

process.on('message', async (message) => {
  if (message === 'stop') process.exit(0);
  if (message === 'start') {
    delay.reset();
    delay.enable();
  }
  const { user, system } = process.cpuUsage();
  const misses = (await linkCacheMisses.get()).values[0]?.value ?? 0;
  process.send?.({
    cpu: user + system,
    misses,
    stall: delay.max / 1e6,
    rss: process.memoryUsage().rss / 2 ** 20,
  });
});
process.send?.({ port });
