import type { Design } from '@canary/qr/design/design';
import { Button } from '#shared/ui/button.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './bulk.module.css';
import { ChooseSource } from './choose-source.tsx';
import type { KeepRun } from './keep-run.ts';
import { titleOf } from './read-options.tsx';
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
  /** Called when the user leaves the saved run. */
  onClose(): void;
}

/** Makes a code of each row of a table. */
export function BulkPage({ design, saved, UnlockDialog, keeping, onClose }: BulkPageProps) {
  const { source, other, failure, isReading, open, readAs, setHeader, change, changeCell, close } =
    useSource(saved);
  const closeAll = () => {
    close();
    onClose();
  };
  if (saved && other)
    return (
      <MessageBox icon="layout-grid" title={`${titleOf(other.input)} is open`}>
        <p>Opening “{saved.name}” closes these rows, with what you have changed in them.</p>
        <Button onClick={onClose}>Back to the open rows</Button>
        <Button look="secondary" onClick={() => open({ kind: 'saved', run: saved })}>
          Open “{saved.name}”
        </Button>
      </MessageBox>
    );
  if (!source && saved)
    return (
      <>
        <div role="status">{isReading && <p>Opening your codes…</p>}</div>
        <StatusMessage failure={failure} />
        {failure !== undefined && <Button onClick={closeAll}>Choose other rows</Button>}
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
        onClose={closeAll}
      />
    </div>
  );
}
