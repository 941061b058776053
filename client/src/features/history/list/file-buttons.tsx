import { WrongSecretError } from '@canary/vault/errors';
import { useRef, useState } from 'react';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import type { ListedCode } from '../dynamic/listed-code.ts';
import { countCodes } from './action-report.ts';
import { ExportMenu } from './export-menu.tsx';
import type { HistoryActions } from './history-actions.ts';
import { type LockedImport, useHistoryUi, useHistoryUiState } from './history-ui.ts';

interface FileButtonsProps {
  readonly codes: readonly ListedCode[];
  /** Whether the whole history is loaded. Export and import need it. */
  readonly isComplete: boolean;
  /** Whether only icons are shown, for lack of room. */
  readonly isSmall?: boolean;
  readonly actions: HistoryActions;
}

/** Imports and exports the whole history. */
export function FileButtons({ codes, isComplete, isSmall = false, actions }: FileButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const isBusy = useHistoryUiState(({ progress }) => progress !== null);
  const text = isSmall ? 'visually-hidden' : undefined;
  return (
    <>
      <Button
        look="quiet"
        aria-disabled={isBusy || !isComplete}
        onClick={() => {
          if (!isBusy && isComplete) input.current?.click();
        }}
      >
        <Icon name="upload" /> <span className={text}>Import</span>
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
          if (file)
            void actions.importFile(
              file,
              codes.filter(({ isBare }) => !isBare),
            );
          target.value = '';
        }}
      />
      {codes.length > 0 && (
        <ExportMenu codes={codes} isDisabled={isBusy || !isComplete} actions={actions}>
          <span className={text}>Export</span>
        </ExportMenu>
      )}
      <ImportConflictsDialog actions={actions} />
      <LockedImportDialog actions={actions} />
    </>
  );
}

/** Asks whether to add imported codes that differ from the code with the same id in the history. */
function ImportConflictsDialog({ actions }: { readonly actions: HistoryActions }) {
  const ui = useHistoryUi();
  const conflicts = useHistoryUiState((state) => state.importConflicts) ?? [];
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

/** Asks for the passphrase of an encrypted file. */
function LockedImportDialog({ actions }: { readonly actions: HistoryActions }) {
  const ui = useHistoryUi();
  const locked = useHistoryUiState((state) => state.lockedImport);
  return (
    <Modal
      title="This file is encrypted"
      open={locked !== null}
      onOpenChange={() => ui.change({ lockedImport: null })}
    >
      {locked && <UnlockImport locked={locked} actions={actions} />}
    </Modal>
  );
}

function UnlockImport({ locked, actions }: { locked: LockedImport; actions: HistoryActions }) {
  const [passphrase, setPassphrase] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { run, busy, failure } = useAction(async () => {
    try {
      await actions.importLocked(locked, passphrase);
    } catch (error) {
      if (!(error instanceof WrongSecretError)) throw error;
      setIsWrong(true);
    }
  });
  const error = isWrong ? 'This isn’t the passphrase of the file.' : failure;
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <PasswordField
        label="Passphrase"
        required
        autoComplete="off"
        hint="The one that you chose when you exported the file."
        {...(error && { error })}
        value={passphrase}
        onChange={(typed) => {
          setPassphrase(typed);
          setIsWrong(false);
        }}
      />
      <BusyButton type="submit" busy={busy} working="Decrypting…">
        Import
      </BusyButton>
    </form>
  );
}
