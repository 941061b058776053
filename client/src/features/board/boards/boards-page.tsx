import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useSession } from '#session/session.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { MemberPage } from '#shared/layout/member-page.tsx';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { BoardsDocument } from '../live/operations.ts';
import { OpenBoardCard, OwnBoardCard, SavedBoardCard } from './board-card.tsx';
import styles from './boards-page.module.css';
import { DeletedBoards } from './deleted-boards.tsx';
import { useDeparture } from './departure.ts';
import { NewBoard } from './new-board.tsx';
import { DeletedBoardsDocument, type OwnBoard, useRestoreBoard } from './operations.ts';
import rows from './rows.module.css';
import { useSavedBoards } from './saved-boards.ts';

interface BoardsPageProps {
  /** Another way to add a board, below the form for a new board. */
  readonly children?: ReactNode;
}

/** The list of the user's boards. */
export function BoardsPage({ children }: BoardsPageProps) {
  const boards = useQuery(BoardsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const deleted = useQuery(DeletedBoardsDocument, { fetchPolicy: 'cache-and-network' });
  const restoreBoard = useRestoreBoard();
  const restore = async (id: string) => {
    await restoreBoard(id);
    await Promise.all([boards.refetch(), deleted.refetch()]);
  };
  const list = boards.data?.boards;
  const isMissing = !list && boards.error !== undefined;
  const saved = useSavedBoards(isMissing);
  const retry = () => void boards.refetch().catch(() => undefined);
  const isReachable = useSession().status === 'logged-in';
  const onReachable = useEffectEvent(() => {
    if (isMissing) retry();
  });
  // The session notices first that the server can be reached again.
  useEffect(() => {
    if (isReachable) onReachable();
  }, [isReachable]);
  return (
    <MemberPage title="Boards">
      <h1>Boards</h1>
      <DepartureNote boards={list} onRestore={restore} />
      <ul className={styles.boards} aria-label="Boards">
        {list?.map((board) => (
          <li key={board.id}>
            <OwnBoardCard board={board} />
          </li>
        ))}
        {!list &&
          saved.map((board) => (
            <li key={board.id}>
              <SavedBoardCard board={board} />
            </li>
          ))}
        <li>
          <OpenBoardCard note="Everyone can see and change it" />
        </li>
      </ul>
      {list?.length === 0 && (
        <p className="muted">
          You have no board of your own yet. Type a name to create one. Only the people that you invite see
          it.
        </p>
      )}
      {!list && boards.loading && <p role="status">Loading your boards…</p>}
      {boards.error && !boards.loading && (
        <>
          <StatusMessage failure={failureOf(boards.error).message} />
          {!list && saved.length > 0 && (
            <p className="muted">
              These are the boards that this browser has saved. The list may be old, and boards may be
              missing.
            </p>
          )}
          <Button look="quiet" className={styles.retry ?? ''} onClick={retry}>
            Try again
          </Button>
        </>
      )}
      <NewBoard />
      {children}
      <DeletedBoards boards={deleted.data?.boards ?? []} onRestore={restore} />
    </MemberPage>
  );
}

interface DepartureNoteProps {
  /** The boards of the user, with a restored board; undefined while the boards are loading. */
  readonly boards: readonly OwnBoard[] | undefined;
  onRestore(id: string): Promise<void>;
}

/** Says that the board of the page before was deleted or left, and offers to restore it. */
function DepartureNote({ boards, onRestore }: DepartureNoteProps) {
  const left = useDeparture();
  const departure = boards?.some(({ id }) => id === left?.id) ? undefined : left;
  const navigate = useNavigate();
  const close = () => void navigate(paths.boards, { replace: true });
  const { run, busy, failure } = useAction(async (id: string) => {
    await onRestore(id);
    close();
  });
  return (
    <>
      <div role="status" className={rows.status}>
        {departure && (
          <Note
            tone="good"
            onClose={close}
            actions={
              departure.kind === 'deleted' && (
                <BusyButton look="quiet" busy={busy} working="Restoring…" onClick={() => run(departure.id)}>
                  Undo
                </BusyButton>
              )
            }
          >
            {departure.kind === 'deleted' ? 'Deleted' : 'You left'} “<bdi>{departure.name}</bdi>”.
          </Note>
        )}
      </div>
      <StatusMessage failure={failure} />
    </>
  );
}
