import { z } from 'zod';

/** Larger values can't be real. */
const value = z.number().min(0).max(3_600_000);

/** A page speed report (web.dev/vitals), in milliseconds; CLS is a score. */
export const vitalsReport = z.strictObject({
  /** The path of the visit's first page. */
  page: z.string().startsWith('/'),
  metrics: z
    .array(z.strictObject({ name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']), value }))
    .min(1)
    .max(5),
});

export type VitalsReport = z.output<typeof vitalsReport>;
