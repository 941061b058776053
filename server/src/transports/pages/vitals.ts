import { type VitalsReport, vitalsReport } from '@canary/input/vitals';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AddressOf } from '../../guards/addresses/client-address.ts';
import { rates, sizes } from '../../guards/limits.ts';
import type { IsOurOrigin } from '../../guards/origins/origin.ts';
import { createTokenBuckets } from '../../guards/rate/token-bucket.ts';
import type { Clock } from '../../platform/clock.ts';

/** The path to which pages send speed reports, if they have the meta tag with this path. */
export const vitalsPath = '/vitals';

/** A measurement. It contains nothing about the visitor. */
export type Vital = VitalsReport['metrics'][number] & {
  /** The path of a known page, or `*`. */
  readonly page: string;
};

/** Logs a measurement, whatever the log's level. */
export function logVital(log: FastifyBaseLogger, vital: Vital): void {
  log.child({}, { level: 'info' }).info({ vital }, 'Web vital');
}

interface VitalsOptions {
  readonly onVital: (vital: Vital) => void;
  /** The paths of all pages. */
  readonly pages: ReadonlySet<string>;
  readonly isOurOrigin: IsOurOrigin;
  readonly addressOf: AddressOf;
  readonly clock: Clock;
}

/** Receives speed reports from our own pages. */
export async function addVitals(app: FastifyInstance, options: VitalsOptions): Promise<void> {
  const { onVital, pages, isOurOrigin, addressOf, clock } = options;
  const takeToken = createTokenBuckets('vitals', rates.vitals, clock.now);
  await app.register(async (scope) => {
    // Accepts only JSON, which forms on other sites can't send.
    scope.removeContentTypeParser('text/plain');
    scope.post(vitalsPath, { bodyLimit: sizes['vitals-body'].max }, (request, reply) => {
      reply.header('cache-control', 'no-store');
      // Browsers always send an Origin header here, and other programs have no page to report on.
      const { origin } = request.headers;
      if (origin === undefined || !isOurOrigin(origin)) return reply.code(403).send();
      const wait = takeToken(addressOf(request.raw));
      if (wait > 0) return reply.code(429).header('retry-after', wait).send();
      const { data } = vitalsReport.safeParse(request.body);
      if (!data) return reply.code(400).send();
      const page = pages.has(data.page) ? data.page : '*';
      for (const { name, value } of data.metrics) onVital({ name, value, page });
      return reply.code(204).send();
    });
  });
}
