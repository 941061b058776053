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
    <div className={board.tools} aria-hidden="true">
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
      <p className="visually-hidden" role="status">
        Loading the board…
      </p>
      <div className={styles.filter} aria-hidden="true">
        <span className={styles.field} />
        <span className={styles.field} />
      </div>
      <div className={styles.switch} aria-hidden="true" />
      <div className={board.columns} aria-hidden="true">
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
