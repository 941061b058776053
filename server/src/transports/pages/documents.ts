import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentSecurity, policyText } from '../../guards/origins/security-headers.ts';
import { etagOf } from '../etag.ts';

/** A page or another text file of the built client, ready to be sent. */
export interface Document {
  readonly type: string;
  /** The ETag, which is the same for all encodings. */
  readonly etag: string;
  /** The Content-Security-Policy of the page; null for the default policy. */
  readonly policy: string | null;
  /** Returns the content in an encoding. */
  encode(encoding: Encoding): Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.rss': 'application/rss+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** The document of the API playground, which may be built after the server's start. */
const playgroundName = 'playground.html';

/** The playground's editor colours text with inline styles. */
const editorSecurity = { ...contentSecurity, 'style-src': ["'self'", "'unsafe-inline'"] };

/** The values that the server inserts into documents. */
export interface DocumentValues {
  /** The origin that visitors use, for `%ORIGIN%`. */
  readonly publicUrl: string;
  /** The path for page speed reports, for `<!-- vitals -->`; null to turn them off. */
  readonly vitalsPath: string | null;
  /** The email address that /about shows, for `<!-- contact -->`; null for no address. */
  readonly contactAddress: string | null;
  /** The short host of dynamic codes, by which /scan knows them, for `<!-- short-url -->`; null for no such host. */
  readonly shortUrl: string | null;
}

/**
 * Reads the documents of the built client, and inserts the values that only the server knows.
 *
 * @returns the documents by file name
 */
export function readDocuments(folder: string, values: DocumentValues): Map<string, Document> {
  const names = readdirSync(folder).filter((name) => name !== playgroundName);
  return new Map(names.map((name) => [name, readDocument(folder, name, values, contentSecurity)]));
}

/** Reads the document of the API playground. Returns undefined until it is built. */
export function readPlayground(folder: string, values: DocumentValues): Document | undefined {
  if (!existsSync(join(folder, playgroundName))) return undefined;
  return readDocument(folder, playgroundName, values, editorSecurity);
}

function readDocument(
  folder: string,
  name: string,
  { publicUrl, vitalsPath, contactAddress, shortUrl }: DocumentValues,
  security: typeof contentSecurity,
): Document {
  const text = readFileSync(join(folder, name), 'utf8')
    .replaceAll('%ORIGIN%', publicUrl)
    .replace('<!-- vitals -->', () => metaTag('vitals', vitalsPath))
    .replace('<!-- contact -->', () => metaTag('contact', contactAddress))
    .replace('<!-- short-url -->', () => metaTag('short-url', shortUrl));
  return makeDocument(text, types[extname(name)] ?? 'application/octet-stream', security);
}

function metaTag(name: string, content: string | null): string {
  if (content === null) return '';
  return `<meta name="${name}" content="${content.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" />`;
}

function makeDocument(text: string, type: string, security: typeof contentSecurity): Document {
  const bytes = Buffer.from(text);
  // A page is compressed at its first request, because compressing all pages would delay the start by seconds.
  const cached = new Map<Encoding, Buffer>([['identity', bytes]]);
  const encode = (encoding: Encoding) => {
    const known = cached.get(encoding);
    if (known) return known;
    const encoded = compress(bytes, encoding);
    cached.set(encoding, encoded);
    return encoded;
  };
  return { type, etag: etagOf(bytes), policy: policyFor(text, security), encode };
}

function compress(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: 9 });
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

/** The policy that also allows a page's own inline scripts and styles, by their hashes. */
function policyFor(text: string, security: typeof contentSecurity): string | null {
  const scripts = hashesOf(text, /<script>(.*?)<\/script>/gs);
  const styles = hashesOf(text, /<style>(.*?)<\/style>/gs);
  if (scripts.length + styles.length === 0 && security === contentSecurity) return null;
  return policyText({
    ...security,
    'script-src': [...security['script-src'], ...scripts],
    'style-src': [...security['style-src'], ...styles],
  });
}

function hashesOf(text: string, element: RegExp): string[] {
  return [...text.matchAll(element)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
