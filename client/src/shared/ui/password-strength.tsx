import { passwordStrength } from '#shared/forms/password-strength.ts';
import styles from './password-strength.module.css';

interface PasswordStrengthProps {
  readonly password: string;
  /** What is known of whoever chooses it: it makes no password harder to guess. */
  readonly own?: readonly string[];
}

/** How hard the password that is being chosen is to guess. It has its place under the field from the start. */
export function PasswordStrength({ password, own }: PasswordStrengthProps) {
  const { score, text } = passwordStrength(password, own);
  return (
    <div className={styles.strength} data-score={password && score}>
      <div className={styles.steps} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <p aria-live="polite">{password && `Password strength: ${text}`}</p>
    </div>
  );
}
