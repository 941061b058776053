import { z } from 'zod';
import { compress, decompress } from '../compression.ts';
import type { Design } from './design.ts';
import { InvalidDesignError, NewerDesignError, readDesign, withoutImages } from './read-design.ts';

/** The format that {@link designToText} writes. Its number is the text's first character. */
const formatVersion = 1;

export const shareLimits = {
  /** Characters of a design as text. The largest design without images has a third of this. */
  text: 8_000,
  /** Bytes of the decompressed JSON. */
  json: 64_000,
} as const;

/**
 * Writes a design as text for a link's fragment, without uploaded images.
 *
 * | characters | content                                                      |
 * | ---------- | ------------------------------------------------------------ |
 * | 1          | format version, `1`                                          |
 * | rest       | JSON in UTF-8, compressed (RFC 1951), as base64url (RFC 4648 §5) without padding |
 *
 * @returns about 300 characters, all allowed in a fragment (RFC 3986 §3.5)
 * @example `https://canary.example/#design=${await designToText(design)}`
 */
export async function designToText(design: Design): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(withoutImages(design)));
  return `${formatVersion}${z.util.uint8ArrayToBase64url(await compress(json, 'deflate-raw'))}`;
}

/**
 * Reads the result of {@link designToText}. An image, which only a text from elsewhere can contain, is left out.
 *
 * @throws {NewerDesignError} if a newer version of the site wrote it
 * @throws {InvalidDesignError} if the text is too long, cut off, changed or not a design
 */
export async function designFromText(text: string): Promise<Design> {
  const [, version, data = ''] = /^(\d)([\w-]*)$/.exec(text) ?? [];
  if (text.length > shareLimits.text || version === undefined) throw new InvalidDesignError();
  if (Number(version) > formatVersion) throw new NewerDesignError();
  return withoutImages(readDesign(await decompressJson(data)));
}

async function decompressJson(data: string): Promise<unknown> {
  try {
    const bytes = await decompress(z.util.base64urlToUint8Array(data), 'deflate-raw', shareLimits.json);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new InvalidDesignError({ cause });
  }
}
