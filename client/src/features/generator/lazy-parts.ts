import { lazy } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { idle } from '#shared/browser/when-idle.ts';

/** Loads the parts of a generator beyond its form, when the browser is idle. */
export const loadParts = () => loadChunk(() => import('./parts.ts'));
/** Loads the dialogs, when one opens. */
const loadDialogs = () => loadChunk(() => import('./dialogs.ts'));

// Prerendered pages contain the studio and the colours, so only their code is missing until the browser is idle.
export const Studio = lazy(async () => {
  await idle();
  return { default: (await loadParts()).Studio };
});
export const ColourChips = lazy(async () => {
  await idle();
  return { default: (await loadParts()).ColourChips };
});

export const ContentOffers = lazy(async () => ({ default: (await loadParts()).ContentOffers }));
export const DesignNote = lazy(async () => ({ default: (await loadParts()).DesignNote }));
export const ExportMessage = lazy(async () => ({ default: (await loadParts()).ExportMessage }));
export const LivePreview = lazy(async () => ({ default: (await loadParts()).LivePreview }));
export const ScanCheck = lazy(async () => ({ default: (await loadParts()).ScanCheck }));
export const TypePrice = lazy(async () => ({ default: (await loadParts()).TypePrice }));

export const DownloadDialog = lazy(async () => ({ default: (await loadDialogs()).DownloadDialog }));
export const ExportQuestions = lazy(async () => ({ default: (await loadDialogs()).ExportQuestions }));
