import { useMemo } from 'react';
import { useLetterKeys } from '#shared/browser/letter-keys.ts';
import type { KeyContext } from './board-keys.ts';
import { useSelf } from './people-selectors.ts';
import { useCan, useHasLabels } from './selectors.ts';

/** Which keys the board has now. */
export function useKeyContext(): KeyContext {
  const canEdit = useCan('editCards');
  const isMember = useSelf() !== undefined;
  const hasLabels = useHasLabels();
  const hasLetters = useLetterKeys();
  return useMemo(
    () => ({ canEdit, isMember, hasLabels, hasLetters }),
    [canEdit, isMember, hasLabels, hasLetters],
  );
}
