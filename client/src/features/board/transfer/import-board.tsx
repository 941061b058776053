import { lazy, Suspense } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { useStore } from '#shared/store/create-store.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import styles from './import.module.css';
import { importDialog, importState } from './import-state.ts';

const ImportSteps = lazy(() => loadChunk(() => import('./import-steps.tsx')));

/** The button and dialog that import a board. An import goes on while the dialog is closed. */
export function ImportBoard() {
  const { step } = useStore(importState);
  const isRunning = step === 'reading' || step === 'sending';
  return (
    <Modal
      title="Import a board"
      open={useStore(importDialog)}
      onOpenChange={importDialog.set}
      careful
      trigger={
        <Button look="quiet" className={styles.open ?? ''}>
          <Icon name={isRunning ? 'loader-circle' : 'upload'} />{' '}
          {isRunning ? 'Importing a board…' : 'Import a board'}
        </Button>
      }
    >
      <Suspense fallback={<p role="status">Loading…</p>}>
        <ImportSteps />
      </Suspense>
    </Modal>
  );
}
