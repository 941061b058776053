import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentSecurity, policyText } from './security-headers.ts';

/** A text that the server answers with, as it goes out. */
export interface Document {
  readonly type: string;
  /** A strong validator (RFC 9110 §8.8.3), the same for every encoding's content. */
  readonly etag: string;
  /** The policy of a page with scripts or styles of its own in it; null for what the other pages have. */
  readonly policy: string | null;
  /** Its bytes in an encoding. */
  as(encoding: Encoding): Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.rss': 'application/rss+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** What only the server knows. */
export interface Filling {
  /** The origin that visitors use, for `%ORIGIN%`. */
  readonly publicUrl: string;
  /** Where pages report to how fast they were, for `<!-- vitals -->`; null where they don't. */
  readonly vitalsPath: string | null;
}

/**
 * Reads what the build has left for the server to complete, and fills in what only the server knows.
 *
 * @returns the documents by their names
 */
export function readDocuments(folder: string, { publicUrl, vitalsPath }: Filling): Map<string, Document> {
  const vitals = vitalsPath === null ? '' : `<meta name="vitals" content="${vitalsPath}" />`;
  return new Map(
    readdirSync(folder).map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
        .replaceAll('%ORIGIN%', publicUrl)
        .replace('<!-- vitals -->', vitals);
      return [name, makeDocument(text, types[extname(name)] ?? 'application/octet-stream')];
    }),
  );
}

function makeDocument(text: string, type: string): Document {
  const bytes = Buffer.from(text);
  // Compressed when it is first asked for: a start would take seconds longer for pages that nobody may open.
  const made = new Map<Encoding, Buffer>([['identity', bytes]]);
  const as = (encoding: Encoding) => {
    const known = made.get(encoding);
    if (known) return known;
    const encoded = compress(bytes, encoding);
    made.set(encoding, encoded);
    return encoded;
  };
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  return { type, etag, policy: policyFor(text), as };
}

function compress(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: 9 });
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

/** Lets the scripts run and the styles hold that the build has put into a page, by what they say, and no others. */
function policyFor(text: string): string | null {
  const scripts = hashesOf(text, /<script>(.*?)<\/script>/gs);
  const styles = hashesOf(text, /<style>(.*?)<\/style>/gs);
  if (scripts.length + styles.length === 0) return null;
  return policyText({
    ...contentSecurity,
    'script-src': [...contentSecurity['script-src'], ...scripts],
    'style-src': [...contentSecurity['style-src'], ...styles],
  });
}

function hashesOf(text: string, element: RegExp): string[] {
  return [...text.matchAll(element)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
