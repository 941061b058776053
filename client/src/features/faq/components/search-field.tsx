import { type Ref, useId } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly query: string;
  /** What came of it, in words. */
  readonly result: string;
  onChange(query: string): void;
}

/** What to look for among the questions. Without scripts it isn't shown: it could do nothing. */
export function SearchField({ ref, query, result, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that we build for don't know <search> yet
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>Search the questions</label>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={ref}
          id={id}
          type="search"
          autoComplete="off"
          placeholder="Wi-Fi, print, password…"
          value={query}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p role="status">{result}</p>
    </form>
  );
}
