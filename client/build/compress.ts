import { constants } from 'node:zlib';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** The highest quality, 11, makes files smaller by a tenth, and takes 20 s of processor time. The image has it. */
const quality = Number(process.env['BROTLI_QUALITY'] ?? 9);

/** Writes files compressed beside those of the build, for browsers that accept them. */
export const compress = (include: RegExp) =>
  compression({
    include,
    algorithms: [
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      defineAlgorithm('gzip', { level: 9 }),
    ],
  });
