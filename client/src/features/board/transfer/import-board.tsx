import { lazy, Suspense } from 'react';
import type { IconName } from '#config/icons.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { useStore } from '#shared/store/create-store.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import styles from './import.module.css';
import { type ImportState, importDialog, importState } from './import-state.ts';

const ImportSteps = lazy(() => loadChunk(() => import('./import-steps.tsx')));

const buttons: Readonly<Record<ImportState['step'], { readonly icon: IconName; readonly text: string }>> = {
  choosing: { icon: 'upload', text: 'Import a board' },
  reading: { icon: 'loader-circle', text: 'Importing a board…' },
  matching: { icon: 'upload', text: 'Continue the import' },
  checking: { icon: 'upload', text: 'Continue the import' },
  sending: { icon: 'loader-circle', text: 'Importing a board…' },
  finished: { icon: 'check', text: 'Board imported: show the receipt' },
};

/** The button and dialog that import a board. An import goes on while the dialog is closed. */
export function ImportBoard() {
  const { step } = useStore(importState);
  const { icon, text } = buttons[step];
  return (
    <Modal
      title="Import a board"
      open={useStore(importDialog)}
      onOpenChange={importDialog.set}
      careful
      trigger={
        <Button look="quiet" className={styles.open ?? ''}>
          <Icon name={icon} /> {text}
        </Button>
      }
    >
      <Suspense fallback={<p role="status">Loading…</p>}>
        <ImportSteps />
      </Suspense>
    </Modal>
  );
}
