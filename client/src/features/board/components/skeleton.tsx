import { columns } from '@canary/board/task';
import { columnTitle } from '../state/column-title.ts';
import board from './board.module.css';
import column from './column.module.css';
import { PresenceSpace } from './presence.tsx';
import styles from './skeleton.module.css';

const heights = { todo: 3, inprogress: 2, done: 4 } as const;

/** The shape of what stands beside the heading: who is here, and three buttons. */
export function ToolsShape() {
  return (
    <div className={`${board.tools} ${styles.coming}`} aria-hidden="true">
      <PresenceSpace />
      <span className={styles.tool} />
      <span className={styles.tool} />
      <span className={styles.tool} />
    </div>
  );
}

/** The shape of the board while its cards are on their way. */
export function Skeleton() {
  return (
    <>
      <p className={`visually-hidden ${styles.coming}`} role="status">
        Loading the board…
      </p>
      <noscript>
        <p>
          The board is live: several people move its cards at once, and no change is lost. That takes
          JavaScript, which is switched off here, or was blocked.
        </p>
      </noscript>
      <div className={`${styles.filter} ${styles.coming}`} aria-hidden="true">
        <span className={styles.field} />
        <span className={styles.field} />
      </div>
      <div className={`${styles.switch} ${styles.coming}`} aria-hidden="true" />
      <div className={`${board.columns} ${styles.coming}`} aria-hidden="true">
        {columns.map((id) => (
          <div key={id} className={column.column}>
            <div className={column.head}>
              <span className={column.title}>{columnTitle(id)}</span>
            </div>
            <div className={styles.cards}>
              {Array.from({ length: heights[id] }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                <span key={index} className={styles.card} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
