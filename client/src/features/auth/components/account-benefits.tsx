import { startingTokens } from '@canary/catalogue/levels';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './account-benefits.module.css';

const benefits = [
  {
    title: `${startingTokens} tokens to start with`,
    text: 'They open what is premium, such as vCard, Wi-Fi, SMS and phone codes. You pay once and keep it.',
  },
  {
    title: 'Your own dashboard',
    text: 'URL, text, email, location and UPI codes are free there, as many as you like.',
  },
  {
    title: 'The same on every device',
    text: 'What you unlock here is open wherever you log in, at once.',
  },
  {
    title: 'Your content stays yours',
    text: 'Codes are still drawn in your browser. What you put into one is not sent to us, and what you save is encrypted first.',
  },
];

/** What an account brings. */
export function AccountBenefits() {
  return (
    <aside className={styles.panel} aria-labelledby="benefits-title">
      <h2 id="benefits-title">
        What a <em>free account</em> brings
      </h2>
      <ul className={styles.list}>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <Icon name="check" size={22} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
