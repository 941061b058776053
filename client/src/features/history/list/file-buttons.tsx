import { useRef } from 'react';
import { Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import type { HistoryEntry } from '../history-entry.ts';
import { countCodes } from './action-report.ts';
import type { HistoryActions } from './history-actions.ts';
import styles from './history-page.module.css';
import { useHistoryUi, useUiState } from './history-ui.ts';

interface FileButtonsProps {
  readonly entries: readonly HistoryEntry[];
  /** Whether the whole history is loaded. Export and import need it. */
  readonly isComplete: boolean;
  readonly actions: HistoryActions;
}

export function FileButtons({ entries, isComplete, actions }: FileButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const isBusy = useUiState(({ progress }) => progress !== null);
  return (
    <div className={styles.files}>
      <Button
        look="quiet"
        aria-disabled={isBusy || !isComplete}
        onClick={() => {
          if (!isBusy && isComplete) input.current?.click();
        }}
      >
        <Icon name="upload" /> Import
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Exported history file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The value is reset below, so that the same file can be chosen again.
          if (file) void actions.importFile(file, entries);
          target.value = '';
        }}
      />
      {entries.length > 0 && (
        <Button
          look="quiet"
          aria-disabled={isBusy || !isComplete}
          onClick={() => {
            if (!isBusy && isComplete) void actions.exportAll(entries);
          }}
        >
          <Icon name="file-down" /> Export
        </Button>
      )}
      <ImportConflictsDialog actions={actions} />
    </div>
  );
}

/** Asks whether to add imported codes that differ from the code with the same id in the history. */
function ImportConflictsDialog({ actions }: { readonly actions: HistoryActions }) {
  const ui = useHistoryUi();
  const conflicts = useUiState((state) => state.importConflicts) ?? [];
  const close = () => ui.change({ importConflicts: null });
  const [first] = conflicts;
  const isOne = conflicts.length === 1;
  return (
    <Modal
      title={isOne ? '1 code is different here' : `${countCodes(conflicts.length)} are different here`}
      open={first !== undefined}
      onOpenChange={close}
    >
      <div className={forms.form}>
        <p>
          {isOne
            ? `“${first?.code.name}” in the file differs from the version in your history. Yours was not changed.`
            : `Some codes in the file differ from the versions in your history, for example “${first?.code.name}”. Yours were not changed.`}
        </p>
        <Button onClick={close}>{isOne ? 'Keep only my version' : 'Keep only my versions'}</Button>
        <Button
          look="secondary"
          onClick={() => {
            void actions.importAsNew(conflicts);
            close();
          }}
        >
          {isOne ? 'Add the file’s version as a new code' : 'Add the file’s versions as new codes'}
        </Button>
      </div>
    </Modal>
  );
}
