import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { AuthPage } from '#features/auth/auth-page.tsx';
import { ResetPasswordForm } from '#features/auth/reset-password-form.tsx';
import { useHashToken } from '#features/auth/use-hash-token.ts';
import { buttonClass } from '#shared/ui/button.tsx';

/** The page that a password email links to. */
export default function ResetPassword() {
  const { token, clear } = useHashToken();
  const [invalidToken, setInvalidToken] = useState<string>();
  if (token !== null && token !== invalidToken) {
    const onInvalid = () => {
      setInvalidToken(token);
      clear();
    };
    return (
      <AuthPage
        title="Choose a new password"
        lead="This logs you out on all your devices. If you have saved codes, keep your recovery code at hand: the new password alone can’t unlock them."
      >
        <ResetPasswordForm key={token} token={token} onInvalid={onInvalid} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={token === null ? 'This page needs a link' : 'This link no longer works'}>
      <p role="alert">
        {token === null
          ? 'To set a new password, open the link in the email we sent you.'
          : 'It was already used, it is more than an hour old, or you requested a newer one.'}
      </p>
      <Link className={buttonClass()} to={paths.forgotPassword}>
        Send me a new link
      </Link>
    </AuthPage>
  );
}
