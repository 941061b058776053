import { BoardsPage } from '#features/board/boards/boards-page.tsx';

/** The boards of the user. */
export default function Boards() {
  return <BoardsPage />;
}
