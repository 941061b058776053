import { useParticipants } from '../sync/selectors.ts';
import styles from './participants.module.css';

/** The number of participants that are shown as avatars. */
const maxAvatars = 4;

/** The number of people viewing the board, and their names. */
export function ParticipantList() {
  const { count, others } = useParticipants();
  if (count === 0) return <ParticipantsPlaceholder />;
  const names = ['You', ...others.map(({ name }) => name)].join(', ');
  return (
    <p className={styles.presence} title={names}>
      <span className={styles.avatars} aria-hidden="true">
        {others.slice(0, maxAvatars).map(({ id, name }) => (
          <Avatar key={id} name={name} />
        ))}
      </span>
      <span>{count === 1 ? 'Just you' : `${count} people here`}</span>
      {others.length > 0 && <span className="visually-hidden">: {names}</span>}
    </p>
  );
}

/** Reserves the space of the list, so that the controls beside it don't jump. */
export function ParticipantsPlaceholder() {
  return <p className={`${styles.presence} ${styles.unknown}`}>&nbsp;</p>;
}

/** The first letter of a name, or an empty circle. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name }: { readonly name: string | undefined }) {
  return <span className={styles.avatar} data-initial={name && [...name][0]} aria-hidden="true" />;
}
