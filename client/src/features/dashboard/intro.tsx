import { useId } from 'react';
import { useFlag } from '#shared/storage/use-flag.ts';
import { asFlag, declareValue } from '#shared/storage/value.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './intro.module.css';

const introShown = declareValue({ key: 'browser:cleared:intro-shown', place: 'local', schema: asFlag });

const points = [
  { topic: 'Free with your account', text: 'Most types: links, texts, places, payments and more.' },
  {
    topic: 'Unlocked with tokens',
    text: 'Contacts, Wi-Fi, SMS, phone, logos, gradients and backgrounds.',
  },
  { topic: 'Checked before download', text: 'Your browser reads every picture back.' },
  { topic: 'Private', text: 'What you type stays here. What you save is encrypted first.' },
];

/** Explains the account in four points. Collapsed on narrow screens; the browser remembers that it was opened. */
export function Intro() {
  const [isShown, setIsShown] = useFlag(introShown);
  const list = useId();
  return (
    <section className="fine" aria-label="How it works">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isShown}
        aria-controls={list}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide Details' : 'Show Details'}
        <Icon name="chevron-down" />
      </button>
      <ul id={list} className={`${styles.list} ${isShown ? '' : styles.hidden}`}>
        {points.map(({ topic, text }) => (
          <li key={topic}>
            <strong>{topic}</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
