import { lazy } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';

/** The offer to unlock features on public pages, which load without a GraphQL client. */
export const PublicUnlockOffer = lazy(() =>
  loadChunk(async () => ({
    default: (await import('#features/tokens/public-unlock-offer.tsx')).PublicUnlockOffer,
  })),
);
