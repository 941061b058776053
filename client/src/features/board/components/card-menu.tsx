import type { Column } from '@canary/board/task';
import { columns } from '@canary/board/task';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { Icon } from '#shared/ui/icon.tsx';
import menu from '#shared/ui/menu.module.css';
import { MenuItem } from '#shared/ui/menu-item.tsx';
import { idsOf, useMoves } from '../hooks/use-moves.ts';
import type { TaskView } from '../lib/board-store.ts';
import { useBoardUi } from '../state/board-ui.ts';
import { columnTitle } from '../state/column-title.ts';
import styles from './card-menu.module.css';
import { useOverlayRoot } from './overlay-root.tsx';

interface CardMenuProps {
  readonly task: TaskView;
  readonly column: Column;
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

/** Everything that a drag does, and more, by single presses. */
export function CardMenu({ task, column, open, onOpenChange }: CardMenuProps) {
  const ui = useBoardUi();
  const root = useOverlayRoot();
  return (
    // A modal menu would bring a style element along, which the Content-Security-Policy refuses.
    <Menu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      {/* Tab goes from column to column; from a card the keyboard comes here by Shift F10. */}
      <Menu.Trigger
        className={`${menu.dots} ${styles.trigger}`}
        tabIndex={-1}
        aria-label={`Menu of ${task.title}`}
      >
        <Icon name="ellipsis" size={20} />
      </Menu.Trigger>
      <Menu.Portal container={root}>
        <Menu.Content
          className={menu.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // To the card, unless what was chosen has led elsewhere.
            event.preventDefault();
            const { wanted, editing } = ui.read();
            if (wanted === null && editing === null) ui.change({ wanted: task.id });
          }}
        >
          <Items task={task} column={column} />
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Items({ task, column }: Pick<CardMenuProps, 'task' | 'column'>) {
  const ui = useBoardUi();
  const { moveTo, moveToEnd, remove } = useMoves();
  const ids = idsOf(ui, column);
  const index = ids.indexOf(task.id);
  const last = ids.length - 1;
  return (
    <>
      <MenuItem icon="pencil" keys="Enter" onSelect={() => ui.change({ editing: task.id })}>
        Edit
      </MenuItem>
      <Menu.Separator className={menu.separator} />
      {columns
        .filter((other) => other !== column)
        .map((other) => (
          <MenuItem
            key={other}
            icon={columns.indexOf(other) < columns.indexOf(column) ? 'arrow-left' : 'arrow-right'}
            onSelect={() => moveToEnd(task, other)}
          >
            Move to {columnTitle(other)}
          </MenuItem>
        ))}
      <MenuItem icon="arrow-up" disabled={index <= 0} onSelect={() => moveTo(task, column, index - 1)}>
        Move up
      </MenuItem>
      <MenuItem icon="arrow-down" disabled={index >= last} onSelect={() => moveTo(task, column, index + 1)}>
        Move down
      </MenuItem>
      <MenuItem icon="arrow-up-to-line" disabled={index <= 0} onSelect={() => moveTo(task, column, 0)}>
        Move to the top
      </MenuItem>
      <MenuItem
        icon="arrow-down-to-line"
        disabled={index >= last}
        onSelect={() => moveTo(task, column, last)}
      >
        Move to the bottom
      </MenuItem>
      <Menu.Separator className={menu.separator} />
      <MenuItem icon="trash-2" keys="Del" onSelect={() => remove(task, column)}>
        Delete
      </MenuItem>
    </>
  );
}
