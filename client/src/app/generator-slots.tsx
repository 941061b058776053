import { lazy, type ReactNode } from 'react';
import { PresetsSlot } from '#features/generator/studio/presets-slot.ts';
import { UnlockOfferSlot } from '#features/generator/unlock/unlock-offer-slot.ts';
import { EachPreset } from '#features/history/presets/each-preset.tsx';
import { UnlockOffer } from '#features/tokens/unlock-offer.tsx';
import { loadChunk } from '#shared/browser/load-chunk.ts';

const loadPresets = () => loadChunk(() => import('#features/history/presets/presets.tsx'));

const presets = {
  Presets: lazy(async () => ({ default: (await loadPresets()).Presets })),
  EachPreset,
};

/** What a generator on a page of the account gets from other features. */
export function GeneratorSlots({ children }: { readonly children: ReactNode }) {
  return (
    <PresetsSlot value={presets}>
      <UnlockOfferSlot value={UnlockOffer}>{children}</UnlockOfferSlot>
    </PresetsSlot>
  );
}
