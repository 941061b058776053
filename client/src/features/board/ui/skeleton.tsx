import { columns } from '@canary/board/model';
import board from './board.module.css';
import { columnTitle } from './board-ui.ts';
import column from './column.module.css';
import { ParticipantsPlaceholder } from './participants.tsx';
import styles from './skeleton.module.css';

const cardCounts = { todo: 3, inprogress: 2, done: 4 } as const;

/** A placeholder for the controls beside the heading. */
export function ToolsSkeleton() {
  return (
    <div className={`${board.tools} ${styles.placeholder}`} aria-hidden="true">
      <ParticipantsPlaceholder />
      <span className={styles.tool} />
      <span className={styles.tool} />
      <span className={styles.tool} />
    </div>
  );
}

/** A placeholder for the board while it loads. */
export function BoardSkeleton() {
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
      <div className={`${styles.filter} ${styles.placeholder}`} aria-hidden="true">
        <span className={styles.field} />
        <span className={styles.field} />
      </div>
      <div className={`${styles.switch} ${styles.placeholder}`} aria-hidden="true" />
      <div className={`${board.columns} ${styles.placeholder}`} aria-hidden="true">
        {columns.map((id) => (
          <div key={id} className={column.column}>
            <div className={column.head}>
              <span className={column.title}>{columnTitle(id)}</span>
            </div>
            <div className={styles.cards}>
              {Array.from({ length: cardCounts[id] }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
                <span key={index} className={styles.card} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
