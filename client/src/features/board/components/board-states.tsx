import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useBoardStatus } from '../hooks/use-board-status.ts';
import styles from './board.module.css';
import { BoardFrame } from './board-frame.tsx';
import { LiveBoard } from './live-board.tsx';
import { Skeleton, ToolsShape } from './skeleton.tsx';

/** The board, or what stands in its place. */
export function BoardStates() {
  // A board's first drawing takes a while. Put off like this it is done piece by piece, and what is typed comes between.
  const status = useDeferredValue(useBoardStatus());
  switch (status.kind) {
    case 'loading':
      return (
        <BoardFrame isBusy tools={<ToolsShape />}>
          <Skeleton />
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
            <p>Log in to see it; you come straight back here.</p>
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
