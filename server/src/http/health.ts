import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { databaseFailures } from '../metrics/metrics.ts';

export const healthPath = '/healthz';

/** Adds the health check for load balancers: 200 while the database answers, 503 otherwise. */
export function addHealth(app: FastifyInstance, db: Db): void {
  app.get(healthPath, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await db.$queryRaw`SELECT 1`;
      return { status: 'ok' };
    } catch (error) {
      databaseFailures.inc();
      app.log.error({ err: error }, 'Health check failed: database unavailable');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
