import { useId } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { useRememberedFlag } from '#hooks/use-remembered-flag.ts';
import { intro } from '../copy/intro.ts';
import styles from './intro.module.css';

/** What an account is good for. Where the screen is narrow it can be folded away, and stays so in this browser. */
export function Intro() {
  const [isHidden, setHidden] = useRememberedFlag('canary-qr:intro-hidden');
  const list = useId();
  return (
    <section className={styles.intro} aria-label="How it works">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!isHidden}
        aria-controls={list}
        onClick={() => setHidden(!isHidden)}
      >
        {isHidden ? 'Show Details' : 'Hide Details'}
        <Icon name="chevron-down" size={20} />
      </button>
      <ul id={list} className={`${styles.list} ${isHidden ? styles.hidden : ''}`}>
        {intro.map(({ topic, text }) => (
          <li key={topic}>
            <strong>{topic}</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
