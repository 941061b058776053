import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { HistoryKeyDialog_UserFragment } from '#gql/graphql.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { TextField } from '#shared/ui/field.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { AccountName, PasswordField } from '#shared/ui/password-field.tsx';
import styles from './history-key.module.css';
import { NewPassphraseField } from './new-passphrase-field.tsx';
import { newPassphrase, type OwnSecret, presentPassword } from './own-secret.ts';
import { recoveryCode } from './recovery-code-field.ts';

interface OwnSecretFormProps {
  readonly owner: HistoryKeyDialog_UserFragment;
  readonly passwordHint?: string;
  /** Whether the recovery code is asked for, too. */
  readonly withCode?: boolean;
  act(secret: OwnSecret, code: string): Promise<void>;
  /** The buttons. */
  children(busy: boolean): ReactNode;
}

/** Asks for what the key is wrapped by: the account's password, or a passphrase that is chosen in place of one. */
export function OwnSecretForm({ owner, passwordHint, withCode = false, act, children }: OwnSecretFormProps) {
  const { hasPassword, email, username } = owner;
  const known = [email, username];
  const form = useForm({
    resolver: zodResolver(
      z.object({
        code: withCode ? recoveryCode : z.string(),
        password: hasPassword ? presentPassword : z.string(),
        passphrase: hasPassword ? z.string() : newPassphrase(known),
      }),
    ),
    defaultValues: { code: '', password: '', passphrase: '' },
  });
  const typed = useWatch({ control: form.control, name: 'passphrase' });
  const { submit, busy, failure } = useSubmit(form, async ({ code, password, passphrase }) => {
    await act(hasPassword ? { method: 'PASSWORD', password } : { method: 'PASSPHRASE', passphrase }, code);
    return undefined;
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AccountName email={email} />
      {withCode && (
        <TextField
          label="Recovery code"
          hint="Eight groups of four, and one more character. Dashes and capitals don’t matter."
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...fieldOf(form, 'code')}
        />
      )}
      {hasPassword ? (
        <PasswordField
          label="Your password"
          hint={passwordHint}
          required
          autoComplete="current-password"
          {...fieldOf(form, 'password')}
        />
      ) : (
        <NewPassphraseField label="Passphrase" typed={typed} own={known} {...fieldOf(form, 'passphrase')} />
      )}
      <Outcome failure={failure} />
      <div className={styles.actions}>{children(busy)}</div>
    </form>
  );
}
