import { mark } from '@canary/catalogue/mark';
import { ExampleCode } from '#shared/ui/example-code.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './canary-picture.module.css';

const [, body, wing] = mark.shapes;

/** The logo's canary sitting on a code that it has read. */
export function CanaryPicture() {
  return (
    <div className={styles.picture} role="img" aria-label="A canary sits on a QR code and says what it reads">
      <p className={styles.says}>
        <Icon name="check" size={18} /> example.com/menu
      </p>
      <svg className={styles.bird} viewBox="4 5 35 31" aria-hidden="true">
        <path className={styles.body} d={body?.d} />
        <path className={styles.wing} d={wing?.d} />
        <path className={styles.eye} fillRule="evenodd" d="M18.5 12h9v9h-9zm2.25 2.25v4.5h4.5v-4.5z" />
      </svg>
      <ExampleCode holds="link" />
    </div>
  );
}
