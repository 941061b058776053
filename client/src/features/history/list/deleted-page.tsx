import { deletedRecordDays } from '@canary/input/limits';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { useDynamicCodes } from '../dynamic/dynamic-codes.ts';
import { type DeletedCode, joinDeleted } from '../dynamic/listed-code.ts';
import { HistoryGate } from '../history-gate.tsx';
import { type UnlockedHistory, useKeyState } from '../key/keychain.ts';
import { CodeList, type ListKeys } from './code-list.tsx';
import rowStyles from './code-row.module.css';
import { type RowProps, RowShell } from './code-row.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import type { HistoryActions } from './history-actions.ts';
import styles from './history-page.module.css';
import { Skeleton } from './history-page.tsx';
import { HistoryToasts } from './history-toasts.tsx';
import { HistoryUiContext, historyUiFor } from './history-ui.ts';
import { PageNotes } from './page-notes.tsx';
import { DeletedBar } from './selection-bar.tsx';
import { useHistoryActions } from './use-history-actions.ts';

/** The codes that can be restored, once the history is unlocked. */
export function DeletedCodes() {
  const state = useKeyState();
  return (
    <HistoryGate>
      {state.status === 'unlocked' && (
        <HistoryUiContext value={historyUiFor(state.key)}>
          <UnlockedDeletedPage key={state.keyId} unlocked={state} />
        </HistoryUiContext>
      )}
    </HistoryGate>
  );
}

function UnlockedDeletedPage({ unlocked }: { readonly unlocked: UnlockedHistory }) {
  const { plural } = useNumbers();
  const { history, state, actions } = useHistoryActions(unlocked);
  const records = useSyncExternalStore(history.watchDeleted, history.read);
  const { deletedState, loadState, entries } = records;
  const { links } = useDynamicCodes();
  const areAllRecords =
    loadState.status === 'ready' && loadState.isComplete && deletedState.status === 'ready';
  const deleted = useMemo(
    () => (areAllRecords ? joinDeleted(records.deleted, entries, links) : records.deleted),
    [areAllRecords, records.deleted, entries, links],
  );
  const keys: ListKeys = {
    open: (entry) => actions.restoreDeleted([entry]),
    remove: actions.erase,
  };

  if (deletedState.status === 'loading') return <Skeleton />;
  if (deletedState.status === 'failed' && deleted.length === 0) {
    return (
      <MessageBox icon="wifi-off" title="Your deleted codes could not be loaded" role="alert">
        <p>{deletedState.failure.message} The page keeps trying.</p>
        <Link className={buttonClass('secondary')} to={paths.history}>
          Open your history
        </Link>
      </MessageBox>
    );
  }
  return (
    <div className={styles.history}>
      <PageNotes history={state} />
      {deleted.length === 0 ? (
        <MessageBox icon="trash-2" title="No deleted codes">
          <p>Codes that you delete stay here for {deletedRecordDays} days, so that you can restore them.</p>
        </MessageBox>
      ) : (
        <>
          <div className={styles.head}>
            <p role="status" className={styles.count}>
              {plural(deleted.length, 'deleted code')}
            </p>
            <div className={styles.links}>
              <Button look="quiet" onClick={() => actions.restoreDeleted(deleted)}>
                <Icon name="rotate-ccw" /> Restore all
              </Button>
              <Button look="quiet" onClick={() => actions.erase(deleted)}>
                <Icon name="trash-2" /> Delete all now
              </Button>
            </div>
          </div>
          <CodeList label="Deleted codes" entries={deleted} keys={keys}>
            {(row) => {
              const entry = deleted[row.index];
              return entry && <DeletedRow {...row} entry={entry} actions={actions} />;
            }}
          </CodeList>
        </>
      )}
      <ConfirmDeletion actions={actions} />
      <HistoryToasts>
        <DeletedBar entries={deleted} actions={actions} />
      </HistoryToasts>
    </div>
  );
}

const dayMs = 24 * 60 * 60_000;

/** @example daysLeft('2026-11-20T10:00:00Z', Date.parse('2026-11-22T11:00:00Z')); // 28: counts the day that has begun */
export function daysLeft(deletedAt: string, now: number): number {
  return Math.max(1, Math.ceil(deletedRecordDays - (now - Date.parse(deletedAt)) / dayMs));
}

interface DeletedRowProps extends RowProps {
  readonly entry: DeletedCode;
  readonly actions: HistoryActions;
}

const DeletedRow = memo(function DeletedRow({ actions, ...row }: DeletedRowProps) {
  const { plural } = useNumbers();
  const { entry, isTabStop } = row;
  const { name } = entry.code;
  const left = daysLeft(entry.deletedAt, Date.now());
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <RowShell
      {...row}
      name={
        <span className={rowStyles.name} dir="auto">
          {name}
        </span>
      }
      date={`${plural(left, 'day')} left`}
      actions={
        <>
          <Button
            look="quiet"
            tabIndex={tabIndex}
            aria-label={`Restore ${name}`}
            onClick={() => actions.restoreDeleted([entry])}
          >
            <Icon name="rotate-ccw" /> <span className={rowStyles.wide}>Restore</span>
          </Button>
          {!entry.isBare && (
            <Button
              look="quiet"
              tabIndex={tabIndex}
              aria-label={`Delete ${name} now`}
              onClick={() => actions.erase([entry])}
            >
              <Icon name="trash-2" /> <span className={rowStyles.wide}>Delete now</span>
            </Button>
          )}
        </>
      }
    />
  );
});
