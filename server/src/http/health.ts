import type { FastifyInstance } from 'fastify';
import type { Db } from '../db.ts';

/** Where load balancers ask. */
export const healthPath = '/healthz';

/** 200 while the database answers, for load balancers and for whoever waits for the server to be up. */
export function addHealth(app: FastifyInstance, db: Db): void {
  app.get(healthPath, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await db.$queryRaw`SELECT 1`;
      return { status: 'ok' };
    } catch (error) {
      app.log.error({ err: error }, 'The database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
