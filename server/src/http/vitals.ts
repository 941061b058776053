import { type VitalsReport, vitalsReport } from '@canary/input/vitals';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createTokenBuckets } from '../rate-limits/token-bucket.ts';
import type { AddressOf } from './client-address.ts';
import type { IsOurOrigin } from './origin.ts';

/** Where pages send how fast they were; those that are to are told by a meta tag. */
export const vitalsPath = '/vitals';

const bodyLimit = 2 * 1024;
/** A page sends one report, or two if the visitor leaves before it has loaded. */
const limit = { perSecond: 1, burst: 60 };

/** One measurement: no word of it is a visitor's own, and nothing in it tells who they are. */
export type Vital = VitalsReport['metrics'][number] & {
  /** A path at which there is a page, or `*` for any other. */
  readonly page: string;
};

/** Writes a line to the log, whatever the log's level: it is what the reports were switched on for. */
export function logVital(log: FastifyBaseLogger, vital: Vital): void {
  log.child({}, { level: 'info' }).info({ vital }, 'A page was measured');
}

interface VitalsOptions {
  readonly take: (vital: Vital) => void;
  /** The paths at which there are pages. */
  readonly pages: ReadonlySet<string>;
  readonly isOurOrigin: IsOurOrigin;
  readonly addressOf: AddressOf;
}

/** Takes reports on how fast pages were, from our own pages only. Without it the path is one where nothing is. */
export async function addVitals(app: FastifyInstance, options: VitalsOptions): Promise<void> {
  const { take, pages, isOurOrigin, addressOf } = options;
  const takeToken = createTokenBuckets(limit);
  await app.register(async (scope) => {
    // JSON alone: no form on another site can send it.
    scope.removeContentTypeParser('text/plain');
    scope.post(vitalsPath, { bodyLimit }, (request, reply) => {
      reply.header('cache-control', 'no-store');
      // A browser names the origin of whatever page sends something, and nothing else has a page to report on.
      const { origin } = request.headers;
      if (origin === undefined || !isOurOrigin(origin)) return reply.code(403).send();
      const wait = takeToken(addressOf(request.raw));
      if (wait > 0) return reply.code(429).header('retry-after', wait).send();
      const { data } = vitalsReport.safeParse(request.body);
      if (!data) return reply.code(400).send();
      const page = pages.has(data.page) ? data.page : '*';
      for (const { name, value } of data.metrics) take({ name, value, page });
      return reply.code(204).send();
    });
  });
}
