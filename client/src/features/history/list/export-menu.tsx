import { passwordLength } from '@canary/input/limits';
import { type ReactNode, useState } from 'react';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { ButtonMenu, MenuItem } from '#shared/ui/menu.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { NewPasswordField } from '#shared/ui/new-password-field.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { ListedCode } from '../dynamic/listed-code.ts';
import type { ExportFormat } from './export-history.ts';
import type { HistoryActions } from './history-actions.ts';

interface ExportMenuProps {
  readonly codes: readonly ListedCode[];
  readonly isDisabled: boolean;
  readonly actions: HistoryActions;
  /** The button's text. */
  readonly children: ReactNode;
}

/** Exports the whole history. Asks before it writes a file that anyone can read. */
export function ExportMenu({ codes, isDisabled, actions, children }: ExportMenuProps) {
  const [format, setFormat] = useState<ExportFormat>();
  const close = () => setFormat(undefined);
  return (
    <>
      <ButtonMenu icon="file-down" label={children} isDisabled={isDisabled}>
        <MenuItem icon="lock" onSelect={() => setFormat('encrypted')}>
          Encrypted file…
        </MenuItem>
        <MenuItem icon="file-down" onSelect={() => setFormat('json')}>
          JSON, not encrypted…
        </MenuItem>
        <MenuItem icon="list" onSelect={() => setFormat('csv')}>
          CSV for spreadsheets…
        </MenuItem>
        <MenuItem icon="image" onSelect={() => void actions.zip(codes)}>
          PNG images (ZIP)
        </MenuItem>
      </ButtonMenu>
      <Modal
        title={format === 'encrypted' ? 'Encrypt the file' : 'This file isn’t encrypted'}
        open={format !== undefined}
        onOpenChange={close}
      >
        {format === 'encrypted' && (
          <PassphraseForm
            onEncrypt={async (passphrase) => {
              await actions.exportAll(codes, 'encrypted', passphrase);
              close();
            }}
          />
        )}
        {format && format !== 'encrypted' && (
          <div className={forms.form}>
            <Note tone="warning">
              Anyone who opens the file can read your codes, with Wi-Fi passwords and contact details.
            </Note>
            {format === 'csv' && <p className="muted">A table can’t be imported again.</p>}
            <div className={forms.actions}>
              <Button
                onClick={() => {
                  void actions.exportAll(codes, format);
                  close();
                }}
              >
                Download {format.toUpperCase()}
              </Button>
              <Button look="secondary" onClick={() => setFormat('encrypted')}>
                Encrypt it instead
              </Button>
            </div>
          </div>
        )}
      </Modal>
    </>
  );
}

function PassphraseForm({ onEncrypt }: { onEncrypt(passphrase: string): Promise<void> }) {
  const [passphrase, setPassphrase] = useState('');
  const { run, busy } = useAction(() => onEncrypt(passphrase));
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <p>You need the passphrase to import the file. Without it, the file can’t be opened, not even by us.</p>
      <NewPasswordField
        label="Passphrase"
        minLength={passwordLength.min}
        maxLength={passwordLength.max}
        password={passphrase}
        onChange={setPassphrase}
      />
      <BusyButton type="submit" busy={busy} working="Encrypting…">
        Download encrypted file
      </BusyButton>
    </form>
  );
}
