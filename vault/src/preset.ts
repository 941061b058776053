import { z } from 'zod/mini';
import { unreadableError } from './errors.ts';

const savedPreset = z.object({
  /** Version of this schema. */
  v: z.literal(1),
  name: z.string().check(z.minLength(1)),
  /** The design as JSON, which has a version of its own. In place of an image it has the id of the image's record. */
  design: z.record(z.string(), z.unknown()),
  /** ISO 8601 timestamps. */
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** A named design as plaintext. It never leaves the browser in this form, except in a file that the user exports. */
export type SavedPreset = z.output<typeof savedPreset>;

/**
 * Validates a decrypted preset or one from an exported file.
 *
 * @throws {UnknownFormatError} if a newer version of the site wrote it
 * @throws {NotARecordError} if it doesn't match the schema
 */
export function parsePreset(value: unknown): SavedPreset {
  const parsed = savedPreset.safeParse(value);
  if (parsed.success) return parsed.data;
  throw unreadableError(value, 1);
}

const savedImage = z.object({ v: z.literal(1), image: z.string().check(z.startsWith('data:image/')) });

/**
 * Validates a decrypted image.
 *
 * @returns a data URL
 * @throws {UnknownFormatError} if a newer version of the site wrote it
 * @throws {NotARecordError} if it isn't an image
 */
export function parseImage(value: unknown): string {
  const parsed = savedImage.safeParse(value);
  if (parsed.success) return parsed.data.image;
  throw unreadableError(value, 1);
}
