/** `deflate` is RFC 1950, `deflate-raw` RFC 1951, `gzip` RFC 1952. */
type Format = 'deflate' | 'deflate-raw' | 'gzip';

/** Compresses bytes. Equal bytes give equal results in one browser. */
export function compress(bytes: Uint8Array<ArrayBuffer>, format: Format): Promise<Uint8Array<ArrayBuffer>> {
  return transform(bytes, new CompressionStream(format), Number.POSITIVE_INFINITY);
}

/**
 * Decompresses bytes.
 *
 * @throws {RangeError} if the result is longer than `maxBytes`
 * @throws {TypeError} if the bytes aren't compressed, or are cut off
 */
export function decompress(
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return transform(bytes, new DecompressionStream(format), maxBytes);
}

async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const reader = source.pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  while (true) {
    const { value, done } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    chunks.push(value);
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new RangeError(`The data has more than ${maxBytes} bytes.`);
    }
  }
}
