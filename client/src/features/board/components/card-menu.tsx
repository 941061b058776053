import type { Column } from '@canary/board/task';
import { columns } from '@canary/board/task';
import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { IconName } from '#config/icons.ts';
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
      <Menu.Trigger className={styles.trigger} tabIndex={-1} aria-label={`Menu of ${task.title}`}>
        <Icon name="ellipsis" size={20} />
      </Menu.Trigger>
      <Menu.Portal container={root}>
        <Menu.Content
          className={styles.menu}
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
      <Item icon="pencil" keys="Enter" onSelect={() => ui.change({ editing: task.id })}>
        Edit
      </Item>
      <Menu.Separator className={styles.separator} />
      {columns
        .filter((other) => other !== column)
        .map((other) => (
          <Item
            key={other}
            icon={columns.indexOf(other) < columns.indexOf(column) ? 'arrow-left' : 'arrow-right'}
            onSelect={() => moveToEnd(task, other)}
          >
            Move to {columnTitle(other)}
          </Item>
        ))}
      <Item icon="arrow-up" disabled={index <= 0} onSelect={() => moveTo(task, column, index - 1)}>
        Move up
      </Item>
      <Item icon="arrow-down" disabled={index >= last} onSelect={() => moveTo(task, column, index + 1)}>
        Move down
      </Item>
      <Item icon="arrow-up-to-line" disabled={index <= 0} onSelect={() => moveTo(task, column, 0)}>
        Move to the top
      </Item>
      <Item icon="arrow-down-to-line" disabled={index >= last} onSelect={() => moveTo(task, column, last)}>
        Move to the bottom
      </Item>
      <Menu.Separator className={styles.separator} />
      <Item icon="trash-2" keys="Del" onSelect={() => remove(task, column)}>
        Delete
      </Item>
    </>
  );
}

interface ItemProps {
  readonly icon: IconName;
  /** The key that does the same. */
  readonly keys?: string;
  readonly disabled?: boolean;
  onSelect(): void;
  readonly children: ReactNode;
}

function Item({ icon, keys, disabled = false, onSelect, children }: ItemProps) {
  return (
    <Menu.Item className={styles.item} disabled={disabled} onSelect={onSelect}>
      <Icon name={icon} />
      <span>{children}</span>
      {keys && (
        <span className={styles.keys} aria-hidden="true">
          {keys}
        </span>
      )}
    </Menu.Item>
  );
}
