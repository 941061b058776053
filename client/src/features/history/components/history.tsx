import { useHistoryKeyState } from '#features/history/key/use-history-key.ts';
import { HistoryUiContext, historyUiOf } from '../state/history-ui.ts';
import { HistoryView } from './history-view.tsx';
import { KeyStates } from './key-states.tsx';

/** The saved codes of whoever is logged in. */
export function History() {
  const state = useHistoryKeyState();
  return (
    <KeyStates>
      {state.status === 'open' && (
        <HistoryUiContext value={historyUiOf(state.key)}>
          <HistoryView key={state.keyId} open={state} />
        </HistoryUiContext>
      )}
    </KeyStates>
  );
}
