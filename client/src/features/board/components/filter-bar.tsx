import { useId } from 'react';
import { Button } from '#shared/ui/button.tsx';
import styles from '#shared/ui/filter-bar.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import type { useBoardFilter } from '../hooks/use-board-filter.ts';
import { useBoardUsers } from '../hooks/use-board-users.ts';
import { unassigned } from '../lib/column-ids.ts';

/** No id has a space. */
const anybody = 'any body';

/** Chooses which cards are shown. */
export function FilterBar({ filtering }: { readonly filtering: ReturnType<typeof useBoardFilter> }) {
  const users = useBoardUsers();
  const id = useId();
  const { text, assignee, filter, setText, setAssignee, clear } = filtering;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that we build for don't know <search> yet
    <form role="search" className={styles.bar} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.text}>
        <label className="visually-hidden" htmlFor={`${id}-text`}>
          Filter by text
        </label>
        <Icon name="search" className={styles.icon} />
        <input
          id={`${id}-text`}
          type="search"
          className={styles.control}
          placeholder="Filter by text"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <label className="visually-hidden" htmlFor={`${id}-assignee`}>
        Filter by assignee
      </label>
      <select
        id={`${id}-assignee`}
        className={styles.control}
        value={assignee ?? anybody}
        onChange={({ target }) => setAssignee(target.value === anybody ? null : target.value)}
      >
        <option value={anybody}>Any assignee</option>
        <option value={unassigned}>Unassigned</option>
        {users.map((user) => (
          <option key={user.id} value={user.id}>
            {user.name}
          </option>
        ))}
      </select>
      {filter && (
        <Button look="quiet" className={styles.clear} onClick={clear}>
          <Icon name="x" /> Clear filter
        </Button>
      )}
    </form>
  );
}
