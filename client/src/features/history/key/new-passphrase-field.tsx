import type { ComponentProps } from 'react';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { PasswordStrength } from '#shared/ui/password-strength.tsx';
import styles from './history-key.module.css';

interface NewPassphraseFieldProps
  extends Omit<ComponentProps<typeof PasswordField>, 'hint' | 'required' | 'autoComplete'> {
  readonly typed: string;
  /** What is known of whoever chooses it: that would be easy to guess. */
  readonly own: readonly string[];
}

/** Where somebody chooses a passphrase, and sees how strong it is. */
export function NewPassphraseField({ typed, own, ...field }: NewPassphraseFieldProps) {
  return (
    <div className={styles.field}>
      <PasswordField
        hint="Not your Google password. A few unrelated words are best."
        required
        autoComplete="new-password"
        {...field}
      />
      <PasswordStrength password={typed} userInputs={own} />
    </div>
  );
}
