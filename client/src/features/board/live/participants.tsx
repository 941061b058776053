import { Avatar } from '#shared/ui/avatar.tsx';
import styles from './participants.module.css';
import { useParticipants } from './people-selectors.ts';

/** The number of participants that are shown as avatars. */
const maxAvatars = 4;

/** The number of people viewing the board, and their names. */
export function ParticipantList() {
  const { count, others } = useParticipants();
  if (count === 0) return <ParticipantsPlaceholder />;
  const names = ['You', ...others.map(({ label }) => label)].join(', ');
  return (
    <p className={styles.presence} title={names}>
      <span className={styles.avatars} aria-hidden="true">
        {others.slice(0, maxAvatars).map((person) => (
          <Avatar key={person.id} name={person.label} hue={person.hue} />
        ))}
      </span>
      <span>{count === 1 ? '1 person here' : `${count} people here`}</span>
      {others.length > 0 && <span className="visually-hidden">: {names}</span>}
    </p>
  );
}

/** Reserves the space of the list, so that the controls beside it don't jump. */
export function ParticipantsPlaceholder() {
  return <p className={styles.presence}>&nbsp;</p>;
}
