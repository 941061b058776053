import { columnsOfOpenBoard } from '@canary/board/state';
import { type ComponentProps, useDeferredValue, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import styles from './board.module.css';
import { BoardFrame, HeadingContext, NamelessFrame, PuzzleHeading } from './board-frame.tsx';
import { BoardSkeleton, ToolsSkeleton } from './board-skeleton.tsx';
import { OpenBoard } from './live/board-connection.tsx';
import { openBoardRef } from './live/board-ref.ts';
import type { ClosedPhase } from './live/board-store.ts';
import { createBoardUi } from './live/board-ui.ts';
import { KeptText } from './live/kept-text.tsx';
import { useBoardStatus } from './live/selectors.ts';
import { useBoardAccount } from './live/use-board-account.ts';
import { ReadyBoard } from './ready-board.tsx';

/** The names of the open board's columns, which never change. */
const columnNames = columnsOfOpenBoard.map(({ name }) => name);

/** The open task board, which several people see and change at the same time. */
export function BoardPage() {
  return (
    <HeadingContext value={PuzzleHeading}>
      <OpenBoard board={openBoardRef}>
        <BoardContent columnNames={columnNames} />
      </OpenBoard>
    </HeadingContext>
  );
}

/** A board of the account that is logged in. */
export function OwnBoardPage({ boardId }: { readonly boardId: string }) {
  const account = useBoardAccount(boardId);
  const { pathname } = useLocation();
  switch (account.kind) {
    case 'loading':
      return (
        <NamelessFrame isBusy>
          <BoardSkeleton />
        </NamelessFrame>
      );
    case 'visitor':
      return (
        <NamelessFrame>
          <MembersOnly path={pathname} />
        </NamelessFrame>
      );
    case 'unknown':
      return (
        <NamelessFrame>
          <LoadingFailed message={account.message} onRetry={account.retry} />
        </NamelessFrame>
      );
    case 'known':
      return (
        <OpenBoard key={account.accountId} board={{ boardId, accountId: account.accountId }}>
          <BoardContent />
        </OpenBoard>
      );
  }
}

function BoardContent({ columnNames }: ComponentProps<typeof BoardSkeleton>) {
  // Rendering a full board takes a while; deferred, it doesn't block typing.
  const status = useDeferredValue(useBoardStatus());
  const { pathname } = useLocation();
  // Outlives the board, so that what the user was typing can be copied after the board was closed.
  const [ui] = useState(createBoardUi);
  switch (status.kind) {
    case 'loading':
      return (
        <BoardFrame isBusy tools={<ToolsSkeleton />}>
          <BoardSkeleton columnNames={columnNames} />
        </BoardFrame>
      );
    case 'failed':
      return (
        <BoardFrame>
          <LoadingFailed message={status.failure.message} onRetry={status.retry} />
        </BoardFrame>
      );
    case 'members-only':
      return (
        <BoardFrame>
          <KeptText ui={ui} drafts="shown" />
          <MembersOnly path={pathname} />
        </BoardFrame>
      );
    case 'not-found':
    case 'removed':
    case 'deleted':
      return (
        <BoardFrame>
          <KeptText ui={ui} drafts="kept" />
          <ClosedBoard phase={status.kind} onRetry={status.retry} />
        </BoardFrame>
      );
    case 'ready':
      return <ReadyBoard ui={ui} />;
  }
}

function Message(props: ComponentProps<typeof MessageBox>) {
  return (
    <div className={styles.message}>
      <MessageBox {...props} />
    </div>
  );
}

function LoadingFailed({ message, onRetry }: { readonly message: string; onRetry(): void }) {
  return (
    <Message icon="circle-alert" title="The board could not be loaded" role="alert">
      <p>{message}</p>
      <Button onClick={onRetry}>Try again</Button>
    </Message>
  );
}

function MembersOnly({ path }: { readonly path: string }) {
  return (
    <Message icon="lock" title="This board is for members">
      <p>Log in to see the board. You’ll come straight back here.</p>
      <Link className={buttonClass()} to={withNext(paths.login, path)}>
        Log in
      </Link>
    </Message>
  );
}

const closed: Record<ClosedPhase, { readonly title: string; readonly text: string }> = {
  'not-found': {
    title: 'You can’t open this board',
    text: 'It was deleted, it never existed, or you aren’t a member. Owners find their deleted boards below the list of boards. For an invitation, ask an owner of the board. If you are a member with another account, log in with that account.',
  },
  removed: {
    title: 'You aren’t a member of this board any more',
    text: 'Its copy was deleted from this browser. To come back, ask an owner of the board for an invitation.',
  },
  deleted: {
    title: 'This board was deleted',
    text: 'Its owners can restore it for 30 days.',
  },
};

function ClosedBoard({ phase, onRetry }: { readonly phase: ClosedPhase; onRetry(): void }) {
  const { title, text } = closed[phase];
  return (
    <Message icon="lock" title={title} role="alert">
      <p>{text}</p>
      <div className="row">
        <Link className={buttonClass()} to={paths.boards}>
          Your boards
        </Link>
        <Button look="secondary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Message>
  );
}
