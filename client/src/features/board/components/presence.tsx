import { usePresence } from '../hooks/use-presence.ts';
import { Avatar } from './avatar.tsx';
import styles from './presence.module.css';

/** How many of those who are here are shown by their first letter. */
const most = 4;

/** How many people have the board open, and who they are. */
export function Presence() {
  const { count, others } = usePresence();
  if (count === 0) return <PresenceSpace />;
  const names = ['You', ...others.map(({ name }) => name)].join(', ');
  return (
    <p className={styles.presence} title={names}>
      <span className={styles.avatars} aria-hidden="true">
        {others.slice(0, most).map(({ id, name }) => (
          <Avatar key={id} name={name} />
        ))}
      </span>
      <span>{count === 1 ? 'Only you are here' : `${count} people here`}</span>
      {others.length > 0 && <span className="visually-hidden">: {names}</span>}
    </p>
  );
}

/** Keeps the place free until it is known who is here: what stands below or beside it would jump. */
export function PresenceSpace() {
  return <p className={`${styles.presence} ${styles.unknown}`}>&nbsp;</p>;
}
