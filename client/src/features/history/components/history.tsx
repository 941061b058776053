import { useState } from 'react';
import { useHistoryKeyState } from '#hooks/use-history-key.ts';
import { createHistoryUi, HistoryUiContext } from '../state/history-ui.ts';
import { HistoryView } from './history-view.tsx';
import { KeyStates } from './key-states.tsx';

/** The saved codes of whoever is signed in. */
export function History() {
  const state = useHistoryKeyState();
  const [ui] = useState(createHistoryUi);
  return (
    <HistoryUiContext value={ui}>
      <KeyStates>{state.status === 'open' && <HistoryView key={state.keyId} open={state} />}</KeyStates>
    </HistoryUiContext>
  );
}
