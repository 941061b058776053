import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { type HistoryEntry, maxNameLength, normaliseName } from '../history-entry.ts';
import type { HistoryActions } from './history-actions.ts';
import styles from './history-page.module.css';

interface FolderHeaderProps {
  readonly folder: string;
  /** All entries, in this folder or not. */
  readonly entries: readonly HistoryEntry[];
  readonly actions: HistoryActions;
  /** Called with the folder's new name, or null after its removal. */
  onChange(name: string | null): void;
}

/** The heading of the selected folder. */
export function FolderHeader({ folder, entries, actions, onChange }: FolderHeaderProps) {
  const [typed, setTyped] = useState<string>();
  const contents = entries.filter(({ code }) => code.folder === folder);
  const rename = () => {
    const name = normaliseName(typed ?? '');
    setTyped(undefined);
    if (name === '' || name === folder) return;
    actions.renameFolder(contents, name);
    onChange(name);
  };
  if (typed !== undefined) {
    return (
      <form
        className={styles.folder}
        onSubmit={(event) => {
          event.preventDefault();
          rename();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(undefined);
        }}
      >
        <TextField
          label="Folder name"
          required
          autoFocus
          maxLength={maxNameLength}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit">Rename</Button>
        <Button look="quiet" onClick={() => setTyped(undefined)}>
          Cancel
        </Button>
      </form>
    );
  }
  return (
    <div className={styles.folder}>
      <h2 dir="auto">
        <Icon name="folder" size={22} /> {folder}
      </h2>
      <Button look="quiet" onClick={() => setTyped(folder)}>
        <Icon name="pencil" /> Rename folder
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          actions.move(
            contents,
            null,
            `Removed the folder “${folder}” and kept ${contents.length === 1 ? 'its code' : 'its codes'}.`,
          );
          onChange(null);
        }}
      >
        <Icon name="folder-minus" /> Remove folder, keep codes
      </Button>
    </div>
  );
}
