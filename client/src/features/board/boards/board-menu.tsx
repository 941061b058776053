import { useRef } from 'react';
import { DotsMenu, MenuItem } from '#shared/ui/menu.tsx';
import styles from './board-header.module.css';

/** The dialogs of a board's header. */
export type BoardDialog = 'members' | 'invitations' | 'activity' | 'copy' | 'export' | 'leaving' | 'deletion';

interface BoardMenuProps {
  /** The name of the board. */
  readonly name: string;
  readonly isOwner: boolean;
  /** Whether the menu also has the actions that are buttons where there is room. */
  readonly isWhole: boolean;
  onRename(): void;
  onDialog(dialog: BoardDialog): void;
}

/** The menu of a board. */
export function BoardMenu({ name, isOwner, isWhole, onRename, onDialog }: BoardMenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  /** Runs once the menu has closed: the focus returns to its button first, and a dialog later returns it there. */
  const chosen = useRef<() => void>(null);
  const choose = (action: () => void) => () => {
    chosen.current = action;
  };
  const onClose = () => {
    place.current?.querySelector('button')?.focus();
    chosen.current?.();
    chosen.current = null;
  };
  return (
    <span ref={place} className={styles.menu}>
      <DotsMenu of={name} tabIndex={0} onClose={onClose}>
        {isWhole && (
          <MenuItem icon="user-round" onSelect={choose(() => onDialog('members'))}>
            Members
          </MenuItem>
        )}
        {isWhole && isOwner && (
          <MenuItem icon="share-2" onSelect={choose(() => onDialog('invitations'))}>
            Share
          </MenuItem>
        )}
        {isOwner && (
          <MenuItem icon="pencil" onSelect={choose(onRename)}>
            Rename
          </MenuItem>
        )}
        <MenuItem icon="history" onSelect={choose(() => onDialog('activity'))}>
          Activity
        </MenuItem>
        <MenuItem icon="copy" onSelect={choose(() => onDialog('copy'))}>
          Copy board
        </MenuItem>
        <MenuItem icon="file-down" onSelect={choose(() => onDialog('export'))}>
          Export
        </MenuItem>
        <MenuItem icon="log-out" onSelect={choose(() => onDialog('leaving'))}>
          Leave board
        </MenuItem>
        {isOwner && (
          <MenuItem icon="trash-2" onSelect={choose(() => onDialog('deletion'))}>
            Delete board
          </MenuItem>
        )}
      </DotsMenu>
    </span>
  );
}
