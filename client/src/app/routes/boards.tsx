import { BoardsPage } from '#features/board/boards/boards-page.tsx';
import { ImportBoard } from '#features/board/transfer/import-board.tsx';

/** The boards of the user. */
export default function Boards() {
  return (
    <BoardsPage>
      <ImportBoard />
    </BoardsPage>
  );
}
