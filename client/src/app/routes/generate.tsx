import { type ContentTypeId, contentTypes } from '@canary/qr/content/all';
import { useSearchParams } from 'react-router-dom';
import { typeCopy } from '#config/type-copy.ts';
import { SaveTargetContext } from '#features/generator/save-target-context.ts';
import { TypeGenerator } from '#features/generator/type-generator.tsx';
import { HistorySaveTarget } from '#features/history/save/history-save-target.tsx';
import { MemberPage } from '#shared/layout/member-page.tsx';
import { LinkMakerProvider } from '../dynamic-codes/link-maker-provider.tsx';
import { GeneratorSlots } from '../generator-slots.tsx';

/** The page that makes codes of one type. */
export default function Generate({ id }: { id: ContentTypeId }) {
  const { title, purpose } = typeCopy[id];
  const heading = `${title} QR code`;
  const [search] = useSearchParams();
  return (
    <MemberPage title={heading}>
      <GeneratorSlots>
        <HistorySaveTarget savedId={search.get('saved')} type={id} heading={heading} purpose={purpose}>
          {(target, edited) => (
            <SaveTargetContext value={target}>
              <LinkMakerProvider name={target.name}>
                <TypeGenerator type={contentTypes[id]} saved={edited} />
              </LinkMakerProvider>
            </SaveTargetContext>
          )}
        </HistorySaveTarget>
      </GeneratorSlots>
    </MemberPage>
  );
}
