import { email } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { BusyButton } from '#components/ui/busy-button.tsx';
import { EmailField } from '#components/ui/email-field.tsx';
import { Outcome } from '#components/ui/outcome.tsx';
import { SecretField } from '#components/ui/secret-field.tsx';
import { paths } from '#config/paths.ts';
import type { Persistence } from '#gql/graphql.ts';
import { useHistoryKey } from '#hooks/use-history-key.ts';
import { useMe } from '#hooks/use-me.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { fieldOf } from '#lib/field-of.ts';
import { noteStay } from '#lib/last-viewer.ts';
import { keepNext } from '#lib/with-next.ts';
import { useSignIn } from '../api/sign-in.ts';
import styles from './auth-form.module.css';
import { GoogleButton } from './google-button.tsx';
import { KeepSignedIn } from './keep-signed-in.tsx';
import { SigningIn } from './signing-in.tsx';

const schema = z.object({ email, password: z.string().min(1, 'Enter your password.') });

/** Address and password, or Google. Whoever is signed in by it is led on by what guards the page. */
export function LoginForm() {
  const { arrived } = useMe();
  const { handOver } = useHistoryKey();
  const [search] = useSearchParams();
  const signIn = useSignIn();
  const [persistence, setPersistence] = useState<Persistence>('LOCAL');
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '', password: '' } });
  const typed = useWatch({ control: form.control, name: 'email' });
  const { submit, busy, failure } = useSubmit(form, async (values) => {
    await signIn({ ...values, persistence });
    noteStay(persistence);
    await arrived();
    handOver(values.password);
    return undefined;
  });
  return (
    <>
      <form className={styles.form} data-busy={busy} noValidate onSubmit={submit}>
        <EmailField required {...fieldOf(form, 'email')} />
        <SecretField
          label="Password"
          autoComplete="current-password"
          required
          {...fieldOf(form, 'password')}
        />
        <div className={styles.row}>
          <KeepSignedIn persistence={persistence} onChange={setPersistence} />
          <Link className={styles.link} to={keepNext(paths.forgotPassword, search)} state={{ email: typed }}>
            Forgot password?
          </Link>
        </div>
        <Outcome failure={failure} />
        <BusyButton type="submit" busy={busy} working="Login">
          Login
        </BusyButton>
      </form>
      <p className={styles.or}>or</p>
      <GoogleButton persistence={persistence} />
      <SigningIn busy={busy} />
    </>
  );
}
