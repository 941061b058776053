import { useBoardUsers } from '../hooks/use-board-users.ts';
import { useTask } from '../hooks/use-task.ts';
import { Assignee } from './assignee.tsx';
import styles from './card.module.css';

/** A card as it follows a finger. */
export function CardGhost({ id }: { readonly id: string }) {
  const task = useTask(id);
  const name = useBoardUsers().find((user) => user.id === task?.assigneeId)?.name;
  if (!task) return null;
  return (
    <div className={`${styles.card} ${styles.ghost}`}>
      <div className={styles.face}>
        <span className={styles.title} dir="auto">
          {task.title}
        </span>
        <span className={styles.foot}>
          <Assignee name={name} />
        </span>
      </div>
    </div>
  );
}
