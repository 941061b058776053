import { z } from 'zod';

/** No page takes an hour, and none shifts its layout a thousand times over. */
const value = z.number().min(0).max(3_600_000);

/** How fast a page was, as a browser measured it (web.dev/vitals): milliseconds, and for CLS a score. */
export const vitalsReport = z.strictObject({
  /** The path of the page by which the visit began. */
  page: z.string().startsWith('/'),
  metrics: z
    .array(z.strictObject({ name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']), value }))
    .min(1)
    .max(5),
});

export type VitalsReport = z.output<typeof vitalsReport>;
