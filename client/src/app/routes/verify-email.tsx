import { AuthPage } from '#features/auth/components/auth-page.tsx';
import { VerifyEmail } from '#features/auth/components/verify-email.tsx';
import { useHashToken } from '#features/auth/hooks/use-hash-token.ts';

export default function VerifyEmailPage() {
  const token = useHashToken();
  if (token === null) {
    return (
      <AuthPage title="This page needs a link">
        <p role="alert">
          Your address is confirmed by the link that we mail to you. Open it again from the mail.
        </p>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Confirm your address" lead="Then we know that mail to it reaches you.">
      <VerifyEmail key={token} token={token} />
    </AuthPage>
  );
}
