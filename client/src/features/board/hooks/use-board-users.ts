import type { BoardUser } from '@canary/board/task';
import { useWatched } from './use-watched.ts';

/** Everyone that cards can be given to, by name. */
export function useBoardUsers(): readonly BoardUser[] {
  return useWatched('users', (store) => store.users());
}
