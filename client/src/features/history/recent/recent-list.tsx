import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useRequestedFocus } from '#shared/collection/focus.ts';
import { useFlag } from '#shared/storage/use-flag.ts';
import { IconButton } from '#shared/ui/button.tsx';
import { ShortDate } from '#shared/ui/date-time.tsx';
import { type HistoryEntry, runOf, typeNameOf } from '../history-entry.ts';
import { hasCodes as storedHasCodes } from '../key/has-codes.ts';
import { type UnlockedHistory, useKeychain } from '../key/keychain.ts';
import { CodeMenu } from '../list/code-menu.tsx';
import { CodeName } from '../list/code-name.tsx';
import { CodeThumbnail } from '../list/code-thumbnail.tsx';
import type { HistoryActions } from '../list/history-actions.ts';
import { foldersOf, sortEntries } from '../list/history-filter.ts';
import { HistoryToasts } from '../list/history-toasts.tsx';
import { HistoryUiContext, historyUiFor, useHistoryUi, useHistoryUiState } from '../list/history-ui.ts';
import { MoveDialog } from '../list/move-dialog.tsx';
import { useHistoryActions } from '../list/use-history-actions.ts';
import styles from './recent-codes.module.css';

const maxShown = 6;

interface RecentListProps {
  readonly unlocked: UnlockedHistory;
  /** Shown until the first codes are loaded. */
  readonly waiting: ReactNode;
  /** Shown if there are no codes. */
  readonly empty: ReactNode;
  failed(message: string, retry: () => void): ReactNode;
}

export function RecentList(props: RecentListProps) {
  return (
    <HistoryUiContext value={historyUiFor(props.unlocked.key)}>
      <UnlockedList {...props} />
    </HistoryUiContext>
  );
}

function UnlockedList({ unlocked, waiting, empty, failed }: RecentListProps) {
  const { history, state, actions } = useHistoryActions(unlocked);
  const { loadState, entries } = state;
  const { refresh } = useKeychain();
  const recent = useMemo(() => sortEntries(entries, 'changed').slice(0, maxShown), [entries]);
  const ui = useHistoryUi();
  useLayoutEffect(() => {
    ui.list.ids = recent.map(({ id }) => id);
  }, [ui, recent]);
  const folders = useMemo(() => foldersOf(entries), [entries]);
  const isLoaded = loadState.status === 'ready';
  const hasCodes = recent.length > 0;
  const [, setHasCodes] = useFlag(storedHasCodes);
  const report = useEffectEvent(setHasCodes);
  useEffect(() => {
    if (isLoaded) report(hasCodes);
  }, [isLoaded, hasCodes]);
  if (loadState.status === 'loading') return waiting;
  if (loadState.status === 'failed') return failed(loadState.failure.message, history.retry);
  if (loadState.status === 'other-key') return failed('Your history was reset and has a new key.', refresh);
  return (
    <>
      {hasCodes ? (
        <ul className={styles.list} aria-labelledby="recent-title">
          {recent.map((entry) => (
            <RecentCode key={entry.id} entry={entry} actions={actions} />
          ))}
        </ul>
      ) : (
        empty
      )}
      <MoveDialog entries={entries} folders={folders} actions={actions} />
      <HistoryToasts>{null}</HistoryToasts>
    </>
  );
}

interface RecentCodeProps {
  readonly entry: HistoryEntry;
  readonly actions: HistoryActions;
}

function RecentCode({ entry, actions }: RecentCodeProps) {
  const { id, code } = entry;
  const ui = useHistoryUi();
  const item = useRef<HTMLLIElement>(null);
  const isFocusRequested = useHistoryUiState(({ focusRequest }) => focusRequest === id);
  useRequestedFocus(
    isFocusRequested,
    () => item.current?.querySelector('a'),
    () => ui.change({ focusRequest: null }),
  );
  return (
    <li ref={item} className={styles.code}>
      <CodeThumbnail code={code} />
      <div className={styles.text}>
        <CodeName entry={entry} tabIndex={0} actions={actions} />
        <p className={styles.details}>
          {typeNameOf(code)} · <ShortDate iso={code.updatedAt} />
        </p>
      </div>
      {!runOf(code) && (
        <IconButton
          icon="download"
          label={`Download ${code.name}`}
          onClick={() => void actions.download(entry)}
        />
      )}
      <CodeMenu entry={entry} tabIndex={0} actions={actions} />
    </li>
  );
}
