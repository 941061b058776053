import { z } from 'zod/mini';
import { unreadableError } from './errors.ts';

const storedCode = z.object({
  /** Version of this schema. */
  v: z.literal(2),
  name: z.string(),
  folder: z.nullable(z.string()),
  /** Id of the content type, such as `wifi`. */
  type: z.string().check(z.minLength(1)),
  /** Form values by field name. */
  values: z.record(z.string(), z.string()),
  /** ISO 8601 timestamps. */
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  look: z.object({
    /** The design as JSON. It has a version of its own. */
    design: z.record(z.string(), z.unknown()),
    /** Width and height of the PNG in pixels. */
    size: z.int().check(z.positive()),
  }),
});

/** A saved code as plaintext. It never leaves the browser in this form, except in a file that the user exports. */
export type StoredCode = z.output<typeof storedCode>;

/**
 * Validates a decrypted record or a code from an exported file.
 *
 * @throws {UnknownFormatError} if a newer version of the site wrote it
 * @throws {NotARecordError} if it doesn't match the schema
 */
export function parseStoredCode(value: unknown): StoredCode {
  const parsed = storedCode.safeParse(value);
  if (parsed.success) return parsed.data;
  throw unreadableError(value, 2);
}
