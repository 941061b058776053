import { newAccount } from '@canary/input/account';
import { passwordLength } from '@canary/input/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { BusyButton } from '#components/ui/busy-button.tsx';
import { EmailField } from '#components/ui/email-field.tsx';
import { Outcome } from '#components/ui/outcome.tsx';
import { PasswordStrength } from '#components/ui/password-strength.tsx';
import { SecretField } from '#components/ui/secret-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { Persistence } from '#gql/graphql.ts';
import { useMe } from '#hooks/use-me.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { failureOf } from '#lib/failure.ts';
import { fieldOf } from '#lib/field-of.ts';
import { noteStay } from '#lib/last-viewer.ts';
import { useSignUp } from '../api/sign-up.ts';
import { AddressTaken } from './address-taken.tsx';
import styles from './auth-form.module.css';
import { GoogleButton } from './google-button.tsx';
import { KeepSignedIn } from './keep-signed-in.tsx';

/** A new account, by address and password or by Google. */
export function RegisterForm() {
  const { arrived } = useMe();
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
    noteStay(persistence);
    await arrived();
    return undefined;
  });
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField label="Username" autoComplete="nickname" required {...fieldOf(form, 'username')} />
        <EmailField required {...fieldOf(form, 'email')} />
        {isTaken && <AddressTaken email={email} />}
        <SecretField
          label="Password"
          hint={`${passwordLength.min} to ${passwordLength.max} characters. Long beats complicated.`}
          autoComplete="new-password"
          required
          {...fieldOf(form, 'password')}
        />
        <PasswordStrength password={password} own={[username, email]} />
        <KeepSignedIn persistence={persistence} onChange={setPersistence} />
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
