import { useQuery } from '@apollo/client/react';
import { paths } from '#config/paths.ts';
import { MemberSection } from '#shared/layout/member-page.tsx';
import { OpenBoardCard, OwnBoardCard } from './board-card.tsx';
import { BoardsDocument } from './operations.ts';

/** The number of own boards on the dashboard. */
const maxRecent = 2;

/** The dashboard's boards: the last changed ones, and the open board. */
export function RecentBoards() {
  const { data } = useQuery(BoardsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <MemberSection id="boards" title="Boards" link={{ text: 'All boards', to: paths.boards }}>
      <ul className="stack">
        {data?.boards.slice(0, maxRecent).map((board) => (
          <li key={board.id}>
            <OwnBoardCard board={board} />
          </li>
        ))}
        <li>
          <OpenBoardCard />
        </li>
      </ul>
    </MemberSection>
  );
}
