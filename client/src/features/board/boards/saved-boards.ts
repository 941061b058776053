import { useEffect, useState } from 'react';
import { type ListedBoard, listSavedBoards } from '../live/saved-board.ts';

/** The boards that this browser has saved for its user; none until they are needed for the first time. */
export function useSavedBoards(isNeeded: boolean): readonly ListedBoard[] {
  const [saved, setSaved] = useState<readonly ListedBoard[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    void listSavedBoards().then((boards) => {
      if (isCurrent) setSaved(boards);
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return saved;
}
