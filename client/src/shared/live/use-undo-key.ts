import { useEffect } from 'react';
import type { Notices } from './notices.ts';

/** Fields, where the browser undoes typing. */
const fields = 'input:not([type=checkbox]), textarea, select';

interface UndoKeyOptions {
  /** Whether the page's dialogs have actions, which the key undoes while a dialog is open. */
  readonly hasDialogs?: boolean;
  /** Whether nothing can be undone now. */
  readonly isOff?: boolean;
}

/** Ctrl+Z undoes the last action, unless the focus is in a field. */
export function useUndoKey(
  notices: Notices,
  { hasDialogs = false, isOff = false }: UndoKeyOptions = {},
): void {
  useEffect(() => {
    if (isOff) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const { target } = event;
      if (!isUndo || !(target instanceof Element)) return;
      if (target.closest(hasDialogs ? fields : `${fields}, [role="dialog"]`)) return;
      if (notices.undoLast()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [notices, hasDialogs, isOff]);
}
