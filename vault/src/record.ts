import { z } from 'zod/mini';
import { NotARecordError, UnknownFormatError } from './errors.ts';

const colour = z.string().check(z.regex(/^#[\da-f]{6}$/));

const savedCode = z.object({
  /** Version of this schema. */
  v: z.literal(1),
  name: z.string(),
  folder: z.nullable(z.string()),
  /** Id of the content type, such as `wifi`. */
  type: z.string().check(z.minLength(1)),
  /** Form values by field name. */
  values: z.record(z.string(), z.string()),
  look: z.object({
    /** Colours as `#rrggbb`. */
    foreground: colour,
    background: colour,
    /** Error correction level (ISO/IEC 18004). */
    level: z.enum(['L', 'M', 'Q', 'H']),
    /** Width and height of the PNG in pixels. */
    size: z.int().check(z.positive()),
    logo: z.boolean(),
  }),
  /** ISO 8601 timestamps. */
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** A saved code as plaintext. It never leaves the browser in this form, except in a file that the user exports. */
export type SavedCode = z.output<typeof savedCode>;

/**
 * Validates a decrypted record or a code from an exported file.
 *
 * @throws {UnknownFormatError} if a newer version of the site wrote it
 * @throws {NotARecordError} if it doesn't match the schema
 */
export function parseSavedCode(value: unknown): SavedCode {
  const parsed = savedCode.safeParse(value);
  if (parsed.success) return parsed.data;
  const { v }: { v?: unknown } = { ...Object(value) };
  throw typeof v === 'number' && v > 1 ? new UnknownFormatError() : new NotARecordError();
}
