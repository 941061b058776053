import type { Design } from '@canary/qr/design/design';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './bulk.module.css';
import { ChooseSource } from './choose-source.tsx';
import type { KeepRun } from './keep-run.ts';
import { RunSetup } from './run-setup.tsx';
import type { SavedRun } from './saved-run.ts';
import type { UnlockDialogSlot } from './unlock-dialog-slot.ts';
import { useSource } from './use-source.ts';

interface BulkPageProps {
  /** The look of all codes. */
  readonly design: Design;
  /** The run that the address names. */
  readonly saved?: SavedRun | undefined;
  readonly UnlockDialog: UnlockDialogSlot;
  readonly keeping: KeepRun;
  /** Called when the user chooses other rows. */
  onClose(): void;
}

/** Makes a code of each row of a table. */
export function BulkPage({ design, saved, UnlockDialog, keeping, onClose }: BulkPageProps) {
  const { source, failure, isReading, open, readAs, setHeader, change, changeCell, close } = useSource(saved);
  if (!source && saved)
    return (
      <>
        <div role="status">{isReading && <p>Opening your codes…</p>}</div>
        <StatusMessage failure={failure} />
      </>
    );
  if (!source) return <ChooseSource failure={failure} isReading={isReading} onSource={open} />;
  return (
    <div className={styles.page}>
      <RunSetup
        source={source}
        design={design}
        UnlockDialog={UnlockDialog}
        keeping={keeping}
        onReadAs={readAs}
        onHeader={setHeader}
        onChange={change}
        onCell={changeCell}
        onClose={() => {
          close();
          onClose();
        }}
      />
    </div>
  );
}
