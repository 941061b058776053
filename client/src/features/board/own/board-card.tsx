import { useQuery } from '@apollo/client/react';
import { openColumns } from '@canary/board/model';
import { Link } from 'react-router-dom';
import { boardPath, paths } from '#config/paths.ts';
import { timeAgo } from '#shared/format/format-date.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { BoardCountsDocument } from '../operations.ts';
import { openColumnTitle } from '../ui/board-ui.ts';
import styles from './board-card.module.css';
import type { OwnBoard } from './operations.ts';

interface BoardCardProps {
  readonly to: string;
  readonly name: string;
  /** A line below the name. */
  readonly note?: string | undefined;
  /** The number of cards by column; undefined while it isn't known. */
  readonly cards: Readonly<Record<(typeof openColumns)[number], number>> | undefined;
}

/** A link to a board, with the number of cards in each column. */
function BoardCard({ to, name, note, cards }: BoardCardProps) {
  const { number } = useNumbers();
  return (
    <Link className={styles.board} to={to}>
      <span className={styles.name}>
        <Icon name="square-kanban" size={20} />
        <span className="cut" dir="auto">
          {name}
        </span>
      </span>
      {note && <span className={styles.note}>{note}</span>}
      {openColumns.map((column) => (
        <span key={column} className={styles.column}>
          {openColumnTitle(column)}
          <strong>{cards ? number(cards[column]) : '–'}</strong>
        </span>
      ))}
    </Link>
  );
}

/** The board that needs no account. Without an answer of the server, it is only a link. */
export function OpenBoardCard({ note }: Pick<BoardCardProps, 'note'>) {
  const { data } = useQuery(BoardCountsDocument, { fetchPolicy: 'cache-and-network' });
  return <BoardCard to={paths.tasks} name="Open board" note={note} cards={data?.cardCounts} />;
}

/** A board of the user. */
export function OwnBoardCard({ board }: { readonly board: OwnBoard }) {
  const { plural } = useNumbers();
  const { id, name, role, memberCount, cards, changedAt } = board;
  const note = [
    memberCount === 1 ? 'Only you' : plural(memberCount, 'member'),
    ...(role === 'viewer' ? ['you can read it'] : []),
    ...(changedAt ? [`changed ${timeAgo(changedAt, new Date())}`] : []),
  ].join(' · ');
  return <BoardCard to={boardPath(id)} name={name} note={note} cards={cards} />;
}
