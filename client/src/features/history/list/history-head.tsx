import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { FilterBar, FilterSelect } from '#shared/ui/filter-bar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { LinkState } from '../dynamic/listed-code.ts';
import { savedTypes } from '../history-entry.ts';
import type { HistoryFilter, SortOrder } from './history-filter.ts';
import styles from './history-page.module.css';

/** The title of the page, with the controls beside it. */
export function HistoryHead({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>Codes</h1>
      {children}
    </div>
  );
}

interface FiltersProps {
  readonly filter: HistoryFilter;
  readonly folders: readonly string[];
  /** Whether the folders are beside the list. */
  readonly hasFolderList: boolean;
  /** Whether there are dynamic codes, which have states and scans. */
  readonly hasStates: boolean;
  /** Whether the columns of the list sort it. */
  readonly hasColumns: boolean;
  readonly isGrid: boolean;
  onChange(part: Partial<HistoryFilter>): void;
  onGrid(isGrid: boolean): void;
  /** The menu of the selected folder. */
  readonly children?: ReactNode;
}

const orders: readonly { readonly value: SortOrder; readonly label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'changed', label: 'Recently changed' },
  { value: 'unchanged', label: 'Changed long ago' },
  { value: 'name', label: 'By name' },
  { value: 'name-reversed', label: 'By name, Z to A' },
  { value: 'type', label: 'By type' },
  { value: 'type-reversed', label: 'By type, Z to A' },
  { value: 'folder', label: 'By folder' },
  { value: 'folder-reversed', label: 'By folder, Z to A' },
];
const scanOrders: typeof orders = [
  { value: 'scans', label: 'Most scans' },
  { value: 'scans-reversed', label: 'Fewest scans' },
];
const states: readonly { readonly value: LinkState; readonly label: string }[] = [
  { value: 'ACTIVE', label: 'Active' },
  { value: 'PAUSED', label: 'Paused' },
  { value: 'DISABLED', label: 'Disabled' },
  { value: 'DELETED', label: 'Link deleted' },
  { value: 'GONE', label: 'Link not found' },
];

/** Keeps a folder called “all” or “none” apart from the other options. */
const folderPrefix = 'folder:';

/** Searches and filters the list. Filters beside the list or in its columns aren't repeated. */
export function Filters(props: FiltersProps) {
  const { filter, folders, hasFolderList, hasStates, hasColumns, isGrid, onChange, onGrid, children } = props;
  const { query, type, folder, state, order } = filter;
  return (
    <FilterBar
      label="Search codes"
      text={query}
      onText={(text) => onChange({ query: text })}
      className={styles.filters}
    >
      <FilterSelect
        label="Type"
        value={type ?? ''}
        options={[
          { value: '', label: 'All types' },
          ...savedTypes.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(value) => onChange({ type: value || null })}
      />
      {hasStates && (
        <FilterSelect
          label="State"
          value={state ?? ''}
          options={[{ value: '', label: 'All states' }, ...states]}
          onChange={(value) => onChange({ state: value || null })}
        />
      )}
      {!hasFolderList && (
        <FilterSelect
          label="Folder"
          value={folder === null ? 'all' : folder === '' ? 'none' : `${folderPrefix}${folder}`}
          options={[
            { value: 'all', label: 'All folders' },
            { value: 'none', label: 'No folder' },
            ...folders.map((name) => ({ value: `${folderPrefix}${name}`, label: name })),
          ]}
          onChange={(value) =>
            onChange({
              folder: value === 'all' ? null : value === 'none' ? '' : value.slice(folderPrefix.length),
            })
          }
        />
      )}
      {!hasFolderList && children}
      {!hasColumns && (
        <FilterSelect
          label="Order"
          value={order}
          options={hasStates ? [...orders, ...scanOrders] : orders}
          onChange={(value) => onChange({ order: value })}
        />
      )}
      <button
        type="button"
        className={`${buttonClass('quiet')} ${styles.toggle}`}
        aria-label={isGrid ? 'Show as a list' : 'Show as a grid'}
        title={isGrid ? 'Show as a list' : 'Show as a grid'}
        onClick={() => onGrid(!isGrid)}
      >
        <Icon name={isGrid ? 'list' : 'layout-grid'} />
      </button>
    </FilterBar>
  );
}

interface HeadLinksProps {
  readonly hasFolderList: boolean;
  /** Whether the list has no codes, so that the page itself offers to make a code. */
  readonly isEmpty: boolean;
  /** Whether only icons are shown, for lack of room. */
  readonly isSmall: boolean;
}

/** Links to the generators and, on screens without the folders beside the list, to the deleted codes. */
export function HeadLinks({ hasFolderList, isEmpty, isSmall }: HeadLinksProps) {
  return (
    <>
      {!hasFolderList && (
        <Link className={buttonClass('quiet')} to={paths.deletedCodes} title="Recently deleted">
          <Icon name="trash-2" /> <span className="visually-hidden">Recently deleted</span>
        </Link>
      )}
      {!isEmpty && (
        <Link className={buttonClass()} to={paths.home}>
          <Icon name="plus" /> <span className={isSmall ? 'visually-hidden' : undefined}>New code</span>
        </Link>
      )}
    </>
  );
}
