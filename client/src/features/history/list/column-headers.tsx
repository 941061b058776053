import type { ReactNode } from 'react';
import { nothingSelected, selectAll } from '#shared/collection/selection.ts';
import box from '#shared/ui/box.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import type { ListedCode } from '../dynamic/listed-code.ts';
import styles from './code-row.module.css';
import { isByChange, type SortOrder } from './history-filter.ts';
import { useHistoryUi, useHistoryUiState } from './history-ui.ts';

export interface Columns {
  readonly order: SortOrder;
  onOrder(order: SortOrder): void;
}

interface ColumnHeadersProps {
  /** All entries shown. */
  readonly entries: readonly ListedCode[];
  readonly columns: Columns;
  /** Whether there is a column for the scans of dynamic codes. */
  readonly hasScans: boolean;
}

/** The headers of the columns of a list, which sort it. */
export function ColumnHeaders({ entries, columns, hasScans }: ColumnHeadersProps) {
  const ui = useHistoryUi();
  const isAll = useHistoryUiState(({ selection }) => entries.every(({ id }) => selection.ids.has(id)));
  const date = isByChange(columns.order);
  return (
    // biome-ignore lint/a11y/useSemanticElements: see CodeList
    // biome-ignore lint/a11y/useFocusableInteractive: the controls in its cells have the focus
    <div role="row" aria-rowindex={1} className={styles.headers}>
      <Header className={styles.lead}>
        <label>
          <input
            type="checkbox"
            className={box.box}
            aria-label="Select all codes"
            checked={isAll}
            onChange={() => ui.change({ selection: isAll ? nothingSelected : selectAll(ui.list.ids) })}
          />
        </label>
      </Header>
      <SortHeader {...columns} ascending="name" descending="name-reversed" first="name">
        Name
      </SortHeader>
      <SortHeader {...columns} ascending="type" descending="type-reversed" first="type">
        Type
      </SortHeader>
      <SortHeader {...columns} ascending="folder" descending="folder-reversed" first="folder">
        Folder
      </SortHeader>
      {hasScans && (
        <SortHeader {...columns} ascending="scans-reversed" descending="scans" first="scans">
          Scans
        </SortHeader>
      )}
      {date ? (
        <SortHeader {...columns} ascending="unchanged" descending="changed" first="changed">
          Changed
        </SortHeader>
      ) : (
        <SortHeader {...columns} ascending="oldest" descending="newest" first="newest">
          Created
        </SortHeader>
      )}
      <Header className={styles.actions}>
        <span className="visually-hidden">Actions</span>
      </Header>
    </div>
  );
}

interface SortHeaderProps extends Columns {
  readonly ascending: SortOrder;
  readonly descending: SortOrder;
  /** The order of the first click. */
  readonly first: SortOrder;
  readonly children: ReactNode;
}

function SortHeader({ order, onOrder, ascending, descending, first, children }: SortHeaderProps) {
  const other = first === ascending ? descending : ascending;
  const sort = order === ascending ? 'ascending' : order === descending ? 'descending' : 'none';
  return (
    <Header sort={sort}>
      <button type="button" onClick={() => onOrder(order === first ? other : first)}>
        {children}
        {sort !== 'none' && <Icon name={sort === 'ascending' ? 'arrow-up' : 'arrow-down'} size={14} />}
      </button>
    </Header>
  );
}

interface HeaderProps {
  readonly className?: string | undefined;
  readonly sort?: 'ascending' | 'descending' | 'none';
  readonly children: ReactNode;
}

function Header({ className, sort, children }: HeaderProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see CodeList
    // biome-ignore lint/a11y/useFocusableInteractive: the controls in its cells have the focus
    <div role="columnheader" aria-sort={sort} className={className}>
      {children}
    </div>
  );
}
