import * as Menu from '@radix-ui/react-dropdown-menu';
import { useNavigate } from 'react-router-dom';
import { Icon } from '#shared/ui/icon.tsx';
import menu from '#shared/ui/menu.module.css';
import { MenuItem } from '#shared/ui/menu-item.tsx';
import { type HistoryEntry, pathOf } from '../history-entry.ts';
import type { HistoryActions } from './history-actions.ts';
import { useHistoryUi } from './history-ui.ts';

interface CodeMenuProps {
  readonly entry: HistoryEntry;
  /** All entries shown, in order. */
  readonly entries: readonly HistoryEntry[];
  readonly tabIndex: number;
  readonly actions: HistoryActions;
}

export function CodeMenu({ entry, entries, tabIndex, actions }: CodeMenuProps) {
  const ui = useHistoryUi();
  const navigate = useNavigate();
  const { id, code } = entry;
  return (
    // A modal menu adds a style element, which the Content-Security-Policy blocks.
    <Menu.Root modal={false}>
      <Menu.Trigger className={menu.dots} tabIndex={tabIndex} aria-label={`Menu of ${code.name}`}>
        <Icon name="ellipsis" size={20} />
      </Menu.Trigger>
      <Menu.Portal container={document.getElementById('content')}>
        <Menu.Content
          className={menu.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // Returns the focus to the row, unless the selected item moved it.
            event.preventDefault();
            const { renaming, moving, focusRequest } = ui.read();
            if (renaming === null && moving === null && focusRequest === null)
              ui.change({ focusRequest: id });
          }}
        >
          <MenuItem icon="pen-tool" keys="Enter" onSelect={() => void navigate(pathOf(entry))}>
            Open
          </MenuItem>
          <MenuItem icon="download" onSelect={() => void actions.download(entry)}>
            Download
          </MenuItem>
          <MenuItem icon="pencil" keys="F2" onSelect={() => ui.change({ renaming: id })}>
            Rename
          </MenuItem>
          <MenuItem icon="copy" onSelect={() => actions.duplicate(entry)}>
            Duplicate
          </MenuItem>
          <MenuItem icon="folder" onSelect={() => ui.change({ moving: [id], tabStop: id })}>
            Move to folder…
          </MenuItem>
          <Menu.Separator className={menu.separator} />
          <MenuItem
            icon="trash-2"
            keys="Del"
            onSelect={() => {
              const at = entries.indexOf(entry);
              actions.remove([entry], (entries[at + 1] ?? entries[at - 1])?.id ?? null);
            }}
          >
            Delete
          </MenuItem>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
