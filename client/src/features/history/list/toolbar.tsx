import { useId } from 'react';
import { mainTypes, moreTypes } from '#config/generators.ts';
import { typeCopy } from '#config/type-copy.ts';
import bar from '#shared/ui/filter-bar.module.css';
import { Icon } from '#shared/ui/icon.tsx';
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
  const id = useId();
  const { query, type, folder, order } = filter;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not all supported browsers know <search>
    <form
      role="search"
      className={`${bar.bar} ${styles.toolbar}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={`${bar.text} ${styles.search}`}>
        <label className="visually-hidden" htmlFor={`${id}-query`}>
          Search by name and content
        </label>
        <Icon name="search" className={bar.icon} />
        <input
          id={`${id}-query`}
          type="search"
          className={bar.control}
          placeholder="Search by name and content"
          autoComplete="off"
          value={query}
          onChange={(event) => onChange({ query: event.target.value })}
        />
      </div>
      <select
        className={bar.control}
        aria-label="Type"
        value={type ?? ''}
        onChange={({ target }) => onChange({ type: target.value || null })}
      >
        <option value="">All types</option>
        {[...mainTypes, ...moreTypes].map((known) => (
          <option key={known} value={known}>
            {typeCopy[known].title}
          </option>
        ))}
      </select>
      <select
        className={bar.control}
        aria-label="Folder"
        value={folder === null ? 'all' : folder === '' ? 'none' : `${folderPrefix}${folder}`}
        onChange={({ target: { value } }) =>
          onChange({
            folder: value === 'all' ? null : value === 'none' ? '' : value.slice(folderPrefix.length),
          })
        }
      >
        <option value="all">All folders</option>
        <option value="none">No folder</option>
        {folders.map((name) => (
          <option key={name} value={`${folderPrefix}${name}`}>
            {name}
          </option>
        ))}
      </select>
      <select
        className={bar.control}
        aria-label="Order"
        value={order}
        onChange={({ target }) =>
          onChange({ order: orders.find(({ value }) => value === target.value)?.value ?? 'newest' })
        }
      >
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </form>
  );
}
