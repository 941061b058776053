import { type ReactNode, useEffect } from 'react';
import { useStore } from '#shared/store/create-store.ts';
import { type Toast, Toasts } from '#shared/ui/toasts.tsx';
import { type HistoryUi, useHistoryUi, useUiState } from './history-ui.ts';

/**
 * The results of actions and the progress of the current one.
 *
 * @param children the bar below the toasts
 */
export function HistoryToasts({ children }: { readonly children: ReactNode }) {
  const ui = useHistoryUi();
  useUndoKey(ui);
  const toasts = useStore(ui.notices);
  const progress = useUiState((state) => state.progress);
  const current: Toast[] = progress
    ? [{ id: 'progress', icon: 'loader-circle', lifetime: 'controlled', ...progress }]
    : [];
  return (
    <Toasts toasts={[...current, ...toasts]} undoOtherwise="Press Ctrl+Z" onDismiss={ui.notices.dismiss}>
      {children}
    </Toasts>
  );
}

/** Ctrl+Z undoes the last action, unless the focus is in a field, where the browser undoes typing. */
function useUndoKey(ui: HistoryUi): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const { target } = event;
      if (!isUndo || !(target instanceof Element)) return;
      if (target.closest('input:not([type=checkbox]), textarea, [role="dialog"]')) return;
      if (ui.notices.undoLast()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [ui]);
}
