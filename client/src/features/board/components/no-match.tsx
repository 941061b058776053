import { Button } from '#shared/ui/button.tsx';
import { useColumn } from '../hooks/use-column.ts';
import type { Filter } from '../lib/column-ids.ts';
import styles from './board.module.css';

/** Says when a filter leaves nothing, and leads out of it. */
export function NoMatch({ filter, onClear }: { readonly filter: Filter; onClear(): void }) {
  const count =
    useColumn('todo', filter).length +
    useColumn('inprogress', filter).length +
    useColumn('done', filter).length;
  return (
    <div role="status" className={styles.match}>
      {count === 0 && (
        <p>
          No card matches the filter.{' '}
          <Button look="quiet" onClick={onClear}>
            Show all cards
          </Button>
        </p>
      )}
    </div>
  );
}
