import { useId, useState } from 'react';
import box from '#shared/ui/box.module.css';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { longestName, shorten } from '../lib/code-name.ts';
import type { KeptCode } from '../lib/kept-code.ts';
import type { HistoryActions } from '../state/history-actions.ts';
import { useHistoryUi, useUi } from '../state/history-ui.ts';
import styles from './move-dialog.module.css';

interface MoveDialogProps {
  readonly codes: readonly KeptCode[];
  readonly folders: readonly string[];
  readonly actions: HistoryActions;
}

/** Asks which folder codes go to: one that is there, a new one, or none. */
export function MoveDialog({ codes, folders, actions }: MoveDialogProps) {
  const ui = useHistoryUi();
  const moving = useUi((all) => all.moving);
  const close = () => ui.change({ moving: null, wanted: ui.read().stop });
  const chosen = codes.filter(({ id }) => moving?.includes(id));
  const [one] = chosen;
  return (
    <Modal
      title={one && chosen.length === 1 ? `Move “${one.code.name}”` : `Move ${chosen.length} codes`}
      open={moving !== null}
      onOpenChange={close}
    >
      <MoveForm
        folders={folders}
        start={one?.code.folder ?? null}
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
  readonly start: string | null;
  onMove(folder: string | null): void;
}

function MoveForm({ folders, start, onMove }: MoveFormProps) {
  const group = useId();
  const [folder, setFolder] = useState(start);
  const [typed, setTyped] = useState('');
  const isNew = typed.trim() !== '';
  const choices = [{ name: null, label: 'No folder' }, ...folders.map((name) => ({ name, label: name }))];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onMove(isNew ? shorten(typed) : folder);
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
        maxLength={longestName}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit">Move</Button>
    </form>
  );
}
