import type { ReactNode } from 'react';
import { useUndoKey } from '#shared/live/use-undo-key.ts';
import { useStore } from '#shared/store/create-store.ts';
import { type Toast, Toasts } from '#shared/ui/toasts.tsx';
import { useHistoryUi, useHistoryUiState } from './history-ui.ts';

/**
 * The results of actions and the progress of the current action.
 *
 * @param children the bar below the toasts
 */
export function HistoryToasts({ children }: { readonly children: ReactNode }) {
  const ui = useHistoryUi();
  useUndoKey(ui.notices);
  const toasts = useStore(ui.notices);
  const progress = useHistoryUiState((state) => state.progress);
  const current: Toast[] = progress
    ? [{ id: 'progress', icon: 'loader-circle', lifetime: 'controlled', ...progress }]
    : [];
  return (
    <Toasts toasts={[...current, ...toasts]} undoOtherwise="Press Ctrl+Z" onDismiss={ui.notices.dismiss}>
      {children}
    </Toasts>
  );
}
