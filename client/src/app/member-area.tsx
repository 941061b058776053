import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Message } from '#components/layout/message.tsx';
import { PageLoader } from '#components/layout/page-loader.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { useMe } from '#hooks/use-me.ts';
import { withNext } from '#lib/safe-next.ts';

/** Around the pages of an account; whoever isn't signed in goes to /login, and from there comes back. */
export default function MemberArea() {
  const { me } = useMe();
  const { pathname, search } = useLocation();
  switch (me.status) {
    case 'loading':
      return <PageLoader text="Please wait! Fetching data..." />;
    case 'unreachable':
      return (
        <Message title="We can’t reach the server">
          <p>Check your connection, then try again.</p>
          <Button onClick={me.retry}>Try again</Button>
        </Message>
      );
    case 'signed-out':
      if (me.why === 'asked') return <Navigate to={paths.login} replace />;
      return (
        <Navigate
          to={withNext(paths.login, pathname + search)}
          state={{ ended: me.why === 'ended' }}
          replace
        />
      );
    case 'signed-in':
      return <Outlet />;
  }
}
