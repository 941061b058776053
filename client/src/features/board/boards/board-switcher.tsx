import { useLazyQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { boardPath } from '#config/board-paths.ts';
import { paths } from '#config/paths.ts';
import { IconButton } from '#shared/ui/button.tsx';
import { MenuItem, MenuSeparator, PopupMenu } from '#shared/ui/menu.tsx';
import { BoardsDocument } from '../live/operations.ts';
import styles from './board-header.module.css';

/** The menu of the user's other boards. */
export function BoardSwitcher({ boardId }: { readonly boardId: string }) {
  const navigate = useNavigate();
  const [load, { data }] = useLazyQuery(BoardsDocument, { fetchPolicy: 'cache-and-network' });
  const others = data?.boards.filter(({ id }) => id !== boardId) ?? [];
  return (
    <PopupMenu
      trigger={<IconButton icon="chevron-down" label="Switch board" />}
      onOpenChange={(open) => {
        // Without an answer, the menu still has the open board and the list of boards.
        if (open) load().catch(() => undefined);
      }}
    >
      {others.map(({ id, name }) => (
        <MenuItem key={id} icon="square-kanban" onSelect={() => void navigate(boardPath(id))}>
          <span className={styles.choice} dir="auto" title={name}>
            {name}
          </span>
        </MenuItem>
      ))}
      <MenuItem icon="square-kanban" onSelect={() => void navigate(paths.tasks)}>
        Open board
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="layout-grid" onSelect={() => void navigate(paths.boards)}>
        All boards
      </MenuItem>
    </PopupMenu>
  );
}
