import { z } from 'zod/mini';
import { unreadableError } from './errors.ts';

const colour = z.string().check(z.regex(/^#[\da-f]{6}$/));

const fields = {
  name: z.string(),
  folder: z.nullable(z.string()),
  /** Id of the content type, such as `wifi`. */
  type: z.string().check(z.minLength(1)),
  /** Form values by field name. */
  values: z.record(z.string(), z.string()),
  /** ISO 8601 timestamps. */
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

/** Width and height of the PNG in pixels. */
const size = z.int().check(z.positive());

const storedCode = z.object({
  /** Version of this schema. */
  v: z.literal(2),
  ...fields,
  look: z.object({
    /** The design as JSON. It has a version of its own. */
    design: z.record(z.string(), z.unknown()),
    size,
  }),
});

/** Version 1, from before designs existed. */
const savedCode1 = z.object({
  v: z.literal(1),
  ...fields,
  look: z.object({
    /** Colours as `#rrggbb`. */
    foreground: colour,
    background: colour,
    /** Error correction level (ISO/IEC 18004). */
    level: z.enum(['L', 'M', 'Q', 'H']),
    size,
    /** Whether the canary is on the code. */
    logo: z.boolean(),
  }),
});

/** A saved code as plaintext. It never leaves the browser in this form, except in a file that the user exports. */
export type StoredCode = z.output<typeof storedCode>;

/**
 * Validates a decrypted record or a code from an exported file. The look of version 1 becomes the design of version 2
 * unchanged, without its size; the caller upgrades it.
 *
 * @throws {UnknownFormatError} if a newer version of the site wrote it
 * @throws {NotARecordError} if it doesn't match the schema
 */
export function parseStoredCode(value: unknown): StoredCode {
  const parsed = storedCode.safeParse(value);
  if (parsed.success) return parsed.data;
  const older = savedCode1.safeParse(value);
  if (older.success) {
    const { size: side, ...design } = older.data.look;
    return { ...older.data, v: 2, look: { design, size: side } };
  }
  throw unreadableError(value, 2);
}
