import { Toasts } from '#shared/ui/toasts.tsx';
import { useBoardUi, useUi } from '../state/board-ui.ts';

/** What has just been done on the board. */
export function BoardToasts() {
  const ui = useBoardUi();
  const toasts = useUi((state) => state.toasts);
  return <Toasts toasts={toasts} undoOtherwise="Press Control Z on the board" onDismiss={ui.dismiss} />;
}
