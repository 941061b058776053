import { type Column, columns } from '@canary/board/model';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { use } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import menu from '#shared/ui/menu.module.css';
import { MenuItem } from '#shared/ui/menu-item.tsx';
import type { TaskView } from '../sync/board-store.ts';
import { columnTitle, OverlayRootContext, useBoardUi } from './board-ui.ts';
import styles from './card.module.css';
import { idsOf, useMoves } from './card-moves.ts';

interface CardMenuProps {
  readonly task: TaskView;
  readonly column: Column;
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

/** The menu of a card, with an alternative to dragging (WCAG 2.2, 2.5.7). */
export function CardMenu({ task, column, open, onOpenChange }: CardMenuProps) {
  const ui = useBoardUi();
  const root = use(OverlayRootContext);
  return (
    // A modal menu adds a style element, which the Content-Security-Policy blocks.
    <Menu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      {/* Not in the tab order, which goes from column to column; Shift+F10 opens the menu of a focused card. */}
      <Menu.Trigger
        className={`${menu.dots} ${styles.menuTrigger}`}
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
            // The focus returns to the card, unless the chosen item has moved it elsewhere.
            event.preventDefault();
            const { focusRequest, editing } = ui.read();
            if (focusRequest === null && editing === null) ui.change({ focusRequest: task.id });
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
