import { useId } from 'react';
import { typeCopy } from '#config/type-copy.ts';
import { mainTypes, moreTypes } from '#config/type-order.ts';
import bar from '#shared/ui/filter-bar.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import type { SortOrder, View } from '../lib/shown-codes.ts';
import styles from './history-view.module.css';

interface ToolbarProps {
  readonly view: View;
  readonly folders: readonly string[];
  onChange(part: Partial<View>): void;
}

const orders: readonly { readonly value: SortOrder; readonly label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'changed', label: 'Last changed first' },
  { value: 'name', label: 'By name' },
  { value: 'type', label: 'By type' },
];

/** Before a folder's name, so that none is taken for one of the other two choices. */
const named = 'folder:';

/** Chooses which codes are shown, and in which order. */
export function Toolbar({ view, folders, onChange }: ToolbarProps) {
  const id = useId();
  const { query, type, folder, order } = view;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that we build for don't know <search> yet
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
        value={folder === null ? 'all' : folder === '' ? 'none' : `${named}${folder}`}
        onChange={({ target: { value } }) =>
          onChange({
            folder: value === 'all' ? null : value === 'none' ? '' : value.slice(named.length),
          })
        }
      >
        <option value="all">All folders</option>
        <option value="none">In no folder</option>
        {folders.map((name) => (
          <option key={name} value={`${named}${name}`}>
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
