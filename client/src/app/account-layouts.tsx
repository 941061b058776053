import { ApolloProvider } from '@apollo/client/react';
import { nextPath } from '@canary/input/next-path';
import { type ReactNode, useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { KeptInvitation } from '#features/board/boards/invitation-token.tsx';
import { BoardProvider } from '#features/board/live/board-provider.tsx';
import { HistoryKeyProvider } from '#features/history/key/history-key-provider.tsx';
import { WaitingCodes } from '#features/history/save/waiting-codes.tsx';
import { UnsentSaves } from '#features/history/sync/unsent-saves.tsx';
import { withNext, withNotice } from '#session/login-link.ts';
import { isKnownUser, useSession } from '#session/session.ts';
import { SessionProvider } from '#session/session-provider.tsx';
import { type Connection, ConnectionContext, createConnection } from '#shared/graphql/connection.ts';
import { LoadingPage, PageLoader } from '#shared/layout/page-loader.tsx';
import { SiteFooter } from '#shared/layout/site-footer.tsx';
import { me } from './me.ts';
import { MemberBar } from './member-bar.tsx';
import {
  hasOfflineHistory,
  ServerUnreachable,
  typesWithoutServer,
  UnreachableBar,
} from './server-unreachable.tsx';

export { PlainLayout } from '#shared/layout/plain-layout.tsx';

/** The layout of every page that uses GraphQL: provides the connection, the session and the history key. */
export function AccountLayout() {
  const [connection] = useState(() => createConnection(origin()));
  return (
    <AccountProviders connection={connection}>
      <Outlet />
    </AccountProviders>
  );
}

interface AccountProvidersProps {
  readonly connection: Connection;
  readonly children: ReactNode;
}

export function AccountProviders({ connection, children }: AccountProvidersProps) {
  return (
    <ApolloProvider client={connection.client}>
      <ConnectionContext value={connection}>
        <SessionProvider connection={connection} me={me}>
          <HistoryKeyProvider>
            <UnsentSaves />
            <WaitingCodes />
            <BoardProvider>{children}</BoardProvider>
          </HistoryKeyProvider>
        </SessionProvider>
      </ConnectionContext>
    </ApolloProvider>
  );
}

/** Pages are also rendered at build time, which has no window and sends no requests. */
function origin(): string {
  return typeof window === 'undefined' ? 'http://localhost' : window.location.origin;
}

const fetchingData = 'Please wait! Fetching data...';

/** The layout of the login and sign-up pages. Redirects logged-in users to the page they wanted to open. */
export function GuestLayout() {
  const session = useSession();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  if (session.status === 'logged-in') {
    return (
      <>
        {/* The fragment may hold an invitation. */}
        <Navigate to={(nextPath(search.get('next')) ?? paths.home) + hash} replace />
        <PageLoader text={fetchingData} />
      </>
    );
  }
  // The form also shows while the session loads, so that the user can start typing.
  return (
    <>
      <KeptInvitation />
      <Outlet />
    </>
  );
}

/** The layout of pages that require an account. Redirects visitors to /login, which returns them here. */
export function MemberLayout() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  switch (session.status) {
    case 'loading':
      return <LoadingPage to={paths.home} text={fetchingData} />;
    case 'logged-out':
      return (
        <>
          {session.reason === 'requested' ? (
            <Navigate to={paths.login} state={session.notice && withNotice(session.notice)} replace />
          ) : (
            <Navigate
              to={withNext(paths.login, pathname + search + hash)}
              state={session.reason === 'never' ? undefined : withNotice('ended')}
              replace
            />
          )}
          <LoadingPage to={paths.home} />
        </>
      );
    case 'unreachable':
    case 'logged-in': {
      const isUsable =
        session.status === 'logged-in' ||
        typesWithoutServer(session).some((id) => generatorPath(id) === pathname) ||
        (pathname === paths.boards && isKnownUser(session)) ||
        ((pathname === paths.history || pathname === paths.deletedCodes) && hasOfflineHistory(session));
      // Both states render the same elements, so that input survives a lost connection.
      return (
        <>
          {session.status === 'logged-in' ? <MemberBar /> : <UnreachableBar />}
          {isUsable ? <Outlet /> : <ServerUnreachable />}
          <SiteFooter />
        </>
      );
    }
  }
}
