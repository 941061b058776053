import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { recallUnlocks } from '#session/offline-session.ts';
import { useAccountSession } from '#session/session.ts';
import { postToTabs } from '#session/tab-channel.ts';
import { renderPage } from '#testing/render.tsx';
import { server } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';

function Who() {
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
        Arrive
      </button>
      <button type="button" onClick={() => clearSession()}>
        Leave
      </button>
    </>
  );
}

test('The session is loading until the server has answered', async () => {
  renderPage(<Who />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('User 1')).toBeVisible();
});

test('An unreachable server isn’t taken for a logout, and can be asked again', async () => {
  const { user } = renderPage(<Who />, {
    handlers: [graphql.query('Me', () => HttpResponse.error(), { once: true })],
  });
  expect(await screen.findByText('unreachable')).toBeVisible();
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText('User 1')).toBeVisible();
});

test('Notices at once when the session ends on another device', async () => {
  const { socket } = renderPage(<Who />);
  await screen.findByText('User 1');
  await waitFor(() => expect(socket.watching()).toBe(1));
  socket.close(4401, 'The session has ended');
  expect(await screen.findByText('logged-out')).toBeVisible();
});

test('Loads the user after a login in another tab', async () => {
  renderPage(<Who />, { me: null });
  expect(await screen.findByText('logged-out')).toBeVisible();
  server.use(graphql.query('Me', () => HttpResponse.json({ data: { me: { ...fakeUser, id: '2' } } })));
  postToTabs({ type: 'logged-in' });
  expect(await screen.findByText('User 2')).toBeVisible();
});

test('Nothing of the user is left after logging out', async () => {
  const { user, connection } = renderPage(<Who />);
  await screen.findByText('User 1');
  await waitFor(() => expect(recallUnlocks()).not.toBeNull());
  await user.click(screen.getByText('Leave'));
  expect(await screen.findByText('logged-out')).toBeVisible();
  await waitFor(() => expect(recallUnlocks()).toBeNull());
  expect(JSON.stringify(connection.client.extract())).not.toContain('User');
});

test('A login loads the user once: the tab doesn’t hear its own message', async () => {
  let asked = 0;
  const { user } = renderPage(<Who />, {
    me: null,
    handlers: [
      graphql.query('Me', () => {
        asked += 1;
        return HttpResponse.json({ data: { me: asked === 1 ? null : fakeUser } });
      }),
    ],
  });
  expect(await screen.findByText('logged-out')).toBeVisible();
  await user.click(screen.getByText('Arrive'));
  expect(await screen.findByText('User 1')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toBe(2);
});
