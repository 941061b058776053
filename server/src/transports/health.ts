import type { FastifyInstance, FastifyReply } from 'fastify';
import { countHealthCheck } from '../guards/rate/counters.ts';
import type { LinkDirectory } from '../modules/links/link-directory.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { databaseFaultOf } from '../platform/database/fault.ts';
import { faultMessages } from '../platform/errors.ts';
import { databaseFailures } from '../platform/metrics/metrics.ts';

export const healthPath = '/healthz';
export const readHealthPath = '/healthz/reads';
export const redirectHealthPath = '/healthz/redirects';

/**
 * The minimum time between two test writes to the database, in milliseconds, because any client may ask for the health.
 */
const writeIntervalMs = 1_000;

/**
 * Adds the health checks, which answer 200 while the database works, and 503 otherwise. The first check is for
 * monitoring and writes to the database. The second is for load balancers and only reads, because a server that can't
 * save still sends pages and answers queries. The third is for short links: a server without a database redirects with
 * the links in memory.
 */
export function addHealth(app: FastifyInstance, db: Db, clock: Clock, links: LinkDirectory): void {
  const answer = async (reply: FastifyReply, check: Promise<unknown>) => {
    reply.header('cache-control', 'no-store');
    try {
      await check;
      return { status: 'ok' };
    } catch (error) {
      databaseFailures.inc();
      const reason = faultMessages[databaseFaultOf(error) ?? 'unreachable'];
      app.log.error({ err: error }, `Health check failed: ${reason}`);
      return reply.code(503).send({ status: 'unavailable' });
    }
  };
  let write: Promise<void> | undefined;
  /** When the last write ended; infinite while a write is running. */
  let writtenAt = Number.NEGATIVE_INFINITY;
  const writeSeldom = () => {
    if (write && clock.now() - writtenAt < writeIntervalMs) return write;
    writtenAt = Number.POSITIVE_INFINITY;
    write = countHealthCheck(db, clock.now()).finally(() => {
      writtenAt = clock.now();
    });
    return write;
  };
  app.get(healthPath, (_request, reply) => answer(reply, writeSeldom()));
  app.get(redirectHealthPath, (_request, reply) => {
    const isCurrent = links.isCurrent();
    return reply
      .header('cache-control', 'no-store')
      .send({ status: isCurrent ? 'ok' : 'only links in memory' });
  });
  app.get(readHealthPath, (_request, reply) => answer(reply, db.$queryRaw`SELECT 1`));
}
