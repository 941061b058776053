import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { HistoryEntry } from '../history-entry.ts';
import { maxZipCodes } from './file-actions.ts';
import type { HistoryActions } from './history-actions.ts';
import { useHistoryUi, useUiState } from './history-ui.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly entries: readonly HistoryEntry[];
  /** The entries that match the filter. */
  readonly shown: readonly HistoryEntry[];
  readonly actions: HistoryActions;
}

/** Actions on the selected entries. Entries hidden by the filter are left alone, even if they are selected. */
export function SelectionBar({ entries, shown, actions }: SelectionBarProps) {
  const ui = useHistoryUi();
  const { number } = useNumbers();
  const selected = useUiState((state) => state.selected);
  const isBusy = useUiState(({ progress }) => progress !== null);
  if (selected.size === 0) return null;
  const chosen = shown.filter(({ id }) => selected.has(id));
  if (chosen.length === 0) return null;
  // Counts entries, since selected ids may have been deleted elsewhere.
  const hidden = entries.filter(({ id }) => selected.has(id)).length - chosen.length;
  const isTooMany = chosen.length > maxZipCodes;
  return (
    <section className={styles.bar} aria-label="Selected codes">
      <p role="status">
        {number(chosen.length)} selected
        {hidden > 0 && <small> {number(hidden)} more hidden</small>}
      </p>
      <div className={styles.actions}>
        {shown.length > chosen.length && (
          <Button look="quiet" onClick={() => ui.selectAll(shown.map(({ id }) => id))}>
            <span className={styles.all}>
              <span className={styles.wide}>Select </span>all {number(shown.length)}
            </span>
          </Button>
        )}
        <Button
          look="quiet"
          aria-disabled={isBusy || isTooMany}
          onClick={() => {
            if (isTooMany) ui.showError('zip', `A ZIP file can hold up to ${maxZipCodes} codes.`);
            else if (!isBusy) void actions.zip(chosen);
          }}
        >
          <Icon name="download" />
          <span>
            <span className={styles.wide}>Download </span>ZIP
          </span>
        </Button>
        <Button look="quiet" onClick={() => ui.change({ moving: chosen.map(({ id }) => id) })}>
          <Icon name="folder" /> Move…
        </Button>
        <Button look="quiet" onClick={() => actions.remove(chosen, null)}>
          <Icon name="trash-2" /> Delete
        </Button>
        <Button look="quiet" onClick={() => ui.clearSelection()}>
          <Icon name="x" /> Clear
        </Button>
      </div>
    </section>
  );
}
