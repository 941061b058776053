import { newAccount } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { Persistence } from '#gql/graphql.ts';
import { keepNext } from '#session/login-link.ts';
import { rememberPersistence } from '#session/offline-session.ts';
import { useAccountSession } from '#session/session.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { EmailField, TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { NewPasswordField } from '#shared/ui/new-password-field.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { GoogleLogin } from './google-login.tsx';
import { KeepLoggedIn } from './login-form.tsx';
import { type PasswordHandler, useSignUp } from './operations.ts';

interface SignUpFormProps {
  readonly onAccepted: PasswordHandler;
}

/** Creates an account with email and password, or with Google. */
export function SignUpForm({ onAccepted }: SignUpFormProps) {
  const { refreshSession } = useAccountSession();
  const signUp = useSignUp();
  const [persistence, setPersistence] = useState<Persistence>('LOCAL');
  const [isTaken, setIsTaken] = useState(false);
  const form = useForm({
    resolver: zodResolver(newAccount),
    defaultValues: { username: '', email: '', password: '' },
  });
  const { username = '', email = '', password = '' } = useWatch({ control: form.control });
  const { submit, busy, failure } = useSubmit(form, async (values) => {
    setIsTaken(false);
    const userId = await signUp({ ...values, persistence }).catch((error: unknown) => {
      // The form has validated the address, so an error at this field means that the address has an account.
      setIsTaken(failureOf(error).field === 'email');
      throw error;
    });
    rememberPersistence(persistence);
    if (userId) await onAccepted(userId, values.password);
    await refreshSession();
  });
  return (
    <>
      <form className={forms.form} noValidate onSubmit={submit}>
        <TextField label="Username" autoComplete="nickname" required {...fieldOf(form, 'username')} />
        <EmailField required {...fieldOf(form, 'email')} />
        {isTaken && <EmailTaken email={email} />}
        <NewPasswordField
          label="Password"
          password={password}
          userInputs={[username, email]}
          {...fieldOf(form, 'password')}
        />
        <KeepLoggedIn persistence={persistence} onChange={setPersistence} />
        <StatusMessage failure={failure} />
        <BusyButton type="submit" busy={busy} working="Signing up…">
          Sign up
        </BusyButton>
      </form>
      <GoogleLogin persistence={persistence} />
    </>
  );
}

function EmailTaken({ email }: { readonly email: string }) {
  const [search] = useSearchParams();
  return (
    <p className="muted">
      If you already have an account, <Link to={keepNext(paths.login, search)}>log in</Link> or{' '}
      <Link to={keepNext(paths.forgotPassword, search)} state={{ email }}>
        reset your password
      </Link>
      .
    </p>
  );
}
