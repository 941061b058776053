import { Navigate, useLocation, useParams } from 'react-router-dom';
import { boardCardPath, boardPath } from '#config/board-paths.ts';
import { paths } from '#config/paths.ts';
import { OwnBoardPage } from '#features/board/board-page.tsx';
import { OpenLayout } from '../open-layout.tsx';

/** A board of the account that is logged in, with or without an open card. */
export default function Board() {
  const { id = '', card } = useParams();
  const { pathname, search } = useLocation();
  // A board has one address.
  const address = card === undefined ? boardPath(id) : boardCardPath(id, card);
  if (address.startsWith(paths.tasks)) return <Navigate to={address + search} replace />;
  return (
    <OpenLayout path={pathname}>
      <OwnBoardPage key={id} boardId={id} />
    </OpenLayout>
  );
}
