import { newAccount } from '@canary/input/account';
import { passwordLength } from '@canary/input/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Persistence } from '#gql/graphql.ts';
import { rememberPersistence } from '#session/offline-session.ts';
import { useAccountSession } from '#session/session.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { EmailField, TextField } from '#shared/ui/field.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { PasswordStrength } from '#shared/ui/password-strength.tsx';
import { useSignUp } from '../api/sign-up.ts';
import { AddressTaken } from './address-taken.tsx';
import styles from './auth-form.module.css';
import { GoogleButton } from './google-button.tsx';
import { KeepLoggedIn } from './keep-logged-in.tsx';

/** A new account, by address and password or by Google. */
export function RegisterForm() {
  const { refreshSession } = useAccountSession();
  const signUp = useSignUp();
  const [persistence, setPersistence] = useState<Persistence>('LOCAL');
  const [isTaken, setTaken] = useState(false);
  const form = useForm({
    resolver: zodResolver(newAccount),
    defaultValues: { username: '', email: '', password: '' },
  });
  const typed = useWatch({ control: form.control });
  const { username = '', email = '', password = '' } = typed;
  const { submit, busy, failure } = useSubmit(form, async (values) => {
    setTaken(false);
    try {
      await signUp({ ...values, persistence });
    } catch (error) {
      // Its form was right: what the server has against an address is that it has an account.
      setTaken(failureOf(error).field === 'email');
      throw error;
    }
    rememberPersistence(persistence);
    await refreshSession();
    return undefined;
  });
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField label="Username" autoComplete="nickname" required {...fieldOf(form, 'username')} />
        <EmailField required {...fieldOf(form, 'email')} />
        {isTaken && <AddressTaken email={email} />}
        <PasswordField
          label="Password"
          hint={`${passwordLength.min} to ${passwordLength.max} characters. Long beats complicated.`}
          autoComplete="new-password"
          required
          {...fieldOf(form, 'password')}
        />
        <PasswordStrength password={password} userInputs={[username, email]} />
        <KeepLoggedIn persistence={persistence} onChange={setPersistence} />
        <Outcome failure={failure} />
        <BusyButton type="submit" busy={busy} working="Registering…">
          Register
        </BusyButton>
      </form>
      <p className={styles.or}>or</p>
      <GoogleButton persistence={persistence} />
    </>
  );
}
