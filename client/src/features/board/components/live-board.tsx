import { columns } from '@canary/board/task';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useBoardFilter } from '../hooks/use-board-filter.ts';
import { BoardUiContext, createBoardUi } from '../state/board-ui.ts';
import { AddUser } from './add-user.tsx';
import styles from './board.module.css';
import { BoardFrame } from './board-frame.tsx';
import { BoardToasts } from './board-toasts.tsx';
import { CardGhost } from './card-ghost.tsx';
import { Column } from './column.tsx';
import { ColumnSwitch } from './column-switch.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { CopyLink } from './copy-link.tsx';
import { DragScroll } from './drag-scroll.tsx';
import { Dragging, DragPreview } from './dragging.tsx';
import { FilterBar } from './filter-bar.tsx';
import { KeyHelp } from './key-help.tsx';
import { LiveRegion } from './live-region.tsx';
import { LostEdit } from './lost-edit.tsx';
import { NoMatch } from './no-match.tsx';
import { Notices } from './notices.tsx';
import { OverlayRoot } from './overlay-root.tsx';
import { People } from './people.tsx';
import { Presence } from './presence.tsx';

/** The board with its cards. */
export const LiveBoard = memo(function LiveBoard() {
  const [ui] = useState(createBoardUi);
  const filtering = useBoardFilter();
  const scroller = useRef<HTMLDivElement>(null);
  const [main, setMain] = useState<HTMLElement | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    // Within a field it takes back what was typed.
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    const toast = ui.read().toasts.findLast(({ undo }) => undo);
    if (!isUndo || isTyping || !toast) return;
    event.preventDefault();
    ui.dismiss(toast.id);
    toast.undo?.();
  };

  return (
    <BoardUiContext value={ui}>
      <OverlayRoot value={main}>
        <Dragging>
          <BoardFrame
            ref={setMain}
            onKeyDown={onKeyDown}
            tools={
              <div className={styles.tools}>
                <Presence />
                <CopyLink />
                <People />
                <AddUser />
              </div>
            }
          >
            <FilterBar filtering={filtering} />
            <ConnectionBanner />
            <Notices />
            {filtering.filter && <NoMatch filter={filtering.filter} onClear={filtering.clear} />}
            <ColumnSwitch scroller={scroller} filter={filtering.filter} />
            <div ref={scroller} className={styles.columns}>
              {columns.map((column) => (
                <Column key={column} column={column} filter={filtering.filter} />
              ))}
            </div>
            <DragScroll columns={scroller} />
            <DragPreview>{(id) => <CardGhost id={id} />}</DragPreview>
            <LostEdit />
            <BoardToasts />
            <KeyHelp />
            <LiveRegion />
          </BoardFrame>
        </Dragging>
      </OverlayRoot>
    </BoardUiContext>
  );
});
