import { useRef } from 'react';
import { DotsMenu, MenuItem } from '#shared/ui/menu.tsx';
import type { ListedCode } from '../dynamic/listed-code.ts';
import type { HistoryActions } from './history-actions.ts';
import { useHistoryUi } from './history-ui.ts';

interface FolderMenuProps {
  readonly folder: string;
  /** All entries, in this folder or not. */
  readonly entries: readonly ListedCode[];
  readonly actions: HistoryActions;
  /** Called with null after the folder's removal. */
  onFolder(folder: string | null): void;
}

/** Renames or removes a folder. */
export function FolderMenu({ folder, entries, actions, onFolder }: FolderMenuProps) {
  const ui = useHistoryUi();
  const place = useRef<HTMLSpanElement>(null);
  return (
    <span ref={place}>
      <DotsMenu
        of={folder}
        tabIndex={0}
        onClose={() => {
          if (!ui.read().namingFolder) place.current?.querySelector('button')?.focus();
        }}
      >
        <MenuItem icon="pencil" onSelect={() => ui.change({ namingFolder: { folder } })}>
          Rename folder…
        </MenuItem>
        <MenuItem
          icon="folder-minus"
          onSelect={() => {
            if (ui.read().filter.folder === folder) onFolder(null);
            actions.removeFolder(folder, entries);
          }}
        >
          Remove folder, keep codes
        </MenuItem>
      </DotsMenu>
    </span>
  );
}
