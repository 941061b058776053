import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql, HttpResponse, type RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { MemoryRouter, Outlet, parsePath, Route, Routes, useLocation } from 'react-router-dom';
import { GuestArea } from '#app/guest-area.tsx';
import MemberArea from '#app/member-area.tsx';
import { BoardProvider } from '#features/board/board-provider.tsx';
import { HistoryKeyProvider } from '#features/history/key/history-key-provider.tsx';
import { SessionProvider } from '#session/session-provider.tsx';
import { createConnection } from '#shared/graphql/connection.ts';
import { ConnectionContext } from '#shared/graphql/use-connection.ts';
import { server } from './server.ts';
import { fakeSocket } from './socket.ts';
import { type FakeUser, fakeUser } from './user.ts';

interface RenderOptions {
  /** The address of the page; `/page` unless a test says otherwise. */
  readonly at?: string;
  /** The pattern of its route, such as `/blog/:slug`, where that isn't the address. */
  readonly pattern?: string;
  /** What the navigation to the page brought along. */
  readonly state?: unknown;
  /** Who is logged in: fields that differ from {@link fakeUser}, or null for nobody. */
  readonly me?: Partial<FakeUser> | null;
  /** The layout around the page. `connected`, the default, is a page with a connection and no guard. */
  readonly area?: keyof typeof areas;
  /** What else the server answers; it comes before what this brings. */
  readonly handlers?: readonly RequestHandler[];
}

/** Of somebody who has saved nothing yet. */
const noHistory = { __typename: 'History', keyId: null, count: 0, keys: [] };

const areas = { members: <MemberArea />, guests: <GuestArea />, connected: <Outlet />, public: <Outlet /> };

/**
 * Shows a page with a connection, as somebody who is logged in or as anybody. Every other address shows only where it
 * is, as `At /login?next=…`.
 */
export function renderPage(
  page: ReactNode,
  { at = '/page', pattern, state, me = {}, area = 'connected', handlers = [] }: RenderOptions = {},
) {
  const user = me && { ...fakeUser, ...me };
  const socket = fakeSocket();
  server.use(
    ...handlers,
    graphql.query('Me', () => HttpResponse.json({ data: { me: user } })),
    graphql.query('HistoryKeys', () => HttpResponse.json({ data: { history: noHistory } })),
    socket.handler,
  );
  const connection = createConnection(window.location.origin);
  const [path] = at.split(/[?#]/);

  const account = (routes: ReactNode) => (
    <SessionProvider connection={connection}>
      <HistoryKeyProvider>
        <BoardProvider>{routes}</BoardProvider>
      </HistoryKeyProvider>
    </SessionProvider>
  );
  const routes = (
    <Routes>
      <Route element={areas[area]}>
        <Route path={pattern ?? path ?? at} element={page} />
      </Route>
      <Route path="*" element={<Whereabouts />} />
    </Routes>
  );
  const view = render(
    <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
      <ApolloProvider client={connection.client}>
        <ConnectionContext value={connection}>
          {area === 'public' ? routes : account(routes)}
        </ConnectionContext>
      </ApolloProvider>
    </MemoryRouter>,
  );
  return { ...view, socket, connection, user: userEvent.setup() };
}

function Whereabouts() {
  const { pathname, search, hash } = useLocation();
  return <p>{`At ${pathname}${search}${hash}`}</p>;
}
