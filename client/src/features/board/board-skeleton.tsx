import { openColumns } from '@canary/board/model';
import board from './board.module.css';
import styles from './board-skeleton.module.css';
import filter from './columns/board-filter.module.css';
import column from './columns/column.module.css';
import columns from './columns/columns.module.css';
import { ParticipantsPlaceholder } from './live/participants.tsx';

const cardCounts = { todo: 3, inprogress: 2, done: 4 } as const;

/** A placeholder for the filter and the controls beside the heading. */
export function ToolsSkeleton() {
  return (
    <>
      <div className={`${filter.filter} ${styles.filter} ${styles.placeholder}`} aria-hidden="true" />
      <div className={`${board.tools} ${styles.placeholder}`} aria-hidden="true">
        <ParticipantsPlaceholder />
        {['People', 'Menu'].map((name) => (
          <span key={name} className={styles.tool} />
        ))}
      </div>
    </>
  );
}

interface BoardSkeletonProps {
  /** The names of the columns, if they are known before the board has loaded. */
  readonly columnNames?: readonly string[] | undefined;
}

/** A placeholder for the board while it loads. */
export function BoardSkeleton({ columnNames = [] }: BoardSkeletonProps) {
  return (
    <>
      <p className={`visually-hidden ${styles.placeholder}`} role="status">
        Loading the board…
      </p>
      <noscript>
        <p>
          The task board updates live and needs JavaScript, which is turned off or blocked in this browser.
        </p>
      </noscript>
      <div className={`${column.switch} ${styles.switch} ${styles.placeholder}`} aria-hidden="true" />
      <div className={`${columns.columns} ${styles.placeholder}`} aria-hidden="true">
        {openColumns.map((id, at) => (
          <div key={id} className={column.column}>
            <div className={column.head}>
              <span className={column.title}>{columnNames[at] ?? '\u00a0'}</span>
            </div>
            {Array.from({ length: cardCounts[id] }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
              <span key={index} className={styles.card} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
