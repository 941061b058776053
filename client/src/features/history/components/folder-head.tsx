import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { longestName, shorten } from '../lib/code-name.ts';
import type { KeptCode } from '../lib/kept-code.ts';
import type { HistoryActions } from '../state/history-actions.ts';
import styles from './history-view.module.css';

interface FolderHeadProps {
  readonly folder: string;
  /** All codes, of which some are in the folder. */
  readonly codes: readonly KeptCode[];
  readonly actions: HistoryActions;
  /** Called with the folder's new name; null when there is none any more. */
  onRenamed(name: string | null): void;
}

/** The folder that is looked into: its name, and the ways to change or dissolve it. */
export function FolderHead({ folder, codes, actions, onRenamed }: FolderHeadProps) {
  const [typed, setTyped] = useState<string>();
  const inside = codes.filter(({ code }) => code.folder === folder);
  const rename = () => {
    const name = shorten(typed ?? '');
    setTyped(undefined);
    if (name === '' || name === folder) return;
    actions.renameFolder(inside, name);
    onRenamed(name);
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
          label="Name of the folder"
          required
          autoFocus
          maxLength={longestName}
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
            inside,
            null,
            `Dissolved “${folder}”. ${inside.length === 1 ? 'Its code is' : 'Its codes are'} kept, in no folder.`,
          );
          onRenamed(null);
        }}
      >
        <Icon name="folder-minus" /> Dissolve folder
      </Button>
    </div>
  );
}
