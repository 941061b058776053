import { BoardsPage } from '#features/board/own/boards-page.tsx';

/** The boards of the user. */
export default function Boards() {
  return <BoardsPage />;
}
