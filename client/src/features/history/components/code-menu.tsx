import * as Menu from '@radix-ui/react-dropdown-menu';
import { useNavigate } from 'react-router-dom';
import { Icon } from '#shared/ui/icon.tsx';
import menu from '#shared/ui/menu.module.css';
import { MenuItem } from '#shared/ui/menu-item.tsx';
import type { KeptCode } from '../lib/kept-code.ts';
import { openPath } from '../lib/open-path.ts';
import type { HistoryActions } from '../state/history-actions.ts';
import { useHistoryUi } from '../state/history-ui.ts';

interface CodeMenuProps {
  readonly kept: KeptCode;
  /** All that are shown, in order. */
  readonly codes: readonly KeptCode[];
  readonly tabIndex: number;
  readonly actions: HistoryActions;
}

/** Everything that can be done with a saved code. */
export function CodeMenu({ kept, codes, tabIndex, actions }: CodeMenuProps) {
  const ui = useHistoryUi();
  const navigate = useNavigate();
  const { id, code } = kept;
  return (
    // A modal menu would bring a style element along, which the Content-Security-Policy refuses.
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
            // To the row, unless what was chosen has led elsewhere.
            event.preventDefault();
            const { renaming, moving, wanted } = ui.read();
            if (renaming === null && moving === null && wanted === null) ui.change({ wanted: id });
          }}
        >
          <MenuItem icon="pen-tool" keys="Enter" onSelect={() => void navigate(openPath(kept))}>
            Open
          </MenuItem>
          <MenuItem icon="download" onSelect={() => void actions.download(kept)}>
            Download
          </MenuItem>
          <MenuItem icon="pencil" keys="F2" onSelect={() => ui.change({ renaming: id })}>
            Rename
          </MenuItem>
          <MenuItem icon="copy" onSelect={() => actions.duplicate(kept)}>
            Duplicate
          </MenuItem>
          <MenuItem icon="folder" onSelect={() => ui.change({ moving: [id], stop: id })}>
            Move to a folder…
          </MenuItem>
          <Menu.Separator className={menu.separator} />
          <MenuItem
            icon="trash-2"
            keys="Del"
            onSelect={() => {
              const at = codes.indexOf(kept);
              actions.remove([kept], (codes[at + 1] ?? codes[at - 1])?.id ?? null);
            }}
          >
            Delete
          </MenuItem>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
