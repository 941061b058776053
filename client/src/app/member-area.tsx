import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingPage } from '#components/layout/loading-page.tsx';
import { Message } from '#components/layout/message.tsx';
import { PageLoader } from '#components/layout/page-loader.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { TokenCount } from '#features/tokens/components/token-count.tsx';
import { TopBar } from '#features/top-bar/components/top-bar.tsx';
import { useMe } from '#hooks/use-me.ts';
import { withNotice } from '#lib/login-notice.ts';
import { withNext } from '#lib/with-next.ts';

/** Around the pages of an account; whoever isn't signed in goes to /login, and from there comes back. */
export default function MemberArea() {
  const { me } = useMe();
  const { pathname, search, hash } = useLocation();
  switch (me.status) {
    case 'loading':
      return <LoadingPage to={paths.home} text="Please wait! Fetching data..." />;
    case 'unreachable':
      return (
        <Message title="We can’t reach the server">
          <p>Check your connection, then try again.</p>
          <Button onClick={me.retry}>Try again</Button>
        </Message>
      );
    case 'signed-out':
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
    case 'signed-in':
      return (
        <>
          <TopBar>
            <TokenCount />
          </TopBar>
          <Suspense fallback={<PageLoader />}>
            <Outlet />
          </Suspense>
          <SiteFooter />
        </>
      );
  }
}
