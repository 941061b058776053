import type { TaskView } from '../lib/shown-board.ts';
import { useWatched } from './use-watched.ts';

/** A card as it is to be shown; undefined for one that is gone. */
export function useTask(id: string): TaskView | undefined {
  return useWatched(`task:${id}`, (store) => store.task(id));
}
