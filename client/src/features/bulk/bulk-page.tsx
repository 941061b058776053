import type { Design } from '@canary/qr/design/design';
import styles from './bulk.module.css';
import { ChooseSource } from './choose-source.tsx';
import { RunSetup } from './run-setup.tsx';
import type { UnlockDialogSlot } from './unlock-dialog-slot.ts';
import { useSource } from './use-source.ts';

interface BulkPageProps {
  /** The look of all codes. */
  readonly design: Design;
  readonly UnlockDialog: UnlockDialogSlot;
}

/** Makes a code of each row of a table. */
export function BulkPage({ design, UnlockDialog }: BulkPageProps) {
  const { source, failure, isReading, open, readAs, setHeader, change, changeCell, close } = useSource();
  if (!source) return <ChooseSource failure={failure} isReading={isReading} onSource={open} />;
  return (
    <div className={styles.page}>
      <RunSetup
        source={source}
        design={design}
        UnlockDialog={UnlockDialog}
        onReadAs={readAs}
        onHeader={setHeader}
        onChange={change}
        onCell={changeCell}
        onClose={close}
      />
    </div>
  );
}
