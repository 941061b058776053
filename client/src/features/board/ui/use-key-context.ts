import { useMemo } from 'react';
import { useLetterKeys } from '#shared/browser/letter-keys.ts';
import { useCanEdit, useOwnBoard } from '../sync/selectors.ts';
import type { KeyContext } from './board-keys.ts';

/** Which keys the board has now. */
export function useKeyContext(): KeyContext {
  const isOwnBoard = useOwnBoard() !== null;
  const canEdit = useCanEdit();
  const hasLetters = useLetterKeys();
  return useMemo(() => ({ isOwnBoard, canEdit, hasLetters }), [isOwnBoard, canEdit, hasLetters]);
}
