import { gql } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { recallUnlocks } from '#session/offline-session.ts';
import { useAccountSession } from '#session/session.ts';
import { listenToTabs, postToTabs } from '#session/tab-channel.ts';
import { rememberedLook } from '#shared/code/remembered-look.ts';
import { visitorDrafts } from '#shared/storage/drafts.ts';
import { carryInput } from '#shared/storage/input-store.ts';
import { renderPage } from '#testing/render.tsx';
import { api, server } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';

function SessionStatus() {
  const { session, refreshSession, clearSession, retry } = useAccountSession();
  return (
    <>
      <p>{session.status === 'logged-in' ? `User ${session.userId}` : session.status}</p>
      {session.status === 'unreachable' && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
      <button type="button" onClick={() => void refreshSession()}>
        Refresh
      </button>
      <button type="button" onClick={() => clearSession()}>
        Clear
      </button>
    </>
  );
}

test('The session is loading until the server has answered', async () => {
  renderPage(<SessionStatus />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('User 1')).toBeVisible();
});

test('An unreachable server doesn’t log the user out, and the request can be retried', async () => {
  const { user } = renderPage(<SessionStatus />, {
    handlers: [api.query('Me', () => HttpResponse.error(), { once: true })],
  });
  expect(await screen.findByText('unreachable')).toBeVisible();
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText('User 1')).toBeVisible();
});

test('Notices at once when the session ends on another device', async () => {
  const { socket } = renderPage(<SessionStatus />);
  await screen.findByText('User 1');
  await waitFor(() => expect(socket.subscriptionCount()).toBe(1));
  socket.close(4401, 'The session has ended');
  expect(await screen.findByText('logged-out')).toBeVisible();
});

test('Follows the account again after a busy server has refused it', async () => {
  const { socket } = renderPage(<SessionStatus />);
  await screen.findByText('User 1');
  await waitFor(() => expect(socket.subscriptionCount()).toBe(1));
  socket.end('me', { message: 'Busy', extensions: { code: 'OVERLOADED', retryAfter: 1 } });
  expect(socket.subscriptionCount()).toBe(0);
  await waitFor(() => expect(socket.subscriptionCount()).toBe(1), { timeout: 3_000 });
});

test('Loads the user after a login in another tab', async () => {
  renderPage(<SessionStatus />, { me: null });
  expect(await screen.findByText('logged-out')).toBeVisible();
  server.use(api.query('Me', () => HttpResponse.json({ data: { me: { ...fakeUser, id: '2' } } })));
  postToTabs({ type: 'logged-in' });
  expect(await screen.findByText('User 2')).toBeVisible();
});

test('Logging out deletes everything about the user, also the look of the last code and what was typed', async () => {
  const { user, connection } = renderPage(<SessionStatus />);
  await screen.findByText('User 1');
  await waitFor(() => expect(recallUnlocks()).not.toBeNull());
  rememberedLook.write({ design: codeDefaults.design, size: '512' });
  visitorDrafts.save('url', { url: 'https://example.com' });
  carryInput();
  await user.click(screen.getByText('Clear'));
  expect(await screen.findByText('logged-out')).toBeVisible();
  await waitFor(() => expect(recallUnlocks()).toBeNull());
  expect(rememberedLook.read()).toBeUndefined();
  expect(visitorDrafts.read()).toEqual({});
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(JSON.stringify(connection.client.extract())).not.toContain('User');
});

test('A login loads the user once, because the tab doesn’t hear its own message', async () => {
  let loads = 0;
  const { user, connection } = renderPage(<SessionStatus />, {
    me: null,
    handlers: [
      api.query('Me', () => {
        loads += 1;
        return HttpResponse.json({ data: { me: loads === 1 ? null : fakeUser } });
      }),
      api.query('Later', () => HttpResponse.json({ data: { __typename: 'Query' } })),
    ],
  });
  expect(await screen.findByText('logged-out')).toBeVisible();
  // The page joined the channel before this listener, so the page would receive the message first.
  const heard = new Promise<void>((resolve) => {
    const stop = listenToTabs(() => {
      stop();
      resolve();
    });
  });
  await user.click(screen.getByText('Refresh'));
  expect(await screen.findByText('User 1')).toBeVisible();
  await heard;
  // If the tab's own message had caused a request, that request would have been sent before this one.
  await connection.client.query({ query: gql`query Later { __typename }` });
  expect(loads).toBe(2);
});
