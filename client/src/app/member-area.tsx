import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { TokenCount } from '#features/tokens/components/token-count.tsx';
import { TopBar } from '#features/top-bar/components/top-bar.tsx';
import { withNotice } from '#session/login-notice.ts';
import { useMe } from '#session/use-me.ts';
import { withNext } from '#session/with-next.ts';
import { Bar } from '#shared/layout/bar.tsx';
import { LoadingPage, PageLoader } from '#shared/layout/page-loader.tsx';
import { SiteFooter } from '#shared/layout/site-footer.tsx';
import { Away } from './away.tsx';
import { openWithoutServer } from './open-without-server.ts';

/** Around the pages of an account; whoever isn't logged in goes to /login, and from there comes back. */
export default function MemberArea() {
  const { me } = useMe();
  const { pathname, search, hash } = useLocation();
  switch (me.status) {
    case 'loading':
      return <LoadingPage to={paths.home} text="Please wait! Fetching data..." />;
    case 'logged-out':
      if (me.why === 'asked') {
        return <Navigate to={paths.login} state={me.notice && withNotice(me.notice)} replace />;
      }
      return (
        <Navigate
          to={withNext(paths.login, pathname + search + hash)}
          state={me.why === 'ended' ? withNotice('ended') : undefined}
          replace
        />
      );
    case 'unreachable':
    case 'logged-in':
      // In one frame, so that what is typed stays when the server is back.
      return (
        <>
          {me.status === 'logged-in' ? (
            <TopBar>
              <TokenCount />
            </TopBar>
          ) : (
            <Bar to={paths.landing}>
              <p role="status">Not connected</p>
            </Bar>
          )}
          {me.status === 'logged-in' || openWithoutServer().some((id) => generatorPath(id) === pathname) ? (
            <Suspense fallback={<PageLoader />}>
              <Outlet />
            </Suspense>
          ) : (
            <Away me={me} />
          )}
          <SiteFooter />
        </>
      );
  }
}
