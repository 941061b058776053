import { useCurrentSection } from '../hooks/use-current-section.ts';
import styles from './contents.module.css';

const sections = [
  ['profile', 'Profile'],
  ['leaderboard', 'Leaderboard'],
  ['email', 'Email'],
  ['password', 'Password'],
  ['devices', 'Devices'],
  ['data', 'Your data'],
  ['delete', 'Delete my account'],
] as const;

const ids = sections.map(([id]) => id);

/** The way to each section, with the one marked that is being read. */
export function Contents() {
  const current = useCurrentSection(ids);
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <ul>
        {sections.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
