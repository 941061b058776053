import { startingTokens } from '@canary/catalogue/levels';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useUser } from '#session/session.ts';
import { useRememberedFlag } from '#shared/storage/use-remembered-flag.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './intro.module.css';

const Greeting_user = graphql(`
  fragment Greeting_user on User {
    username
  }
`);

/** The title of the dashboard. */
export function Greeting() {
  const { username } = readFragment(Greeting_user, useUser());
  return (
    <div className={styles.greeting}>
      <h1>Generate QR Codes</h1>
      <p>
        Hello, {username}. What would you like to make? Saved codes are in{' '}
        <Link to={paths.history}>your history</Link>.
      </p>
    </div>
  );
}

const points = [
  {
    topic: 'Free with your account',
    text: 'Make as many URL, Text, Email, Location and UPI codes as you like.',
  },
  {
    topic: 'Unlocked with tokens',
    text: 'vCard, Wi-Fi, SMS and Phone codes, and your own logo, gradients and backgrounds. You pay once and keep them on every device.',
  },
  {
    topic: 'How to get tokens',
    text: `You started with ${startingTokens}, and each new level gives you one more. You earn points with your first visit each day and with every unlock.`,
  },
  {
    topic: 'Checked before download',
    text: 'Your browser reads every picture back before you get it. What you type stays here, unless you save it. Then it is encrypted.',
  },
];

/** Explains accounts and tokens. Collapsed on narrow screens; the browser remembers that it was opened. */
export function Intro() {
  const [isShown, setIsShown] = useRememberedFlag('canary-qr:intro-shown');
  const list = useId();
  return (
    <section className={styles.intro} aria-label="How it works">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isShown}
        aria-controls={list}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide Details' : 'Show Details'}
        <Icon name="chevron-down" size={20} />
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
