import { useQuery } from '@apollo/client/react';
import { columnsOfOpenBoard } from '@canary/board/state';
import { Link } from 'react-router-dom';
import { boardPath } from '#config/board-paths.ts';
import { paths } from '#config/paths.ts';
import { timeAgo } from '#shared/format/format-date.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { ListedBoard } from '../live/saved-board.ts';
import styles from './board-card.module.css';
import { BoardCountsDocument, type OwnBoard } from './operations.ts';

interface ColumnCount {
  readonly column: { readonly id: string; readonly name: string };
  /** Undefined while it isn't known. */
  readonly cards: number | undefined;
}

interface BoardCardProps {
  readonly to: string;
  readonly name: string;
  /** A line below the name. */
  readonly note?: string | undefined;
  readonly columns: readonly ColumnCount[];
}

/** The most columns that are shown, so that one board doesn't fill the page. */
const maxShownColumns = 6;

/** A link to a board, with the number of cards in each column. */
function BoardCard({ to, name, note, columns }: BoardCardProps) {
  const { number, plural } = useNumbers();
  return (
    <Link className={styles.board} to={to}>
      <span className={styles.name}>
        <Icon name="square-kanban" size={20} />
        <span className="cut" dir="auto">
          {name}
        </span>
      </span>
      {note && <span className={styles.note}>{note}</span>}
      {columns.slice(0, maxShownColumns).map(({ column, cards }) => (
        <span key={column.id} className={styles.column}>
          <span className="cut" dir="auto" title={column.name}>
            {column.name}
          </span>
          <strong>{cards === undefined ? '–' : number(cards)}</strong>
        </span>
      ))}
      {columns.length > maxShownColumns && (
        <span className={styles.note}>and {plural(columns.length - maxShownColumns, 'more column')}</span>
      )}
    </Link>
  );
}

/** The board that needs no account. Without an answer of the server, it is only a link. */
export function OpenBoardCard({ note }: Pick<BoardCardProps, 'note'>) {
  const { data } = useQuery(BoardCountsDocument, { fetchPolicy: 'cache-and-network' });
  const { todo, inprogress, done } = { ...data?.cardCounts };
  const counts = [todo, inprogress, done];
  const columns = columnsOfOpenBoard.map((column, index) => ({ column, cards: counts[index] }));
  return <BoardCard to={paths.tasks} name="Open board" note={note} columns={columns} />;
}

/** A board of the user. */
export function OwnBoardCard({ board }: { readonly board: OwnBoard }) {
  const { plural } = useNumbers();
  const { id, name, role, memberCount, columns, changedAt } = board;
  const note = [
    memberCount === 1 ? 'Only you' : plural(memberCount, 'member'),
    ...(role === 'viewer' ? ['you can read it'] : []),
    ...(changedAt ? [`changed ${timeAgo(changedAt, new Date())}`] : []),
  ].join(' · ');
  return <BoardCard to={boardPath(id)} name={name} note={note} columns={columns} />;
}

/** A board of the user as this browser last knew it. */
export function SavedBoardCard({ board: { id, name, columns, savedAt } }: { readonly board: ListedBoard }) {
  const note = `saved ${timeAgo(savedAt, new Date())}`;
  return <BoardCard to={boardPath(id)} name={name} note={note} columns={columns} />;
}
