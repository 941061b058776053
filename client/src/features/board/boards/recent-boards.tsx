import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { boardPath } from '#config/board-paths.ts';
import { paths } from '#config/paths.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { MemberSection } from '#shared/layout/member-page.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { BoardsDocument } from '../live/operations.ts';
import { OpenBoardCard } from './board-card.tsx';
import type { OwnBoard } from './operations.ts';
import styles from './recent-boards.module.css';

/** The number of own boards on the dashboard. */
const maxRecent = 3;

/** The dashboard's boards: the user's boards that changed last, and the open board. */
export function RecentBoards() {
  const { data } = useQuery(BoardsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <MemberSection id="boards" title="Boards" link={{ text: 'All boards', to: paths.boards }}>
      <ul className={styles.list}>
        {data?.boards.slice(0, maxRecent).map((board) => (
          <RecentBoard key={board.id} board={board} />
        ))}
        <li>
          <OpenBoardCard />
        </li>
      </ul>
    </MemberSection>
  );
}

function RecentBoard({ board: { id, name, columns } }: { readonly board: OwnBoard }) {
  const { number } = useNumbers();
  return (
    <li>
      <Link className={styles.board} to={boardPath(id)}>
        <Icon name="square-kanban" size={20} />
        <span className={styles.text}>
          <span className={styles.name} dir="auto">
            {name}
          </span>{' '}
          <span className={styles.cards}>
            {columns.map(({ column, cards }) => `${column.name} ${number(cards)}`).join(' · ')}
          </span>
        </span>
      </Link>
    </li>
  );
}
