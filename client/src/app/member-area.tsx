import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { TokenCount } from '#features/tokens/token-count.tsx';
import { TopBar } from '#features/top-bar/top-bar.tsx';
import { withNext, withNotice } from '#session/login-link.ts';
import { useSession } from '#session/session.ts';
import { Bar } from '#shared/layout/bar.tsx';
import { LoadingPage, PageLoader } from '#shared/layout/page-loader.tsx';
import { SiteFooter } from '#shared/layout/site-footer.tsx';
import { Away } from './away.tsx';
import { typesWithoutServer } from './open-without-server.ts';

/** Around the pages of an account; whoever isn't logged in goes to /login, and from there comes back. */
export default function MemberArea() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  switch (session.status) {
    case 'loading':
      return <LoadingPage to={paths.home} text="Please wait! Fetching data..." />;
    case 'logged-out':
      if (session.reason === 'requested') {
        return <Navigate to={paths.login} state={session.notice && withNotice(session.notice)} replace />;
      }
      return (
        <Navigate
          to={withNext(paths.login, pathname + search + hash)}
          state={session.reason === 'ended' ? withNotice('ended') : undefined}
          replace
        />
      );
    case 'unreachable':
    case 'logged-in':
      // In one frame, so that what is typed stays when the server is back.
      return (
        <>
          {session.status === 'logged-in' ? (
            <TopBar>
              <TokenCount />
            </TopBar>
          ) : (
            <Bar to={paths.landing}>
              <p role="status">Not connected</p>
            </Bar>
          )}
          {session.status === 'logged-in' ||
          typesWithoutServer(session).some((id) => generatorPath(id) === pathname) ? (
            <Suspense fallback={<PageLoader />}>
              <Outlet />
            </Suspense>
          ) : (
            <Away />
          )}
          <SiteFooter />
        </>
      );
  }
}
