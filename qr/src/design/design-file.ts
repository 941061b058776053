import { z } from 'zod';
import type { Design } from './design.ts';
import { InvalidDesignError, NewerDesignError, readDesign } from './read-design.ts';

const format = 'canary-qr-design';
const version = 1;

/** Largest design file, in bytes: more than twice as much as a design with two of the largest images. */
export const maxDesignFileBytes = 1_000_000;

const fileSchema = z.object({ format: z.literal(format), version: z.int(), design: z.unknown() });

/** Writes a design as a file's text: readable JSON, with its uploaded images. */
export function writeDesignFile(design: Design): string {
  return `${JSON.stringify({ format, version, design }, null, 2)}\n`;
}

/**
 * Reads a file that {@link writeDesignFile} wrote.
 *
 * The images in the result are not to be trusted: they may be huge once they are decoded.
 *
 * @throws {NewerDesignError} if a newer version of the site wrote it
 * @throws {DesignImageError} if an image isn't PNG, JPEG or WebP
 * @throws {InvalidDesignError} if the file is too large, isn't JSON, or isn't a design
 */
export async function readDesignFile(file: Blob): Promise<Design> {
  if (file.size > maxDesignFileBytes) throw new InvalidDesignError();
  const parsed = fileSchema.safeParse(parseJson(await file.text()));
  if (!parsed.success) throw new InvalidDesignError({ cause: parsed.error });
  if (parsed.data.version > version) throw new NewerDesignError();
  return readDesign(parsed.data.design);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InvalidDesignError({ cause });
  }
}
