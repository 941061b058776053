import { startingTokens } from '@canary/catalogue/levels';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './account-benefits.module.css';

const benefits = [
  {
    title: `${startingTokens} free tokens`,
    text: (
      <>
        Use them to unlock premium features such as vCard, <span className={styles.term}>Wi-Fi</span>, SMS and
        phone codes. They stay unlocked, wherever you log in.
      </>
    ),
  },
  {
    title: 'Your own dashboard',
    text: 'Make as many codes as you like, of every type. Most types are free.',
  },
  {
    title: 'Codes that you can change later',
    text: 'Point a printed code elsewhere, and see how often it is scanned.',
  },
  {
    title: 'Your content stays private',
    text: 'Codes are made in your browser. What you save is encrypted there first, so that only you can read it.',
  },
];

export function AccountBenefits() {
  return (
    <aside className={styles.panel} aria-labelledby="benefits-title">
      <h2 id="benefits-title">
        What you get with a <em>free account</em>
      </h2>
      <ul className={styles.list}>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <Icon name="check" size={22} />
            <div>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
