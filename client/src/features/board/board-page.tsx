import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { OpenBoard } from './sync/board-connection.tsx';
import { useBoardStatus } from './sync/selectors.ts';
import styles from './ui/board.module.css';
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
          <div className={styles.state} role="alert">
            <Icon name="wifi-off" size={40} />
            <h2>The board could not be loaded</h2>
            <p>{status.failure.message}</p>
            <Button onClick={status.retry}>Try again</Button>
          </div>
        </BoardFrame>
      );
    case 'members-only':
      return (
        <BoardFrame>
          <div className={styles.state}>
            <Icon name="lock" size={40} />
            <h2>This board is for members</h2>
            <p>Log in to see the board. You’ll come straight back here.</p>
            <Link className={buttonClass()} to={withNext(paths.login, paths.tasks)}>
              Log in
            </Link>
          </div>
        </BoardFrame>
      );
    case 'ready':
      return <LiveBoard />;
  }
}
