import { useOnline } from '#shared/browser/use-online.ts';
import { type Toast, Toasts } from '#shared/ui/toasts.tsx';
import { useSocketOpen } from '../hooks/use-socket-open.ts';
import { useHistoryUi, useUi } from '../state/history-ui.ts';

const stale = 'What you see may be out of date, and changes can’t be saved.';

/** What came of an action, what is under way, and whether the server is there. */
export function HistoryToasts() {
  const ui = useHistoryUi();
  const isOnline = useOnline();
  const isLive = useSocketOpen();
  const toasts = useUi((all) => all.toasts);
  const work = useUi((all) => all.work);
  const given: Toast[] = [];
  if (!isOnline || !isLive) {
    const text = `${isOnline ? 'Connecting again…' : 'You’re offline.'} ${stale}`;
    given.push({ id: isOnline ? 'connecting' : 'offline', text, icon: 'wifi-off', stay: 'given' });
  }
  if (work) given.push({ id: 'work', icon: 'loader-circle', stay: 'given', ...work });
  return (
    <Toasts
      toasts={[...given, ...toasts]}
      undoOtherwise="Press Control Z in the list"
      onDismiss={ui.dismiss}
    />
  );
}
