import { passwordStrength } from '#lib/password-strength.ts';
import styles from './password-strength.module.css';

/** How hard the password that is being chosen is to guess. It stands under the field, and keeps its room when empty. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const { score, text } = passwordStrength(password);
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
