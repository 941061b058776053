import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { BoardPage } from '#features/board/board-page.tsx';
import { withNext } from '#session/login-link.ts';
import { type Session, useSession } from '#session/session.ts';
import { Bar } from '#shared/layout/bar.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { SiteFooter } from '#shared/layout/site-footer.tsx';
import { useHead } from '#shared/layout/use-head.ts';
import { MemberBar } from '../member-bar.tsx';
import { HeaderTools } from '../public-layout.tsx';
import { UnreachableBar } from '../server-unreachable.tsx';

const head = {
  title: pageTitle('Jira Board'),
  description: 'A live task board: several people move the same cards at once, and no change is lost.',
  keywords: 'live task board, shared kanban board, real-time collaboration',
  path: paths.tasks,
};

/** The task board, with the header for a logged-in user or for a visitor. */
export default function Tasks() {
  useHead(head);
  const session = useSession();
  const [wasMember, setWasMember] = useState(false);
  if (session.status === 'logged-in' && !wasMember) setWasMember(true);
  // Logging out on this page leads to the login page; a visitor who logged out earlier stays.
  if (wasMember && session.status === 'logged-out' && session.reason === 'requested')
    return <Navigate to={paths.login} replace />;
  return (
    <>
      <Header status={session.status} />
      <BoardPage />
      <SiteFooter />
    </>
  );
}

function Header({ status }: { readonly status: Session['status'] }) {
  switch (status) {
    case 'loading':
      return <Bar to={paths.landing} />;
    case 'unreachable':
      return <UnreachableBar />;
    case 'logged-out':
      return (
        <Bar to={paths.landing}>
          <HeaderTools accountLink={{ text: 'Log in', to: withNext(paths.login, paths.tasks) }} />
        </Bar>
      );
    case 'logged-in':
      return <MemberBar />;
  }
}
