import { useBoardName, useBoardRef, useCan } from '../live/selectors.ts';
import styles from './board-header.module.css';
import { BoardName } from './board-name.tsx';
import { BoardSwitcher } from './board-switcher.tsx';

/** The head of a board with members: its name, and the menu of the user's other boards. */
export function BoardHeader() {
  const { boardId } = useBoardRef();
  const name = useBoardName();
  const isOwner = useCan('manage');
  return (
    <div className={styles.header}>
      <BoardName board={{ id: boardId, name }} canRename={isOwner} />
      <BoardSwitcher boardId={boardId} />
    </div>
  );
}
