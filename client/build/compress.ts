import { constants } from 'node:zlib';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/**
 * Brotli's quality, 0 to 11. With 11, files are a tenth smaller, which takes 20 s of processor time; only the container
 * image is built with it.
 */
const quality = Number(process.env['BROTLI_QUALITY'] ?? 9);

/** Writes a compressed copy beside each matching file of the build, for browsers that accept Brotli or gzip. */
export const compress = (include: RegExp) =>
  compression({
    include,
    algorithms: [
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      defineAlgorithm('gzip', { level: 9 }),
    ],
  });
