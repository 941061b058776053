import styles from './assignee.module.css';
import { Avatar } from './avatar.tsx';

/** Whom a card is given to. */
export function Assignee({ name }: { readonly name: string | undefined }) {
  return (
    <span className={styles.assignee} data-nobody={name === undefined || undefined}>
      <Avatar name={name} />
      <span className={styles.name} dir="auto">
        {name ?? 'Unassigned'}
      </span>
    </span>
  );
}
