import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { announce } from '#session/auth-channel.ts';
import { recallUnlocks } from '#session/offline-session.ts';
import { useMe } from '#session/use-me.ts';
import { renderPage } from '#testing/render.tsx';
import { server } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';

function Who() {
  const { me, arrived, left } = useMe();
  return (
    <>
      <p>{me.status === 'logged-in' ? `User ${me.user.id}` : me.status}</p>
      {me.status === 'unreachable' && (
        <button type="button" onClick={me.retry}>
          Try again
        </button>
      )}
      <button type="button" onClick={() => void arrived()}>
        Arrive
      </button>
      <button type="button" onClick={() => left()}>
        Leave
      </button>
    </>
  );
}

test('Nobody is known before the server has answered, and then whoever is logged in', async () => {
  renderPage(<Who />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('User 1')).toBeVisible();
});

test('A server that can’t be reached is told from nobody being logged in, and can be asked again', async () => {
  const { user } = renderPage(<Who />, {
    handlers: [graphql.query('Me', () => HttpResponse.error(), { once: true })],
  });
  expect(await screen.findByText('unreachable')).toBeVisible();
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText('User 1')).toBeVisible();
});

test('A session that ends elsewhere is noticed at once', async () => {
  const { socket } = renderPage(<Who />);
  await screen.findByText('User 1');
  await waitFor(() => expect(socket.watching()).toBe(1));
  socket.close(4401, 'The session has ended');
  expect(await screen.findByText('logged-out')).toBeVisible();
});

test('Whoever logs in in another tab is met here', async () => {
  renderPage(<Who />, { me: null });
  expect(await screen.findByText('logged-out')).toBeVisible();
  server.use(graphql.query('Me', () => HttpResponse.json({ data: { me: { ...fakeUser, id: '2' } } })));
  announce({ type: 'arrived' });
  expect(await screen.findByText('User 2')).toBeVisible();
});

test('After logging out nothing of the user is left', async () => {
  const { user, connection } = renderPage(<Who />);
  await screen.findByText('User 1');
  await waitFor(() => expect(recallUnlocks()).not.toBeNull());
  await user.click(screen.getByText('Leave'));
  expect(await screen.findByText('logged-out')).toBeVisible();
  await waitFor(() => expect(recallUnlocks()).toBeNull());
  expect(JSON.stringify(connection.client.extract())).not.toContain('User');
});

test('A tab that somebody has logged in on asks once who they are, and doesn’t hear its own news', async () => {
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
