import type { Column } from '@canary/board/task';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import { useBoardUsers } from '../hooks/use-board-users.ts';
import { useCardKeys } from '../hooks/use-card-keys.ts';
import { useMover } from '../hooks/use-mover.ts';
import { useStore } from '../hooks/use-store.ts';
import type { TaskView } from '../lib/board-store.ts';
import { useBoardUi, useUi } from '../state/board-ui.ts';
import { Assignee } from './assignee.tsx';
import styles from './card.module.css';
import { CardMenu } from './card-menu.tsx';
import { useCardDrag } from './dragging.tsx';
import { keyHelpId } from './key-help.tsx';

interface CardFaceProps {
  readonly task: TaskView;
  readonly column: Column;
  readonly isStop: boolean;
}

/** A card as it is read, dragged and walked to. */
export function CardFace({ task, column, isStop }: CardFaceProps) {
  const { id, title, isUnsent } = task;
  const ui = useBoardUi();
  const { announceDrag } = useStore();
  const name = useBoardUsers().find((user) => user.id === task.assigneeId)?.name;
  const mover = useMover(id);
  const isHeld = useUi(({ lift }) => lift?.id === id);
  const isWanted = useUi(({ wanted }) => wanted === id);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const face = useRef<HTMLDivElement>(null);
  const { onKeyDown, cancel } = useCardKeys();
  const onEdit = () => ui.change({ editing: id });
  const { isDragged, ref } = useCardDrag({
    id,
    title,
    onStart: () => {
      announceDrag(id);
      ui.change({ dragged: id });
    },
    onEnd: () => {
      announceDrag(null);
      ui.change({ dragged: null, landing: null });
    },
  });

  useLayoutEffect(() => {
    if (!isWanted) return;
    face.current?.focus({ preventScroll: true });
    ui.change({ wanted: null });
  }, [isWanted, ui]);

  const onBlur = () => {
    // A card that is carried into another column is drawn anew there, and has the focus again at once.
    if (isHeld) setTimeout(() => document.activeElement?.closest('[data-held]') ?? cancel());
  };

  return (
    <div
      ref={ref}
      className={styles.card}
      data-dragged={isDragged || undefined}
      data-held={isHeld || undefined}
      data-moved={mover !== undefined || undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: Firefox lets nobody drag a button */}
      <div
        ref={face}
        role="button"
        tabIndex={isStop ? 0 : -1}
        className={styles.face}
        data-card={id}
        aria-describedby={keyHelpId}
        onClick={onEdit}
        onFocus={() => ui.change({ stops: { ...ui.read().stops, [column]: id } })}
        onBlur={onBlur}
        onKeyDown={(event) =>
          onKeyDown(event, { id, title, column, onEdit, onMenu: () => setMenuOpen(true) })
        }
      >
        <span className={styles.title} dir="auto">
          {title}
        </span>{' '}
        <span className={styles.foot}>
          <Assignee name={name} />{' '}
          {isUnsent && (
            <span className={styles.unsent}>
              <Icon name="cloud-off" size={16} />
              <span className="visually-hidden">Not sent yet</span>
            </span>
          )}
        </span>{' '}
        {mover !== undefined && (
          <span className={styles.mover}>
            <Icon name="move" size={14} />
            <span>{mover} is moving this</span>
          </span>
        )}
      </div>
      <CardMenu task={task} column={column} open={isMenuOpen} onOpenChange={setMenuOpen} />
    </div>
  );
}
