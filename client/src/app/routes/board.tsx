import { useParams } from 'react-router-dom';
import { boardPath } from '#config/paths.ts';
import { OwnBoardPage } from '#features/board/board-page.tsx';
import { BoardLayout } from '../board-layout.tsx';

/** A board that isn't the open one. */
export default function Board() {
  const { id = '' } = useParams();
  return (
    <BoardLayout path={boardPath(id)}>
      <OwnBoardPage key={id} boardId={id} />
    </BoardLayout>
  );
}
