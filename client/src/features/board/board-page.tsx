import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { OpenBoard } from './sync/board-connection.tsx';
import { useBoardStatus } from './sync/selectors.ts';
import { BoardFrame, LiveBoard } from './ui/live-board.tsx';
import { BoardSkeleton, ToolsSkeleton } from './ui/skeleton.tsx';

/** The task board that several people see and change at the same time. */
export function BoardPage() {
  return (
    <OpenBoard>
      <BoardContent />
    </OpenBoard>
  );
}

function BoardContent() {
  // Rendering a full board takes a while; deferred, it doesn't block typing.
  const status = useDeferredValue(useBoardStatus());
  switch (status.kind) {
    case 'loading':
      return (
        <BoardFrame isBusy tools={<ToolsSkeleton />}>
          <BoardSkeleton />
        </BoardFrame>
      );
    case 'failed':
      return (
        <BoardFrame>
          <MessageBox icon="circle-alert" title="The board could not be loaded" role="alert">
            <p>{status.failure.message}</p>
            <Button onClick={status.retry}>Try again</Button>
          </MessageBox>
        </BoardFrame>
      );
    case 'members-only':
      return (
        <BoardFrame>
          <MessageBox icon="lock" title="This board is for members">
            <p>Log in to see the board. You’ll come straight back here.</p>
            <Link className={buttonClass()} to={withNext(paths.login, paths.tasks)}>
              Log in
            </Link>
          </MessageBox>
        </BoardFrame>
      );
    case 'ready':
      return <LiveBoard />;
  }
}
