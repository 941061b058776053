import { AuthPage } from '#features/auth/auth-page.tsx';
import { JoinPage } from '#features/board/boards/join-page.tsx';

/** The page of an invitation to a board. */
export default function Join() {
  return <JoinPage Frame={AuthPage} />;
}
