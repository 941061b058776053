import { useId } from 'react';
import { useRememberedFlag } from '#shared/storage/use-remembered-flag.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { intro } from '../copy/intro.ts';
import styles from './intro.module.css';

/** What an account is good for. Where the screen is narrow it begins folded; opened, it stays so in this browser. */
export function Intro() {
  const [isShown, setShown] = useRememberedFlag('canary-qr:intro-shown');
  const list = useId();
  return (
    <section className={styles.intro} aria-label="How it works">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isShown}
        aria-controls={list}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide Details' : 'Show Details'}
        <Icon name="chevron-down" size={20} />
      </button>
      <ul id={list} className={`${styles.list} ${isShown ? '' : styles.hidden}`}>
        {intro.map(({ topic, text }) => (
          <li key={topic}>
            <strong>{topic}</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
