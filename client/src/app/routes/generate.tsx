import { catalogue } from '@canary/qr/content/catalogue';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MemberPage } from '#components/layout/member-page.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Outcome } from '#components/ui/outcome.tsx';
import { type ContentTypeId, featureOf } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { typeCopy } from '#config/type-copy.ts';
import { FormOutline } from '#features/generator/components/form-outline.tsx';
import { WholeGenerator } from '#features/generator/components/whole-generator.tsx';
import { UnlockPanel } from '#features/tokens/components/unlock-panel.tsx';
import { useUnlocks } from '#hooks/use-unlocks.ts';
import styles from './generate.module.css';

/** Where codes of one type are made, once it is unlocked if it has to be. */
export default function Generate({ id }: { id: ContentTypeId }) {
  const { title, purpose } = typeCopy[id];
  const type = catalogue[id];
  const feature = featureOf[id];
  const unlocks = useUnlocks();
  const isLocked = feature !== undefined && !unlocks.has(feature);
  const [wasLocked] = useState(isLocked);
  const isNew = wasLocked && !isLocked;
  return (
    <MemberPage title={`${title} QR code`}>
      <div className={styles.head}>
        <Link className={styles.back} to={paths.home}>
          <Icon name="arrow-left" /> All types
        </Link>
        <h1>{title} QR code</h1>
        <p>{purpose}</p>
      </div>
      <Outcome done={isNew ? 'Unlocked. It stays yours, on every device.' : undefined} />
      {isLocked ? (
        <UnlockPanel feature={feature}>
          <FormOutline type={type} />
        </UnlockPanel>
      ) : (
        <WholeGenerator type={type} isNew={isNew} />
      )}
    </MemberPage>
  );
}
