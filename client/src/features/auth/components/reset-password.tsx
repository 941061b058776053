import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { useHashToken } from '../hooks/use-hash-token.ts';
import { AuthPage } from './auth-page.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Where the link of a password mail leads. */
export function ResetPassword() {
  const { token, forget } = useHashToken();
  const [spent, setSpent] = useState<string>();
  const spend = () => {
    setSpent(token ?? undefined);
    forget();
  };
  if (token !== null && token !== spent) {
    return (
      <AuthPage
        title="Choose a new password"
        lead="It ends every session that you have, on every device. If you have saved codes, have your recovery code at hand: the new password alone doesn’t open them."
      >
        <ResetPasswordForm key={token} token={token} onSpent={spend} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={token === null ? 'This page needs a link' : 'This link doesn’t work any more'}>
      <p role="alert">
        {token === null
          ? 'A new password is set by the link that we mail to you. Open it again from the mail.'
          : 'It was used before, it is more than an hour old, or a newer one was sent.'}
      </p>
      <Link className={buttonClass()} to={paths.forgotPassword}>
        Send me a new link
      </Link>
    </AuthPage>
  );
}
