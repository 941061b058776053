import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, type RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, parsePath, RouterProvider, useLocation } from 'react-router-dom';
import { AccountProviders, GuestLayout, MemberLayout } from '#app/account-layouts.tsx';
import { PublicLayout } from '#app/public-layout.tsx';
import { createConnection } from '#shared/graphql/connection.ts';
import { api, server } from './server.ts';
import { fakeSocket } from './socket.ts';
import { type FakeUser, fakeUser } from './user.ts';

interface RenderOptions {
  /** The address of the page; `/page` unless a test says otherwise. */
  readonly at?: string;
  /** The pattern of the page's route, such as `/blog/:slug`; defaults to the path of `at`. */
  readonly pattern?: string;
  /** The navigation's state. */
  readonly state?: unknown;
  /** The logged-in user: fields that differ from {@link fakeUser}, or null for a visitor. */
  readonly me?: Partial<FakeUser> | null;
  /** The layout around the page. `connected`, the default, is a page with a connection and no guard. */
  readonly area?: keyof typeof layouts;
  /** More handlers of the fake server, which take precedence. */
  readonly handlers?: readonly RequestHandler[];
}

/** The history of a user who has saved nothing. */
const noHistory = { __typename: 'History', keyId: null, count: 0, keys: [] };

/** The dynamic codes of a user who has made none. */
const noDynamicCodes = {
  __typename: 'DynamicCodeConnection',
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};

const layouts = {
  members: <MemberLayout />,
  guests: <GuestLayout />,
  connected: <Outlet />,
  public: <PublicLayout />,
};

/** Renders a page with its providers and layout. Every other route shows only its address, such as `At /login?next=…`. */
export function renderPage(
  page: ReactNode,
  { at = '/page', pattern, state, me = {}, area = 'connected', handlers = [] }: RenderOptions = {},
) {
  const user = me && { ...fakeUser, ...me };
  const socket = fakeSocket();
  server.use(
    ...handlers,
    api.query('Me', () => HttpResponse.json({ data: { me: user } })),
    api.query('UnlockOfferUser', () => HttpResponse.json({ data: { me: user } })),
    api.query('Viewer', () => HttpResponse.json({ data: { me: user } })),
    api.query('HistoryKeys', () => HttpResponse.json({ data: { history: noHistory } })),
    api.query('ListedCodes', () => HttpResponse.json({ data: { dynamicCodes: noDynamicCodes } })),
    socket.handler,
  );
  const connection = createConnection(window.location.origin);
  const { pathname = at, search = '', hash = '' } = parsePath(at);
  const providers =
    area === 'public' ? (
      <Outlet />
    ) : (
      <AccountProviders connection={connection}>
        <Outlet />
      </AccountProviders>
    );
  const router = createMemoryRouter(
    [
      {
        element: providers,
        children: [
          { element: layouts[area], children: [{ path: pattern ?? pathname, element: page }] },
          { path: '*', Component: CurrentAddress },
        ],
      },
    ],
    { initialEntries: [{ pathname, search, hash, state }] },
  );
  const view = render(<RouterProvider router={router} />);
  return { ...view, router, socket, connection, user: userEvent.setup() };
}

function CurrentAddress() {
  const { pathname, search, hash } = useLocation();
  return <p>{`At ${pathname}${search}${hash}`}</p>;
}
