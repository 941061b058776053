import { contentTypes } from '@canary/qr/content/all';
import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ContentTypeId, featureOf } from '#config/generators.ts';
import { typeCopy } from '#config/type-copy.ts';
import { FormOutline } from '#features/generator/content-form.tsx';
import { landingTab } from '#features/generator/kept-input.ts';
import { SaveTargetContext } from '#features/generator/save-target-context.ts';
import { PresetsSlot } from '#features/generator/studio/presets-slot.ts';
import { TypeGenerator } from '#features/generator/type-generator.tsx';
import { UnlockOfferSlot } from '#features/generator/unlock/unlock-offer-slot.ts';
import { HistorySaveTarget } from '#features/history/save/history-save-target.tsx';
import { UnlockOffer } from '#features/tokens/unlock-offer.tsx';
import { UnlockPanel } from '#features/tokens/unlock-panel.tsx';
import { useUnlocks } from '#session/session.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { MemberPage, PageHeader } from '#shared/layout/member-page.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';

const Presets = lazy(() =>
  loadChunk(async () => ({ default: (await import('#features/history/presets/presets.tsx')).Presets })),
);

/** The page that makes codes of one type, or unlocks the type first. */
export default function Generate({ id }: { id: ContentTypeId }) {
  const { title, purpose } = typeCopy[id];
  const type = contentTypes[id];
  const [search] = useSearchParams();
  const feature = featureOf[id];
  const unlocks = useUnlocks();
  const isLocked = feature !== undefined && !unlocks.has(feature);
  const [wasLocked] = useState(isLocked);
  const isNew = wasLocked && !isLocked;
  // A visitor who follows the link on a locked tab logs in to unlock its type.
  const [cameToUnlock] = useState(() => isLocked && landingTab.takeStored() === id);
  return (
    <MemberPage title={`${title} QR code`}>
      <PageHeader title={`${title} QR code`} back="All types">
        {purpose}
      </PageHeader>
      <StatusMessage done={isNew ? 'Unlocked on all your devices.' : undefined} />
      {isLocked ? (
        <UnlockPanel feature={feature} isAsked={cameToUnlock}>
          <FormOutline type={type} />
        </UnlockPanel>
      ) : (
        <PresetsSlot value={Presets}>
          <UnlockOfferSlot value={UnlockOffer}>
            <HistorySaveTarget savedId={search.get('saved')} type={id}>
              {(target, edited) => (
                <SaveTargetContext value={target}>
                  <TypeGenerator type={type} takesFocus={isNew} saved={edited} />
                </SaveTargetContext>
              )}
            </HistorySaveTarget>
          </UnlockOfferSlot>
        </PresetsSlot>
      )}
    </MemberPage>
  );
}
