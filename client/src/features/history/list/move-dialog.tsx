import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { SelectField, TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Modal } from '#shared/ui/modal.tsx';
import { type HistoryEntry, maxNameLength, normaliseName } from '../history-entry.ts';
import { countCodes } from './action-report.ts';
import type { HistoryActions } from './history-actions.ts';
import { useHistoryUi, useHistoryUiState } from './history-ui.ts';

interface MoveDialogProps {
  readonly entries: readonly HistoryEntry[];
  readonly folders: readonly string[];
  readonly actions: HistoryActions;
}

export function MoveDialog({ entries, folders, actions }: MoveDialogProps) {
  const ui = useHistoryUi();
  const moving = useHistoryUiState((state) => state.moving);
  const close = () => ui.change({ moving: null, focusRequest: ui.read().tabStop });
  const chosen = entries.filter(({ id }) => moving?.includes(id));
  const [one] = chosen;
  return (
    <Modal
      title={one && chosen.length === 1 ? `Move “${one.code.name}”` : `Move ${countCodes(chosen.length)}`}
      open={moving !== null}
      onOpenChange={close}
    >
      <MoveForm
        folders={folders}
        initialFolder={one?.code.folder ?? null}
        onMove={(folder) => {
          actions.move(chosen, folder);
          close();
        }}
      />
    </Modal>
  );
}

interface MoveFormProps {
  readonly folders: readonly string[];
  readonly initialFolder: string | null;
  onMove(folder: string | null): void;
}

/** Keeps folders apart from the option for none. */
const folderPrefix = 'folder:';

function MoveForm({ folders, initialFolder, onMove }: MoveFormProps) {
  const [folder, setFolder] = useState(initialFolder);
  const [typed, setTyped] = useState('');
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        onMove(normaliseName(typed) || folder);
      }}
    >
      <SelectField
        label="Folder"
        value={folder === null ? '' : `${folderPrefix}${folder}`}
        options={[
          { value: '', label: 'No folder' },
          ...folders.map((name) => ({ value: `${folderPrefix}${name}`, label: name })),
        ]}
        onChange={(value) => {
          setFolder(value === '' ? null : value.slice(folderPrefix.length));
          setTyped('');
        }}
      />
      <TextField
        label="New folder"
        maxLength={maxNameLength}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit">Move</Button>
    </form>
  );
}
