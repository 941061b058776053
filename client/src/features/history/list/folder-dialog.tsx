import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Modal } from '#shared/ui/modal.tsx';
import { type HistoryEntry, maxNameLength, normaliseName } from '../history-entry.ts';
import type { HistoryActions } from './history-actions.ts';
import { useHistoryUi, useHistoryUiState } from './history-ui.ts';

interface FolderDialogProps {
  readonly entries: readonly HistoryEntry[];
  readonly actions: HistoryActions;
  /** Called with the name of a new folder, which the list shows next. */
  onFolder(folder: string): void;
}

/** Asks for the name of a new folder, or for another name of a folder. */
export function FolderDialog({ entries, actions, onFolder }: FolderDialogProps) {
  const ui = useHistoryUi();
  const naming = useHistoryUiState((state) => state.namingFolder);
  const close = () => ui.change({ namingFolder: null });
  return (
    <Modal
      title={naming?.folder === undefined ? 'New folder' : `Rename “${naming.folder}”`}
      open={naming !== null}
      onOpenChange={close}
    >
      <FolderForm
        initialName={naming?.folder ?? ''}
        label={naming?.folder === undefined ? 'Create folder' : 'Rename'}
        onSave={(name) => {
          close();
          if (naming?.folder === undefined) {
            actions.addFolder(name);
            onFolder(name);
          } else if (name !== naming.folder) {
            actions.renameFolder(naming.folder, name, entries);
          }
        }}
      />
    </Modal>
  );
}

interface FolderFormProps {
  readonly initialName: string;
  /** The label of the button. */
  readonly label: string;
  onSave(name: string): void;
}

function FolderForm({ initialName, label, onSave }: FolderFormProps) {
  const [typed, setTyped] = useState(initialName);
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        const name = normaliseName(typed);
        if (name !== '') onSave(name);
      }}
    >
      <TextField
        label="Folder name"
        required
        maxLength={maxNameLength}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit">{label}</Button>
    </form>
  );
}
