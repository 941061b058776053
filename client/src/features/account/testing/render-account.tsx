import { screen } from '@testing-library/react';
import { graphql, HttpResponse, type RequestHandler } from 'msw';
import { useUser } from '#session/session.ts';
import { fakeSight } from '#testing/fake-sight.ts';
import { renderPage } from '#testing/render.tsx';
import type { FakeUser } from '#testing/user.ts';
import { AccountPage } from '../components/account-page.tsx';

const session = (id: string, device: string, lastSeenAt: string, current = false) => ({
  __typename: 'Session',
  id,
  device,
  lastSeenAt,
  current,
});

/** Three devices, the one in use first. */
export const fakeSessions = [
  session('here', 'Chromium on Linux', new Date().toISOString(), true),
  session('phone', 'Safari on iPhone', new Date(Date.now() - 2 * 3600_000).toISOString()),
  session('office', 'Firefox on Windows', '2026-01-05T10:00:00.000Z'),
];

interface RenderOptions {
  /** The address, if it names a section. */
  readonly at?: string;
  readonly me?: Partial<FakeUser>;
  readonly handlers?: readonly RequestHandler[];
}

/** Shows the account's page within what guards it, and waits until it is there. */
export async function renderAccount({ at = '/account', me, handlers = [] }: RenderOptions = {}) {
  const sight = fakeSight();
  const listSessions = graphql.query('Sessions', () =>
    HttpResponse.json({ data: { sessions: fakeSessions } }),
  );
  const rendered = renderPage(<Page />, {
    at,
    area: 'members',
    handlers: [...handlers, listSessions],
    ...(me && { me }),
  });
  await screen.findByRole('heading', { name: 'Your account' });
  return { ...rendered, sight };
}

function Page() {
  return (
    <main>
      <AccountPage user={useUser()} />
    </main>
  );
}
