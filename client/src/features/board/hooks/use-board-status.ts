import type { BoardStatus } from '../lib/board-status.ts';
import { useWatched } from './use-watched.ts';

/** Whether the board is there, and how the way to the server is. */
export function useBoardStatus(): BoardStatus {
  return useWatched('status', (store) => store.status());
}
