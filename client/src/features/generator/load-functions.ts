import { loadChunk } from '#shared/browser/load-chunk.ts';

export const loadReaders = () => loadChunk(() => import('./readers.ts'));
export const loadExportTools = () => loadChunk(() => import('./export-tools.ts'));
