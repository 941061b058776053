import { z } from 'zod/mini';
import { unreadableError } from './errors.ts';

/** How the data URL of a run starts. */
export const runPrefix = 'data:application/gzip;base64,';

/** The longest data URL of a run that fits into a record. */
export const maxRunLength = 261_872;

const savedRun = z.object({ v: z.literal(1), run: z.string().check(z.startsWith(runPrefix)) });

/**
 * Validates a decrypted run.
 *
 * @returns the data URL of a gzip file
 * @throws {UnknownFormatError} if a newer version of the site wrote it
 * @throws {NotARecordError} if it isn't a run
 */
export function parseRun(value: unknown): string {
  const parsed = savedRun.safeParse(value);
  if (parsed.success) return parsed.data.run;
  throw unreadableError(value, 1);
}
