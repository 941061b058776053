import { AuthPage } from '#features/auth/components/auth-page.tsx';
import { VerifyEmail } from '#features/auth/components/verify-email.tsx';
import { useHashToken } from '#features/auth/hooks/use-hash-token.ts';

export default function VerifyEmailPage() {
  const { token, forget } = useHashToken();
  if (token !== null) return <VerifyEmail key={token} token={token} onSpent={forget} />;
  return (
    <AuthPage title="This page needs a link">
      <p role="alert">
        Your address is confirmed by the link that we mail to you. Open it again from the mail.
      </p>
    </AuthPage>
  );
}
