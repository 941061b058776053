import type { FastifyInstance } from 'fastify';
import { requestDuration } from './metrics.ts';

/** Measures every HTTP request. The routes of pages and their files count as one, because there are many. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ routeOptions: { url = '' } }, { statusCode, elapsedTime }) => {
    const route = ['/graphql', '/healthz', '/healthz/reads', '/healthz/redirects', '/vitals'].includes(url)
      ? url
      : 'others';
    requestDuration.observe({ route, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1_000);
  });
}
