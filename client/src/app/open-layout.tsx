import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { type Session, useSession } from '#session/session.ts';
import { Bar } from '#shared/layout/bar.tsx';
import { MemberBar } from './member-bar.tsx';
import { HeaderTools } from './public-layout.tsx';
import { UnreachableBar } from './server-unreachable.tsx';

interface OpenLayoutProps {
  /** The path of the page, to which a login returns. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The layout of a page for everyone who may see it, with the header for a logged-in user or for a visitor. */
export function OpenLayout({ path, children }: OpenLayoutProps) {
  const session = useSession();
  const [wasMember, setWasMember] = useState(false);
  if (session.status === 'logged-in' && !wasMember) setWasMember(true);
  // Logging out on this page leads to the login page; a visitor who logged out earlier stays.
  if (wasMember && session.status === 'logged-out' && session.reason === 'requested')
    return <Navigate to={paths.login} replace />;
  return (
    <>
      <Header status={session.status} path={path} />
      {children}
    </>
  );
}

function Header({ status, path }: { readonly status: Session['status']; readonly path: string }) {
  switch (status) {
    case 'loading':
      return <Bar to={paths.landing} />;
    case 'unreachable':
      return <UnreachableBar />;
    case 'logged-out':
      return (
        <Bar to={paths.landing}>
          <HeaderTools accountLink={{ text: 'Log in', to: withNext(paths.login, path) }} />
        </Bar>
      );
    case 'logged-in':
      return <MemberBar />;
  }
}
