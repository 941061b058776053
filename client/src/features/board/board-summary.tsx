import { useQuery } from '@apollo/client/react';
import { columns } from '@canary/board/model';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { MemberSection } from '#shared/layout/member-page.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './board-summary.module.css';
import { BoardCountsDocument } from './operations.ts';
import { columnTitle } from './ui/board-ui.ts';

/** The board with the number of cards in each column. Without an answer of the server, it is only a link. */
export function BoardSummary() {
  const { number } = useNumbers();
  const { data } = useQuery(BoardCountsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <MemberSection id="boards" title="Boards">
      <Link className={styles.board} to={paths.tasks}>
        <span className={styles.name}>
          <Icon name="puzzle" size={20} /> Jira Board
        </span>
        {columns.map((column) => {
          return (
            <span key={column} className={styles.column}>
              {columnTitle(column)}
              <strong>{data ? number(data.cardCounts[column]) : '–'}</strong>
            </span>
          );
        })}
      </Link>
    </MemberSection>
  );
}
