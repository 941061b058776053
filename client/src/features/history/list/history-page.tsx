import { useEffect, useMemo } from 'react';
import { DragAndDrop, TouchDrag } from '#shared/collection/drag-and-drop.tsx';
import { useNumbers } from '#shared/format/numbers.ts';
import { useStore } from '#shared/store/create-store.ts';
import { Button } from '#shared/ui/button.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { Note } from '#shared/ui/note.tsx';
import { useDynamicCodes } from '../dynamic/dynamic-codes.ts';
import { LinksNote } from '../dynamic/links-note.tsx';
import { joinCodes } from '../dynamic/listed-code.ts';
import { useFolderStore } from '../folders/folder-store.ts';
import { EmptyHistory, HistoryGate, LockedNote } from '../history-gate.tsx';
import { type HistoryKeyState, type UnlockedHistory, useKeychain, useKeyState } from '../key/keychain.ts';
import { RecoveryBanner } from '../key/recovery-banner.tsx';
import type { LoadState } from '../sync/history-reader.ts';
import { CodeTable, isDynamic, useListLayout } from './code-table.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { FileButtons } from './file-buttons.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import { FolderList } from './folder-list.tsx';
import { FolderMenu } from './folder-menu.tsx';
import { Filters, HeadLinks, HistoryHead } from './history-head.tsx';
import styles from './history-page.module.css';
import { HistoryToasts } from './history-toasts.tsx';
import { HistoryUiContext, historyUiFor, useHistoryUi } from './history-ui.ts';
import { LockedCodes } from './locked-codes.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NoMatches } from './no-matches.tsx';
import { PageNotes } from './page-notes.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useFilteredCodes } from './use-filtered-codes.ts';
import { useHistoryActions } from './use-history-actions.ts';

/** The user's codes: the dynamic codes, and the saved codes once the history is unlocked. */
export function SavedCodes() {
  return (
    <DragAndDrop>
      <CodesOf state={useKeyState()} />
    </DragAndDrop>
  );
}

function CodesOf({ state }: { readonly state: HistoryKeyState }) {
  switch (state.status) {
    case 'unlocked':
      return (
        <HistoryUiContext value={historyUiFor(state.key)}>
          <UnlockedHistoryPage key={state.keyId} unlocked={state} />
        </HistoryUiContext>
      );
    case 'loading':
      return (
        <>
          <HistoryHead />
          <HistoryGate />
        </>
      );
    case 'locked':
      return <LockedCodes gate={<HistoryGate />} note={<LockedNote state={state} />} />;
    case 'none':
      return (
        <LockedCodes
          gate={<HistoryGate />}
          note={<Note>The names and designs of your codes are kept from the first one that you save.</Note>}
        />
      );
    case 'failed':
      return <LockedCodes gate={<HistoryGate />} note={<HistoryGate />} />;
  }
}

function UnlockedHistoryPage({ unlocked }: { readonly unlocked: UnlockedHistory }) {
  const ui = useHistoryUi();
  const { history, state, actions } = useHistoryActions(unlocked);
  const folderStore = useFolderStore(unlocked);
  const { loadState, entries, unreadable } = state;
  const isComplete = loadState.status === 'ready' && loadState.isComplete;
  const dynamic = useDynamicCodes();
  const { links, isComplete: areAllLinks } = dynamic;
  // Records that aren't in this browser can't be loaded offline, and records of links are among them.
  const codes = useMemo(
    () => joinCodes(entries, { links, isComplete: areAllLinks }, isComplete),
    [entries, links, areAllLinks, isComplete],
  );
  const kept = useStore(folderStore);
  const names = useMemo(() => kept.map(({ name }) => name), [kept]);
  const { filter, shown, folders, changeFilter, clearFilter } = useFilteredCodes(codes, names);
  const { setIsGrid, ...layout } = useListLayout();
  const { isWide, hasColumns, isGrid } = layout;
  useEffect(() => {
    // Folders that can't be read now are missing only while they are empty.
    folderStore.load().catch(() => undefined);
  }, [folderStore]);
  const { refresh } = useKeychain();

  if (loadState.status === 'failed') {
    const box = (
      <MessageBox icon="wifi-off" title="Your history could not be loaded" role="alert">
        <p>{loadState.failure.message}</p>
        <Button onClick={history.retry}>Try again</Button>
      </MessageBox>
    );
    return <LockedCodes gate={box} note={box} />;
  }
  if (loadState.status === 'other-key') {
    const box = (
      <MessageBox icon="lock" title="Your history was reset" role="alert">
        <p>It has a new key, which this browser doesn’t have yet.</p>
        <Button onClick={refresh}>Open it</Button>
      </MessageBox>
    );
    return <LockedCodes gate={box} note={box} />;
  }

  const hasNone = isComplete && codes.length === 0 && unreadable.size === 0;
  const isLoading = loadState.status === 'loading' || (hasNone && dynamic.status === 'loading');
  const isEmpty = hasNone && !isLoading;
  const hasLinks = codes.some(isDynamic);
  const hasFolderList = isWide && (!isEmpty || folders.length > 0);
  const showFolder = (folder: string | null) => changeFilter({ folder });
  const files = (
    <>
      <FileButtons actions={actions} codes={codes} isComplete={isComplete} isSmall={!isWide} />
      <HeadLinks hasFolderList={hasFolderList} isEmpty={isEmpty} isSmall={!hasColumns} />
    </>
  );
  return (
    <div className={styles.history}>
      {/* The head is shown at once, so that the list appears where its skeleton was. */}
      <div className={styles.top} inert={isLoading}>
        <HistoryHead>
          {!isLoading && !isEmpty && (
            <Count
              shown={shown.length}
              loaded={codes.length}
              rest={loadState.count - entries.length}
              state={loadState}
            />
          )}
          {!isEmpty && (
            <Filters
              filter={filter}
              folders={folders}
              hasFolderList={hasFolderList}
              hasStates={hasLinks}
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
      <LinksNote links={dynamic} hasLinks={hasLinks} />
      {isEmpty && !hasFolderList ? (
        <EmptyHistory />
      ) : (
        <div className={styles.columns}>
          {hasFolderList && (
            <FolderList
              entries={codes}
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
          {!isLoading && (
            <CodeTable
              layout={layout}
              shown={shown}
              hasScans={hasLinks}
              filter={filter}
              onFilter={changeFilter}
              actions={actions}
            />
          )}
        </div>
      )}
      <MoveDialog entries={entries} folders={folders} actions={actions} />
      <FolderDialog entries={entries} actions={actions} onFolder={showFolder} />
      <ConfirmDeletion actions={actions} />
      <TouchDrag onHold={(id) => ui.select(id, false)} />
      <HistoryToasts>
        <SelectionBar entries={codes} shown={shown} actions={actions} />
      </HistoryToasts>
    </div>
  );
}

interface CountProps {
  readonly shown: number;
  readonly loaded: number;
  /** The number of saved codes that aren't loaded. */
  readonly rest: number;
  readonly state: Extract<LoadState, { status: 'ready' }>;
}

function Count({ shown, loaded, rest, state: { isComplete, savedAt } }: CountProps) {
  const { number, plural } = useNumbers();
  const more = savedAt
    ? '. The others aren’t in this browser.'
    : `, loading ${number(Math.max(0, rest))} more…`;
  return (
    <p role="status" className={styles.count}>
      {shown === loaded ? plural(loaded, 'code') : `${number(shown)} of ${plural(loaded, 'code')}`}
      {!isComplete && more}
    </p>
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
