import { BoardProvider } from '../hooks/board-provider.tsx';
import { BoardStates } from './board-states.tsx';

/** The task board: what several people see and change at the same time. */
export function Board() {
  return (
    <BoardProvider>
      <BoardStates />
    </BoardProvider>
  );
}
