import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { MemberPage } from '#shared/layout/member-page.tsx';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { ImportBoard } from '../transfer/import-board.tsx';
import { OpenBoardCard, OwnBoardCard } from './board-card.tsx';
import styles from './boards-page.module.css';
import { DeletedBoards } from './deleted-boards.tsx';
import { useDeparture } from './departure.ts';
import { NewBoard } from './new-board.tsx';
import { BoardsDocument, DeletedBoardsDocument, useRestoreBoard } from './operations.ts';
import rows from './rows.module.css';

/** The list of the user's boards. */
export function BoardsPage() {
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
  return (
    <MemberPage title="Boards">
      <h1>Boards</h1>
      <DepartureNote onRestore={restore} />
      <NewBoard />
      <ImportBoard />
      <ul className={styles.boards} aria-label="Boards">
        <li>
          <OpenBoardCard note="Everyone can see and change it" />
        </li>
        {list?.map((board) => (
          <li key={board.id}>
            <OwnBoardCard board={board} />
          </li>
        ))}
      </ul>
      {list?.length === 0 && (
        <p className="muted">
          You have no board of your own yet. Type a name above to create one. Only the people that you invite
          see it.
        </p>
      )}
      {!list && boards.loading && <p role="status">Loading your boards…</p>}
      {boards.error && !boards.loading && (
        <>
          <StatusMessage failure={failureOf(boards.error).message} />
          <Button
            look="quiet"
            className={styles.retry ?? ''}
            onClick={() => void boards.refetch().catch(() => undefined)}
          >
            Try again
          </Button>
        </>
      )}
      <DeletedBoards boards={deleted.data?.boards ?? []} onRestore={restore} />
    </MemberPage>
  );
}

/** Says that the board of the page before was deleted or left, and offers to restore it. */
function DepartureNote({ onRestore }: { onRestore(id: string): Promise<void> }) {
  const departure = useDeparture();
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
