import { contentTypes } from '@canary/qr/content/all';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ContentTypeId, featureOf } from '#config/generators.ts';
import { typeCopy } from '#config/type-copy.ts';
import { FormOutline } from '#features/generator/form-outline.tsx';
import { landingTab } from '#features/generator/kept-input.ts';
import { SaveTargetContext } from '#features/generator/save-target-context.ts';
import { TypeGenerator } from '#features/generator/type-generator.tsx';
import { HistorySaveTarget } from '#features/history/save/history-save-target.tsx';
import { UnlockPanel } from '#features/tokens/unlock-panel.tsx';
import { useUnlocks } from '#session/session.ts';
import { MemberPage, PageHeader } from '#shared/layout/member-page.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { LinkMakerProvider } from '../dynamic-codes/link-maker-provider.tsx';
import { GeneratorSlots } from '../generator-slots.tsx';

/** The page that makes codes of one type, or unlocks the type first. */
export default function Generate({ id }: { id: ContentTypeId }) {
  const { title, purpose } = typeCopy[id];
  const heading = `${title} QR code`;
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
    <MemberPage title={heading}>
      <StatusMessage done={isNew ? 'Unlocked on all your devices.' : undefined} />
      {isLocked ? (
        <>
          <PageHeader title={heading} back="All types">
            {purpose}
          </PageHeader>
          <UnlockPanel feature={feature} isAsked={cameToUnlock}>
            <FormOutline type={type} />
          </UnlockPanel>
        </>
      ) : (
        <GeneratorSlots>
          <HistorySaveTarget savedId={search.get('saved')} type={id} heading={heading} purpose={purpose}>
            {(target, edited) => (
              <SaveTargetContext value={target}>
                <LinkMakerProvider name={target.name}>
                  <TypeGenerator type={type} takesFocus={isNew} saved={edited} />
                </LinkMakerProvider>
              </SaveTargetContext>
            )}
          </HistorySaveTarget>
        </GeneratorSlots>
      )}
    </MemberPage>
  );
}
