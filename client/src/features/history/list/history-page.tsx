import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMedia } from '#shared/browser/use-media.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { useRememberedFlag } from '#shared/storage/use-remembered-flag.ts';
import { Button } from '#shared/ui/button.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { type FolderStore, useFolderStore } from '../folders/folder-store.ts';
import { type HistoryEntry, pathOf } from '../history-entry.ts';
import { EmptyHistory, HistoryGate } from '../history-gate.tsx';
import { type UnlockedHistory, useKeychain, useKeyState } from '../key/keychain.ts';
import { RecoveryBanner } from '../key/recovery-banner.tsx';
import type { LoadState } from '../sync/history-reader.ts';
import { CodeDetails } from './code-details.tsx';
import { CodeList, type ListKeys } from './code-list.tsx';
import { CodeRow } from './code-row.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { FileButtons } from './file-buttons.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import { FolderList } from './folder-list.tsx';
import { FolderMenu } from './folder-menu.tsx';
import { filterEntries, foldersOf, type HistoryFilter, showAll, sortEntries } from './history-filter.ts';
import { Filters, HeadLinks, HistoryHead } from './history-head.tsx';
import styles from './history-page.module.css';
import { HistoryToasts } from './history-toasts.tsx';
import { HistoryUiContext, historyUiFor, useHistoryUi, useUiState } from './history-ui.ts';
import { MoveDialog } from './move-dialog.tsx';
import { PageNotes } from './page-notes.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useHistoryActions } from './use-history-actions.ts';

/** The user's saved codes, once their history is unlocked. */
export function SavedCodes() {
  const state = useKeyState();
  if (state.status !== 'unlocked')
    return (
      <>
        <HistoryHead />
        <HistoryGate />
      </>
    );
  return (
    <HistoryUiContext value={historyUiFor(state.key)}>
      <UnlockedHistoryPage key={state.keyId} unlocked={state} />
    </HistoryUiContext>
  );
}

/** Whether there is room for the folders and the details beside the list. */
const wide = '(width >= 64rem)';
/** Whether the details of a code have columns of their own. */
const columned = '(width >= 48rem)';

function UnlockedHistoryPage({ unlocked }: { readonly unlocked: UnlockedHistory }) {
  const ui = useHistoryUi();
  const { history, state, actions } = useHistoryActions(unlocked);
  const folderStore = useFolderStore(unlocked);
  const { loadState, entries, unreadable } = state;
  const { filter, shown, folders, changeFilter, clearFilter } = useFilteredEntries(entries, folderStore);
  const isWide = useMedia(wide);
  const hasColumns = useMedia(columned);
  const [isGrid, setIsGrid] = useRememberedFlag('canary-qr:history-grid');
  useEffect(() => {
    // Folders that can't be read now are missing only while they are empty.
    folderStore.load().catch(() => undefined);
  }, [folderStore]);
  const { refresh } = useKeychain();
  const navigate = useNavigate();
  const keys: ListKeys = {
    open: (entry) => void navigate(pathOf(entry)),
    remove: actions.remove,
    rename: ({ id }) => ui.change({ renaming: id }),
  };

  if (loadState.status === 'failed')
    return (
      <>
        <HistoryHead />
        <MessageBox icon="wifi-off" title="Your history could not be loaded" role="alert">
          <p>{loadState.failure.message}</p>
          <Button onClick={history.retry}>Try again</Button>
        </MessageBox>
      </>
    );
  if (loadState.status === 'other-key')
    return (
      <>
        <HistoryHead />
        <MessageBox icon="lock" title="Your history was reset" role="alert">
          <p>It has a new key, which this browser doesn’t have yet.</p>
          <Button onClick={refresh}>Open it</Button>
        </MessageBox>
      </>
    );

  const isLoading = loadState.status === 'loading';
  const isComplete = !isLoading && loadState.isComplete;
  const isEmpty = isComplete && entries.length === 0 && unreadable.size === 0;
  const hasFolderList = isWide && (!isEmpty || folders.length > 0);
  const showFolder = (folder: string | null) => changeFilter({ folder });
  const files = (
    <>
      <FileButtons actions={actions} entries={entries} isComplete={isComplete} isSmall={!isWide} />
      <HeadLinks hasFolderList={hasFolderList} isEmpty={isEmpty} isSmall={!hasColumns} />
    </>
  );
  const listProps = { label: 'Saved codes', entries: shown, keys };
  return (
    <div className={styles.history}>
      {/* The head is shown at once, so that the list appears where its skeleton was. */}
      <div className={styles.top} inert={isLoading}>
        <HistoryHead>
          {!isLoading && !isEmpty && <Count shown={shown.length} loaded={entries.length} state={loadState} />}
          {!isEmpty && (
            <Filters
              filter={filter}
              folders={folders}
              hasFolderList={hasFolderList}
              hasColumns={hasColumns && !isGrid}
              isGrid={isGrid}
              onChange={changeFilter}
              onGrid={setIsGrid}
            >
              {filter.folder && (
                <FolderMenu
                  folder={filter.folder}
                  entries={entries}
                  actions={actions}
                  onFolder={showFolder}
                />
              )}
            </Filters>
          )}
          <div className={styles.links}>{files}</div>
        </HistoryHead>
      </div>
      <PageNotes history={state} question={!isLoading && <RecoveryBanner unlocked={unlocked} />} />
      {isEmpty && !hasFolderList ? (
        <EmptyHistory />
      ) : (
        <div className={styles.columns}>
          {hasFolderList && (
            <FolderList
              entries={entries}
              folders={folders}
              folder={filter.folder}
              actions={actions}
              onFolder={showFolder}
            />
          )}
          {isLoading && <Skeleton />}
          {isEmpty && <EmptyHistory />}
          {!isLoading && !isEmpty && shown.length === 0 && (
            <NoMatches
              isComplete={isComplete}
              isEmptyFolder={
                filter.folder !== null && !entries.some(({ code }) => code.folder === filter.folder)
              }
              onClearFilter={clearFilter}
            />
          )}
          {shown.length > 0 &&
            (isGrid ? (
              <CodeList key="grid" {...listProps} isTiled>
                {(row) => <CodeRow {...row} actions={actions} canDrag={isWide} />}
              </CodeList>
            ) : (
              <CodeList
                key="list"
                {...listProps}
                columns={
                  hasColumns
                    ? { order: filter.order, onOrder: (order) => changeFilter({ order }) }
                    : undefined
                }
              >
                {(row) => <CodeRow {...row} actions={actions} canDrag={isWide} />}
              </CodeList>
            ))}
          {isWide && <CodeDetails shown={shown} actions={actions} />}
        </div>
      )}
      <MoveDialog entries={entries} folders={folders} actions={actions} />
      <FolderDialog entries={entries} actions={actions} onFolder={showFolder} />
      <ConfirmDeletion actions={actions} />
      <HistoryToasts>
        <SelectionBar entries={entries} shown={shown} actions={actions} />
      </HistoryToasts>
    </div>
  );
}

