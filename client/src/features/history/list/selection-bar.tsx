import type { ReactNode } from 'react';
import { nothingSelected, selectAll } from '#shared/collection/selection.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { ListedCode } from '../dynamic/listed-code.ts';
import type { HistoryActions, ListActions } from './history-actions.ts';
import { useHistoryUi, useHistoryUiState } from './history-ui.ts';
import { maxZipCodes } from './picture-actions.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly entries: readonly ListedCode[];
  /** The entries that match the filter. */
  readonly shown: readonly ListedCode[];
  readonly actions: ListActions;
}

/** Actions on the selected entries. Entries hidden by the filter are left alone, even if they are selected. */
export function SelectionBar({ entries, shown, actions }: SelectionBarProps) {
  const ui = useHistoryUi();
  const selected = useHistoryUiState(({ selection }) => selection.ids);
  const isBusy = useHistoryUiState(({ progress }) => progress !== null);
  if (selected.size === 0) return null;
  const chosen = shown.filter(({ id }) => selected.has(id));
  if (chosen.length === 0) return null;
  // Counts entries, since selected ids may have been deleted elsewhere.
  const hidden = entries.filter(({ id }) => selected.has(id)).length - chosen.length;
  const records = chosen.filter(({ isBare }) => !isBare);
  const hasState = (state: string) => chosen.some(({ link }) => link?.state === state);
  const isTooMany = chosen.length > maxZipCodes;
  return (
    <Bar shown={shown} chosen={chosen} hidden={hidden}>
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
      {hasState('ACTIVE') && (
        <Button look="quiet" aria-disabled={isBusy} onClick={() => !isBusy && void actions.pause(chosen)}>
          <Icon name="pause" /> Pause
        </Button>
      )}
      {hasState('PAUSED') && (
        <Button look="quiet" aria-disabled={isBusy} onClick={() => !isBusy && void actions.resume(chosen)}>
          <Icon name="play" /> Resume
        </Button>
      )}
      {records.length > 0 && (
        <Button look="quiet" onClick={() => ui.change({ moving: records.map(({ id }) => id) })}>
          <Icon name="folder" /> Move…
        </Button>
      )}
      <Button look="quiet" onClick={() => actions.remove(chosen)}>
        <Icon name="trash-2" /> Delete
      </Button>
    </Bar>
  );
}

interface DeletedBarProps {
  readonly entries: readonly ListedCode[];
  readonly actions: Pick<HistoryActions, 'restoreDeleted' | 'erase'>;
}

/** Actions on the selected entries that were deleted. */
export function DeletedBar({ entries, actions }: DeletedBarProps) {
  const selected = useHistoryUiState(({ selection }) => selection.ids);
  const chosen = entries.filter(({ id }) => selected.has(id));
  if (chosen.length === 0) return null;
  return (
    <Bar shown={entries} chosen={chosen}>
      <Button look="quiet" onClick={() => actions.restoreDeleted(chosen)}>
        <Icon name="rotate-ccw" /> Restore
      </Button>
      <Button look="quiet" onClick={() => actions.erase(chosen)}>
        <Icon name="trash-2" /> Delete now
      </Button>
    </Bar>
  );
}

interface BarProps {
  readonly shown: readonly ListedCode[];
  readonly chosen: readonly ListedCode[];
  /** The number of selected entries that the filter hides. */
  readonly hidden?: number;
  readonly children: ReactNode;
}

function Bar({ shown, chosen, hidden = 0, children }: BarProps) {
  const ui = useHistoryUi();
  const { number } = useNumbers();
  const clear = () => {
    const { anchor } = ui.read().selection;
    // The pressed button disappears.
    const last = chosen.find(({ id }) => id === anchor) ?? chosen[0];
    ui.change({ selection: nothingSelected, focusRequest: last?.id ?? null });
  };
  return (
    <section className={styles.bar} aria-label="Selected codes">
      <p role="status">
        {number(chosen.length)} selected
        {hidden > 0 && <small> {number(hidden)} more hidden</small>}
      </p>
      <div className={styles.actions}>
        {shown.length > chosen.length && (
          <Button look="quiet" onClick={() => ui.change({ selection: selectAll(ui.list.ids) })}>
            <span className={styles.all}>
              <span className={styles.wide}>Select </span>all {number(shown.length)}
            </span>
          </Button>
        )}
        {children}
        <Button look="quiet" onClick={clear}>
          <Icon name="x" /> Clear
        </Button>
      </div>
    </section>
  );
}
