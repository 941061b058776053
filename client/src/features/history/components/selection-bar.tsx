import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { KeptCode } from '../lib/kept-code.ts';
import { type HistoryActions, mostZipped } from '../state/history-actions.ts';
import { useHistoryUi, useUi } from '../state/history-ui.ts';
import { selectAll, selectNone } from '../state/selection.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly codes: readonly KeptCode[];
  /** Those in sight of the present search and filters. */
  readonly shown: readonly KeptCode[];
  readonly actions: HistoryActions;
}

/** What can be done with all that is selected and in sight: nobody acts on what they don't see. */
export function SelectionBar({ codes, shown, actions }: SelectionBarProps) {
  const ui = useHistoryUi();
  const { number } = useNumbers();
  const selected = useUi((all) => all.selected);
  const isBusy = useUi(({ work }) => work !== null);
  if (selected.size === 0) return null;
  const chosen = shown.filter(({ id }) => selected.has(id));
  if (chosen.length === 0) return null;
  // What was deleted elsewhere is selected no more.
  const hidden = codes.filter(({ id }) => selected.has(id)).length - chosen.length;
  const isTooMany = chosen.length > mostZipped;
  return (
    <section className={styles.bar} aria-label="Selected codes">
      <p role="status">
        {number(chosen.length)} selected
        {hidden > 0 && <small> {number(hidden)} more not shown</small>}
      </p>
      <div className={styles.actions}>
        {shown.length > chosen.length && (
          <Button
            look="quiet"
            onClick={() =>
              selectAll(
                ui,
                shown.map(({ id }) => id),
              )
            }
          >
            <span className={styles.all}>
              <span className={styles.wide}>Select </span>all {number(shown.length)}
            </span>
          </Button>
        )}
        <Button
          look="quiet"
          aria-disabled={isBusy || isTooMany}
          onClick={() => {
            if (isTooMany) ui.fail('zip', `Choose at most ${mostZipped} codes for one ZIP file.`);
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
        <Button look="quiet" onClick={() => selectNone(ui)}>
          <Icon name="x" /> Clear
        </Button>
      </div>
    </section>
  );
}
