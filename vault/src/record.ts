import { z } from 'zod/mini';
import { NotARecordError, UnknownFormatError } from './errors.ts';

const colour = z.string().check(z.regex(/^#[\da-f]{6}$/));

const savedCode = z.object({
  v: z.literal(1),
  name: z.string(),
  folder: z.nullable(z.string()),
  /** The id of its content type. */
  type: z.string().check(z.minLength(1)),
  /** What was filled in, by field name. */
  values: z.record(z.string(), z.string()),
  look: z.object({
    foreground: colour,
    background: colour,
    level: z.enum(['L', 'M', 'Q', 'H']),
    /** Side of the PNG in pixels. */
    size: z.int().check(z.positive()),
    logo: z.boolean(),
  }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** A saved code, as only its owner's browser knows it. */
export type SavedCode = z.output<typeof savedCode>;

/**
 * Reads what came out of a record, or of a file of somebody's own.
 *
 * @throws {UnknownFormatError} for one that a newer version of the site wrote
 * @throws {NotARecordError}
 */
export function parseSavedCode(value: unknown): SavedCode {
  const parsed = savedCode.safeParse(value);
  if (parsed.success) return parsed.data;
  const { v }: { v?: unknown } = { ...Object(value) };
  throw typeof v === 'number' && v > 1 ? new UnknownFormatError() : new NotARecordError();
}
