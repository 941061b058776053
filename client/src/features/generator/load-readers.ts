import { loadChunk } from '#shared/browser/load-chunk.ts';

/** Loads what reads and writes stored designs, links and orders, which needs zod. */
export const loadReaders = () => loadChunk(() => import('./readers.ts'));
