import { useLocation, useParams } from 'react-router-dom';
import { OwnBoardPage } from '#features/board/board-page.tsx';
import { BoardLayout } from '../board-layout.tsx';

/** A board that isn't the open one, with or without an open card. */
export default function Board() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  return (
    <BoardLayout path={pathname}>
      <OwnBoardPage key={id} boardId={id} />
    </BoardLayout>
  );
}
