import { type ReactNode, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { typeCopy } from '#config/type-copy.ts';
import { type HistoryEntry, knownTypeId, pathOf } from '../history-entry.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { RecoveryBanner } from '../key/recovery-banner.tsx';
import { CodeThumbnail } from '../list/code-thumbnail.tsx';
import { sortEntries } from '../list/history-filter.ts';
import { useHistoryStore } from '../sync/history-store.ts';
import styles from './recent-codes.module.css';

/** The number of codes that are shown: one row on wide screens. */
const maxShown = 6;

interface RecentListProps {
  readonly unlocked: UnlockedHistory;
  /** Shown until the first codes are loaded. */
  readonly waiting: ReactNode;
  /** Called once it is known whether there are any codes. */
  onLoaded(hasCodes: boolean): void;
  failed(message: string, retry: () => void): ReactNode;
  /** Renders the section around the list. */
  children(list: ReactNode): ReactNode;
}

export function RecentList({ unlocked, waiting, onLoaded, failed, children }: RecentListProps) {
  const history = useHistoryStore(unlocked);
  const { loadState, entries } = useSyncExternalStore(history.watch, history.read);
  const recent = useMemo(() => sortEntries(entries, 'changed').slice(0, maxShown), [entries]);
  const isLoaded = loadState.status === 'ready';
  const hasCodes = recent.length > 0;
  const report = useEffectEvent(onLoaded);
  useEffect(() => {
    if (isLoaded) report(hasCodes);
  }, [isLoaded, hasCodes]);
  if (loadState.status === 'failed') return failed(loadState.failure.message, history.retry);
  if (loadState.status === 'loading') return waiting;
  if (!hasCodes) return null;
  return (
    <>
      <RecoveryBanner unlocked={unlocked} />
      {children(
        <ul className={styles.list}>
          {recent.map((entry) => (
            <li key={entry.id}>
              <RecentCode entry={entry} />
            </li>
          ))}
        </ul>,
      )}
    </>
  );
}

function RecentCode({ entry }: { readonly entry: HistoryEntry }) {
  const { code } = entry;
  const type = knownTypeId(code.type);
  return (
    <Link className={styles.code} to={pathOf(entry)}>
      <CodeThumbnail code={code} />
      <span className={styles.name} dir="auto">
        {code.name}
      </span>
      <span className={styles.type}>{type ? typeCopy[type].title : code.type}</span>
    </Link>
  );
}
