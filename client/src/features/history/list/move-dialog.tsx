import { useId, useState } from 'react';
import box from '#shared/ui/box.module.css';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Modal } from '#shared/ui/modal.tsx';
import { type HistoryEntry, maxNameLength, normaliseName } from '../history-entry.ts';
import { countCodes } from './action-report.ts';
import type { HistoryActions } from './history-actions.ts';
import { useHistoryUi, useUiState } from './history-ui.ts';
import styles from './move-dialog.module.css';

interface MoveDialogProps {
  readonly entries: readonly HistoryEntry[];
  readonly folders: readonly string[];
  readonly actions: HistoryActions;
}

export function MoveDialog({ entries, folders, actions }: MoveDialogProps) {
  const ui = useHistoryUi();
  const moving = useUiState((state) => state.moving);
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

function MoveForm({ folders, initialFolder, onMove }: MoveFormProps) {
  const group = useId();
  const [folder, setFolder] = useState(initialFolder);
  const [typed, setTyped] = useState('');
  const isNew = typed.trim() !== '';
  const choices = [{ name: null, label: 'No folder' }, ...folders.map((name) => ({ name, label: name }))];
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        onMove(isNew ? normaliseName(typed) : folder);
      }}
    >
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Folder</legend>
        {choices.map(({ name, label }) => (
          <label key={name ?? ''} className={styles.choice}>
            <input
              type="radio"
              className={box.box}
              name={group}
              checked={!isNew && folder === name}
              onChange={() => {
                setFolder(name);
                setTyped('');
              }}
            />
            <span dir="auto">{label}</span>
          </label>
        ))}
      </fieldset>
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
