import { useState } from 'react';
import { DotsButton, DotsMenu, MenuItem, MenuSeparator } from '#shared/ui/menu.tsx';
import { keyHint } from '../live/board-keys.ts';
import type { CardView } from '../live/board-store.ts';
import { useBoardUi } from '../live/board-ui.ts';
import { useCopies } from '../live/card-copies.ts';
import { idsOf, useMoves } from '../live/card-moves.ts';
import { returnFocus } from '../live/focus.ts';
import { useMarkDone } from '../live/mark-done.ts';
import { toggleCard } from '../live/selection.ts';
import { useKeyContext } from '../live/use-key-context.ts';
import styles from './card.module.css';
import { MoveItems } from './move-items.tsx';
import { opensWith } from './open-card-keys.ts';

interface CardMenuProps {
  readonly card: CardView;
  readonly column: string;
}

/** The menu of a card, with an alternative to dragging (WCAG 2.2, 2.5.7). */
export function CardMenu({ card, column }: CardMenuProps) {
  const ui = useBoardUi();
  const [isOpen, setOpen] = useState(false);
  // Not in the tab order, which goes from column to column; Shift+F10 opens the menu of a focused card.
  const button = { of: card.title, className: styles.menuTrigger, tabIndex: -1, ...opensWith('menu') };
  // A menu for every card would slow down the board.
  if (!isOpen) return <DotsButton {...button} onClick={() => setOpen(true)} />;
  return (
    <DotsMenu {...button} open onOpenChange={setOpen} onClose={() => returnFocus(ui, card.id, column)}>
      <Items card={card} column={column} />
    </DotsMenu>
  );
}

function Items({ card, column }: CardMenuProps) {
  const ui = useBoardUi();
  const { moveTo, moveToEnd, remove } = useMoves();
  const { copyCards } = useCopies();
  const markDone = useMarkDone();
  const context = useKeyContext();
  const ids = idsOf(ui, column);
  const index = ids.indexOf(card.id);
  const last = ids.length - 1;
  return (
    <>
      <MenuItem
        icon="eye"
        keys={keyHint('open', context)}
        onSelect={() => ui.change({ openRequest: card.id })}
      >
        Open
      </MenuItem>
      <MenuItem
        icon="pencil"
        keys={keyHint('rename', context)}
        onSelect={() => ui.change({ editing: card.id })}
      >
        Edit
      </MenuItem>
      <MenuItem
        icon="user-round"
        keys={keyHint('assign', context)}
        onSelect={() => ui.change({ picking: card.id })}
      >
        Assign to…
      </MenuItem>
      {context.hasLabels && (
        <MenuItem
          icon="tag"
          keys={keyHint('label', context)}
          onSelect={() => ui.change({ picker: { id: card.id, field: 'labels' } })}
        >
          Label…
        </MenuItem>
      )}
      <MenuItem
        icon="calendar"
        keys={keyHint('due', context)}
        onSelect={() => ui.change({ picker: { id: card.id, field: 'dueOn' } })}
      >
        Due date…
      </MenuItem>
      <MenuItem
        icon={card.doneOn === null ? 'circle-check' : 'circle'}
        keys={keyHint('done', context)}
        onSelect={() => markDone([card.id])}
      >
        {card.doneOn === null ? 'Mark as done' : 'Mark as not done'}
      </MenuItem>
      <MenuItem icon="list-checks" keys={keyHint('select', context)} onSelect={() => toggleCard(ui, card.id)}>
        Select
      </MenuItem>
      <MenuSeparator />
      <MoveItems from={column} ids={[card.id]} onMove={(to) => moveToEnd(card, to)} />
      <MenuItem icon="arrow-up" disabled={index <= 0} onSelect={() => moveTo(card, column, index - 1)}>
        Move up
      </MenuItem>
      <MenuItem icon="arrow-down" disabled={index >= last} onSelect={() => moveTo(card, column, index + 1)}>
        Move down
      </MenuItem>
      <MenuItem icon="arrow-up-to-line" disabled={index <= 0} onSelect={() => moveTo(card, column, 0)}>
        Move to the top
      </MenuItem>
      <MenuItem
        icon="arrow-down-to-line"
        disabled={index >= last}
        onSelect={() => moveTo(card, column, last)}
      >
        Move to the bottom
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="copy" keys={keyHint('copy', context)} onSelect={() => copyCards([card.id])}>
        Copy
      </MenuItem>
      <MenuItem icon="archive" keys={keyHint('archive', context)} onSelect={() => remove(card, column)}>
        Archive
      </MenuItem>
    </>
  );
}
