import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { KeptCode } from '../lib/kept-code.ts';
import { openPath } from '../lib/open-path.ts';
import type { HistoryActions } from '../state/history-actions.ts';
import { useHistoryUi } from '../state/history-ui.ts';
import { selectAll, selectNone, selectTo, toggle } from '../state/selection.ts';

const page = 8;

/** How far each key goes from a row. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -page,
  PageDown: page,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** What the keys do on a row of the list. What is typed into a field of it is left alone. */
export function useListKeys(codes: readonly KeptCode[], actions: HistoryActions) {
  const ui = useHistoryUi();
  const navigate = useNavigate();
  return (event: KeyboardEvent) => {
    const { target, key, shiftKey } = event;
    if (!(target instanceof HTMLElement) || target.closest('[role="menu"], form')) return;
    const id = target.closest<HTMLElement>('[data-id]')?.dataset['id'];
    const index = codes.findIndex((kept) => kept.id === id);
    const kept = codes[index];
    if (!kept) return;
    const ids = () => codes.map((one) => one.id);
    const isCommand = event.ctrlKey || event.metaKey;
    const isRow = target.hasAttribute('data-id');
    const done = () => event.preventDefault();
    const step = steps[key];
    if (isCommand && key.toLowerCase() === 'a') {
      selectAll(ui, ids());
      return done();
    }
    if (isCommand && key.toLowerCase() === 'z') {
      ui.read()
        .toasts.findLast(({ undo }) => undo)
        ?.undo?.();
      return done();
    }
    if (isCommand || event.altKey) return;
    if (step !== undefined) {
      const next = codes[Math.max(0, Math.min(codes.length - 1, index + step))];
      if (!next) return;
      if (shiftKey) {
        if (ui.read().anchor === null) toggle(ui, kept.id);
        selectTo(ui, ids(), next.id);
      }
      ui.change({ wanted: next.id, stop: next.id });
      return done();
    }
    if (key === 'Escape') return selectNone(ui);
    if (key === 'Delete' || (key === 'Backspace' && event.metaKey)) {
      const { selected } = ui.read();
      const chosen = selected.has(kept.id) ? codes.filter((one) => selected.has(one.id)) : [kept];
      const rest = codes.filter((one, at) => at > index && !chosen.includes(one));
      actions.remove(chosen, rest[0]?.id ?? codes.findLast((one) => !chosen.includes(one))?.id ?? null);
      return done();
    }
    if (key === 'F2') {
      ui.change({ renaming: kept.id });
      return done();
    }
    if (!isRow) return;
    if (key === ' ') {
      if (shiftKey) selectTo(ui, ids(), kept.id);
      else toggle(ui, kept.id);
      return done();
    }
    if (key === 'Enter') {
      void navigate(openPath(kept));
      done();
    }
  };
}
