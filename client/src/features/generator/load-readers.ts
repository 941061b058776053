import { loadChunk } from '#shared/browser/load-chunk.ts';

/** Loads the functions that read and write stored designs, links and orders, which need zod. */
export const loadReaders = () => loadChunk(() => import('./readers.ts'));
