import { screen } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { useUser } from '#session/session.ts';
import { fakeIntersectionObserver } from '#testing/fake-intersection-observer.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { type FakeUser, fakeUser } from '#testing/user.ts';
import { AccountPage } from '../account-page.tsx';
import type { RewrapHistoryKey } from '../password-section.tsx';

const session = (id: string, device: string, lastSeenAt: string, current = false) => ({
  __typename: 'Session',
  id,
  device,
  lastSeenAt,
  current,
});

/** Three devices; the first is the current one. */
export const fakeSessions = [
  session('here', 'Chromium on Linux', new Date().toISOString(), true),
  session('phone', 'Safari on iPhone', new Date(Date.now() - 2 * 3600_000).toISOString()),
  session('office', 'Firefox on Windows', '2026-01-05T10:00:00.000Z'),
];

/** The data of the sessions query. */
export function sessionsData(sessions: readonly object[]) {
  return { me: { __typename: 'User', id: fakeUser.id, sessions } };
}

/** An API key in the list. */
export function fakeKey(name: string, changes: object = {}) {
  return {
    __typename: 'ApiKey',
    id: name,
    name,
    ending: 'beef',
    boards: 'READ',
    dynamicCodes: null,
    images: false,
    boardId: null,
    lastUsedAt: null,
    expiresAt: null,
    ...changes,
  };
}

/** The data of the query of API keys. */
export function keysData(apiKeys: readonly object[]) {
  return { me: { __typename: 'User', id: fakeUser.id, apiKeys } };
}

/** A page of the dynamic codes that are lost with the account. */
export function linksPage(slugs: readonly string[], endCursor: string | null = null) {
  const edges = slugs.map((slug, index) => ({
    __typename: 'DynamicCodeEdge',
    node: {
      __typename: 'DynamicCode',
      id: slug,
      slug,
      shortUrl: `https://canary.example/q/${slug.toLowerCase()}`,
      target: 'https://example.com/a,b',
      createdAt: '2026-11-25T09:30:00.000Z',
      counts: { __typename: 'ScanCounts', scans: index },
    },
  }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return { dynamicCodes: { __typename: 'DynamicCodeConnection', edges, pageInfo } };
}

interface RenderOptions {
  /** The URL, if it has a fragment. */
  readonly at?: string;
  readonly me?: Partial<FakeUser>;
  readonly rewrapHistoryKey?: RewrapHistoryKey;
  readonly handlers?: readonly RequestHandler[];
}

/** Renders the account page for a logged-in user and waits until it is visible. */
export async function renderAccount({
  at = '/account',
  me,
  rewrapHistoryKey = async () => undefined,
  handlers = [],
}: RenderOptions = {}) {
  const sections = fakeIntersectionObserver();
  const listSessions = api.query('Sessions', () => HttpResponse.json({ data: sessionsData(fakeSessions) }));
  const listKeys = api.query('ApiKeys', () => HttpResponse.json({ data: keysData([]) }));
  const listBoards = api.query('LostBoards', () => HttpResponse.json({ data: { boards: [] } }));
  const listLinks = api.query('OwnLinks', () => HttpResponse.json({ data: linksPage([]) }));
  const rendered = renderPage(<Page rewrapHistoryKey={rewrapHistoryKey} />, {
    at,
    area: 'members',
    handlers: [...handlers, listSessions, listKeys, listBoards, listLinks],
    ...(me && { me }),
  });
  await screen.findByRole('heading', { name: 'Your account' });
  return { ...rendered, sections };
}

function Page({ rewrapHistoryKey }: { readonly rewrapHistoryKey: RewrapHistoryKey }) {
  return (
    <main>
      <AccountPage
        user={useUser()}
        tokens={<p>5 tokens</p>}
        history={<p>Unlocked on this device.</p>}
        rewrapHistoryKey={rewrapHistoryKey}
      />
    </main>
  );
}
