import { useEffect, useMemo } from 'react';
import { type OpenHistoryKey, useHistoryKey } from '#features/history/key/use-history-key.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useHistory } from '../hooks/use-history.ts';
import { useView } from '../hooks/use-view.ts';
import { createHistoryActions } from '../state/history-actions.ts';
import { useHistoryUi } from '../state/history-ui.ts';
import { CodeList } from './code-list.tsx';
import { Count } from './count.tsx';
import { FileButtons } from './file-buttons.tsx';
import { FolderHead } from './folder-head.tsx';
import { HistoryToasts } from './history-toasts.tsx';
import styles from './history-view.module.css';
import { NothingSaved } from './key-states.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NewsLines } from './news-lines.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { Skeleton } from './skeleton.tsx';
import states from './states.module.css';
import { Toolbar } from './toolbar.tsx';

/** The history, once its key is open. */
export function HistoryView({ open }: { readonly open: OpenHistoryKey }) {
  const ui = useHistoryUi();
  const { history, state } = useHistory(open);
  const { phase, codes, unreadable } = state;
  const { view, shown, folders, change, widen } = useView(codes);
  const actions = useMemo(() => createHistoryActions(history, ui), [history, ui]);
  useEffect(() => ui.leave, [ui]);
  const { refresh } = useHistoryKey();

  if (phase.kind === 'loading') {
    // What is above the codes takes its place at once, so that they come where their shadows were.
    return (
      <div className={styles.history}>
        <div inert>
          <Toolbar view={view} folders={folders} onChange={change} />
        </div>
        <div className={styles.count} inert>
          <span />
          <FileButtons actions={actions} codes={codes} isComplete={false} />
        </div>
        <Skeleton />
      </div>
    );
  }
  if (phase.kind === 'failed') {
    return (
      <div className={states.state} role="alert">
        <Icon name="wifi-off" size={40} />
        <h2>Your history could not be loaded</h2>
        <p>{phase.failure.message}</p>
        <Button onClick={history.retry}>Try again</Button>
      </div>
    );
  }
  if (phase.kind === 'other-key') {
    return (
      <div className={states.state} role="alert">
        <Icon name="lock" size={40} />
        <h2>Your history was started afresh</h2>
        <p>It has a new key, which this browser doesn’t have yet.</p>
        <Button onClick={refresh}>Open it</Button>
      </div>
    );
  }
  const isEmpty = codes.length === 0 && unreadable.size === 0 && phase.isComplete;
  return (
    <div className={styles.history}>
      <NewsLines unreadable={unreadable} />
      {isEmpty ? (
        <NothingSaved>
          <FileButtons actions={actions} codes={codes} isComplete />
        </NothingSaved>
      ) : (
        <>
          <Toolbar view={view} folders={folders} onChange={change} />
          {view.folder && (
            <FolderHead
              key={view.folder}
              folder={view.folder}
              codes={codes}
              actions={actions}
              onRenamed={(folder) => change({ folder })}
            />
          )}
          <div className={styles.count}>
            <Count shown={shown.length} loaded={codes.length} phase={phase} />
            <FileButtons actions={actions} codes={codes} isComplete={phase.isComplete} />
          </div>
          {shown.length > 0 ? (
            <CodeList codes={shown} actions={actions} />
          ) : (
            <NothingFound isComplete={phase.isComplete} onWiden={widen} />
          )}
        </>
      )}
      <SelectionBar codes={codes} shown={shown} actions={actions} />
      <MoveDialog codes={codes} folders={folders} actions={actions} />
      <HistoryToasts />
    </div>
  );
}