/** The filter stays set while the user visits other pages. */
function useFilteredEntries(entries: readonly HistoryEntry[], folderStore: FolderStore) {
  const ui = useHistoryUi();
  const kept = useSyncExternalStore(folderStore.watch, folderStore.read);
  const filter = useUiState((state) => state.filter);
  const { order, query, type, folder } = filter;
  const sorted = useMemo(() => sortEntries(entries, order), [entries, order]);
  const shown = useMemo(() => filterEntries(sorted, { query, type, folder }), [sorted, query, type, folder]);
  const names = useMemo(() => kept.map(({ name }) => name), [kept]);
  const folders = useMemo(() => foldersOf(entries, names), [entries, names]);
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
  readonly state: Extract<LoadState, { status: 'ready' }>;
}

function Count({ shown, loaded, state: { isComplete, count, savedAt } }: CountProps) {
  const { number, plural } = useNumbers();
  const rest = savedAt
    ? '. The others aren’t in this browser.'
    : `, loading ${number(Math.max(0, count - loaded))} more…`;
  return (
    <p role="status" className={styles.count}>
      {shown === loaded ? plural(loaded, 'code') : `${number(shown)} of ${plural(loaded, 'code')}`}
      {!isComplete && rest}
    </p>
  );
}

interface NoMatchesProps {
  readonly isComplete: boolean;
  /** Whether the list shows a folder that has no codes at all. */
  readonly isEmptyFolder: boolean;
  onClearFilter(): void;
}

function NoMatches({ isComplete, isEmptyFolder, onClearFilter }: NoMatchesProps) {
  if (isComplete && isEmptyFolder)
    return (
      <MessageBox icon="folder" title="No codes in here yet">
        <p>Move codes here from their menu, or drag them onto the folder.</p>
        <Button look="secondary" onClick={onClearFilter}>
          Show all codes
        </Button>
      </MessageBox>
    );
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

export function Skeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p role="status" className="visually-hidden">
        Loading your saved codes…
      </p>
      {Array.from('abcdefghijkl', (row) => (
        <div key={row} className={styles.placeholder} aria-hidden="true" />
      ))}
    </div>
  );
}
