import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { type HistoryEntry, pathOf } from '../history-entry.ts';
import { EmptyHistory, HistoryGate } from '../history-gate.tsx';
import { type UnlockedHistory, useKeychain, useKeyState } from '../key/keychain.ts';
import type { LoadState } from '../sync/history-reader.ts';
import { CodeList, type ListKeys } from './code-list.tsx';
import { CodeRow } from './code-row.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { FileButtons } from './file-buttons.tsx';
import { FolderHeader } from './folder-header.tsx';
import { filterEntries, foldersOf, type HistoryFilter, showAll, sortEntries } from './history-filter.ts';
import styles from './history-page.module.css';
import { HistoryToasts } from './history-toasts.tsx';
import { HistoryUiContext, historyUiFor, useHistoryUi, useUiState } from './history-ui.ts';
import { MoveDialog } from './move-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SyncNote } from './sync-note.tsx';
import { Toolbar } from './toolbar.tsx';
import { UnreadableNotes } from './unreadable-notes.tsx';
import { useHistoryActions } from './use-history-actions.ts';

/** The user's saved codes, once their history is unlocked. */
export function SavedCodes() {
  const state = useKeyState();
  return (
    <HistoryGate>
      {state.status === 'unlocked' && (
        <HistoryUiContext value={historyUiFor(state.key)}>
          <UnlockedHistoryPage key={state.keyId} unlocked={state} />
        </HistoryUiContext>
      )}
    </HistoryGate>
  );
}

function UnlockedHistoryPage({ unlocked }: { readonly unlocked: UnlockedHistory }) {
  const ui = useHistoryUi();
  const { history, state, actions } = useHistoryActions(unlocked);
  const { loadState, entries, unreadable, unsent, rejection } = state;
  const { filter, shown, folders, changeFilter, clearFilter } = useFilteredEntries(entries);
  const { refresh } = useKeychain();
  const navigate = useNavigate();
  const keys: ListKeys = {
    open: (entry) => void navigate(pathOf(entry)),
    remove: actions.remove,
    rename: ({ id }) => ui.change({ renaming: id }),
  };

  switch (loadState.status) {
    case 'loading':
      // The toolbar is shown at once, so that the list appears where its skeleton was.
      return (
        <div className={styles.history}>
          <div inert>
            <Toolbar filter={filter} folders={folders} onChange={changeFilter} />
          </div>
          <div className={styles.count} inert>
            <span />
            <div className={styles.files}>
              <FileButtons actions={actions} entries={entries} isComplete={false} />
              <DeletedLink />
            </div>
          </div>
          <Skeleton />
        </div>
      );
    case 'failed':
      return (
        <MessageBox icon="wifi-off" title="Your history could not be loaded" role="alert">
          <p>{loadState.failure.message}</p>
          <Button onClick={history.retry}>Try again</Button>
        </MessageBox>
      );
    case 'other-key':
      return (
        <MessageBox icon="lock" title="Your history was reset" role="alert">
          <p>It has a new key, which this browser doesn’t have yet.</p>
          <Button onClick={refresh}>Open it</Button>
        </MessageBox>
      );
    case 'ready': {
      const { isComplete } = loadState;
      const isEmpty = entries.length === 0 && unreadable.size === 0 && isComplete;
      return (
        <div className={styles.history}>
          <SyncNote savedAt={loadState.savedAt} unsent={unsent} rejection={rejection} />
          <UnreadableNotes unreadable={unreadable} />
          {isEmpty ? (
            <EmptyHistory>
              <div className={styles.files}>
                <FileButtons actions={actions} entries={entries} isComplete />
                <DeletedLink />
              </div>
            </EmptyHistory>
          ) : (
            <>
              <Toolbar filter={filter} folders={folders} onChange={changeFilter} />
              {filter.folder && (
                <FolderHeader
                  key={filter.folder}
                  folder={filter.folder}
                  entries={entries}
                  actions={actions}
                  onChange={(folder) => changeFilter({ folder })}
                />
              )}
              <div className={styles.count}>
                <Count shown={shown.length} loaded={entries.length} loadState={loadState} />
                <div className={styles.files}>
                  <FileButtons actions={actions} entries={entries} isComplete={isComplete} />
                  <DeletedLink />
                </div>
              </div>
              {shown.length > 0 ? (
                <CodeList label="Saved codes" entries={shown} keys={keys}>
                  {(row) => <CodeRow {...row} actions={actions} />}
                </CodeList>
              ) : (
                <NoMatches isComplete={isComplete} onClearFilter={clearFilter} />
              )}
            </>
          )}
          <MoveDialog entries={entries} folders={folders} actions={actions} />
          <ConfirmDeletion actions={actions} />
          <HistoryToasts>
            <SelectionBar entries={entries} shown={shown} actions={actions} />
          </HistoryToasts>
        </div>
      );
    }
  }
}

/** The filter stays set while the user visits other pages. */
function useFilteredEntries(entries: readonly HistoryEntry[]) {
  const ui = useHistoryUi();
  const filter = useUiState((state) => state.filter);
  const { order, query, type, folder } = filter;
  const sorted = useMemo(() => sortEntries(entries, order), [entries, order]);
  const shown = useMemo(() => filterEntries(sorted, { query, type, folder }), [sorted, query, type, folder]);
  const folders = useMemo(() => foldersOf(entries), [entries]);
  return {
    filter,
    shown,
    folders,
    changeFilter: (part: Partial<HistoryFilter>) => ui.change({ filter: { ...ui.read().filter, ...part } }),
    clearFilter: () => ui.change({ filter: { ...showAll, order } }),
  };
}

interface CountProps {
  readonly shown: number;
  readonly loaded: number;
  readonly loadState: Extract<LoadState, { status: 'ready' }>;
}

function Count({ shown, loaded, loadState: { isComplete, count, savedAt } }: CountProps) {
  const { number, plural } = useNumbers();
  const rest = savedAt
    ? '. The others aren’t in this browser.'
    : `, loading ${number(Math.max(0, count - loaded))} more…`;
  return (
    <p role="status">
      {shown === loaded ? plural(loaded, 'code') : `${number(shown)} of ${plural(loaded, 'code')}`}
      {!isComplete && rest}
    </p>
  );
}

interface NoMatchesProps {
  readonly isComplete: boolean;
  onClearFilter(): void;
}

function NoMatches({ isComplete, onClearFilter }: NoMatchesProps) {
  return (
    <MessageBox icon="search" title={isComplete ? 'No matching codes' : 'No matching codes yet'}>
      <p>
        {isComplete
          ? 'None of your saved codes match the search and filters.'
          : 'The rest of your history is still loading.'}
      </p>
      <Button look="secondary" onClick={onClearFilter}>
        Show all codes
      </Button>
    </MessageBox>
  );
}

function DeletedLink() {
  return (
    <Link className={buttonClass('quiet')} to={paths.deletedCodes}>
      <Icon name="trash-2" /> Recently deleted
    </Link>
  );
}

export function Skeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p role="status" className="visually-hidden">
        Loading your saved codes…
      </p>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className={styles.placeholder} aria-hidden="true" />
      ))}
    </div>
  );
}
