import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { useDynamicCodes } from '../dynamic/dynamic-codes.ts';
import { LinksNote } from '../dynamic/links-note.tsx';
import { joinCodes } from '../dynamic/listed-code.ts';
import { CodeTable, useListLayout } from './code-table.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { createLockedActions } from './history-actions.ts';
import { Filters, HeadLinks, HistoryHead } from './history-head.tsx';
import styles from './history-page.module.css';
import { HistoryToasts } from './history-toasts.tsx';
import { createHistoryUi, HistoryUiContext, useHistoryUi } from './history-ui.ts';
import { NoMatches } from './no-matches.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useFilteredCodes } from './use-filtered-codes.ts';

interface LockedCodesProps {
  /** Why the saved codes are missing, as the only content of the page. */
  readonly gate: ReactNode;
  /** The same above the dynamic codes. */
  readonly note: ReactNode;
}

/** The dynamic codes while the saved codes, with the names and designs, can't be read. */
export function LockedCodes(props: LockedCodesProps) {
  const [ui] = useState(createHistoryUi);
  return (
    <HistoryUiContext value={ui}>
      <LinkList {...props} />
    </HistoryUiContext>
  );
}

function LinkList({ gate, note }: LockedCodesProps) {
  const client = useApolloClient();
  const ui = useHistoryUi();
  const { plural, number } = useNumbers();
  const dynamic = useDynamicCodes();
  const { links, isComplete } = dynamic;
  const codes = useMemo(() => joinCodes([], { links, isComplete }, true), [links, isComplete]);
  const actions = useMemo(() => createLockedActions(client, ui), [client, ui]);
  useEffect(() => ui.leavePage, [ui]);
  const { filter, shown, changeFilter, clearFilter } = useFilteredCodes(codes);
  const { setIsGrid, ...layout } = useListLayout();
  if (codes.length === 0)
    return (
      <div className={styles.history}>
        <HistoryHead />
        <LinksNote links={dynamic} hasLinks={false} />
        {gate}
      </div>
    );
  return (
    <div className={styles.history}>
      <div className={styles.top}>
        <HistoryHead>
          <p role="status" className={styles.count}>
            {shown.length === codes.length
              ? plural(codes.length, 'code')
              : `${number(shown.length)} of ${plural(codes.length, 'code')}`}
          </p>
          <Filters
            filter={filter}
            folders={[]}
            hasFolderList
            hasStates
            hasColumns={layout.hasColumns && !layout.isGrid}
            isGrid={layout.isGrid}
            onChange={changeFilter}
            onGrid={setIsGrid}
          />
          <div className={styles.links}>
            <HeadLinks hasFolderList={false} isEmpty={false} isSmall={!layout.hasColumns} />
          </div>
        </HistoryHead>
      </div>
      {note}
      <LinksNote links={dynamic} hasLinks />
      <div className={`${styles.columns} ${styles.withoutFolders}`}>
        {shown.length === 0 && <NoMatches isComplete={isComplete} onClearFilter={clearFilter} />}
        <CodeTable
          layout={layout}
          shown={shown}
          hasScans
          filter={filter}
          onFilter={changeFilter}
          actions={actions}
        />
      </div>
      <ConfirmDeletion actions={actions} />
      <HistoryToasts>
        <SelectionBar entries={codes} shown={shown} actions={actions} />
      </HistoryToasts>
    </div>
  );
}
