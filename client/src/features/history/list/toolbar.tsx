import { mainTypes, moreTypes } from '#config/generators.ts';
import { typeCopy } from '#config/type-copy.ts';
import { FilterBar, FilterSelect } from '#shared/ui/filter-bar.tsx';
import type { HistoryFilter, SortOrder } from './history-filter.ts';
import styles from './history-page.module.css';

interface ToolbarProps {
  readonly filter: HistoryFilter;
  readonly folders: readonly string[];
  onChange(part: Partial<HistoryFilter>): void;
}

const orders: readonly { readonly value: SortOrder; readonly label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'changed', label: 'Recently changed' },
  { value: 'name', label: 'By name' },
  { value: 'type', label: 'By type' },
];

/** Keeps a folder called “all” or “none” apart from the other options. */
const folderPrefix = 'folder:';

export function Toolbar({ filter, folders, onChange }: ToolbarProps) {
  const { query, type, folder, order } = filter;
  return (
    <FilterBar
      label="Search by name and content"
      text={query}
      onText={(text) => onChange({ query: text })}
      className={styles.toolbar}
    >
      <FilterSelect
        label="Type"
        value={type ?? ''}
        options={[
          { value: '', label: 'All types' },
          ...[...mainTypes, ...moreTypes].map((id) => ({ value: id, label: typeCopy[id].title })),
        ]}
        onChange={(value) => onChange({ type: value || null })}
      />
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
      <FilterSelect
        label="Order"
        value={order}
        options={orders}
        onChange={(value) => onChange({ order: value })}
      />
    </FilterBar>
  );
}
