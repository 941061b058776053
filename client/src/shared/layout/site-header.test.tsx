import { render, screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { announce } from '#session/auth-channel.ts';
import { forgetLastViewer } from '#session/offline-session.ts';
import { useViewer } from '#session/use-viewer.ts';
import { noteViewer } from '#session/viewer.ts';
import { server } from '#testing/server.ts';
import { SiteHeader } from './site-header.tsx';

let asked = 0;

/** The server answers that this is who is logged in. */
const answer = (me: { id: string } | null) =>
  server.use(
    graphql.query('Viewer', () => {
      asked += 1;
      return HttpResponse.json({ data: { me: me && { ...me, unlocks: [] }, catalogue: [] } });
    }),
  );

function Page() {
  return <p>{`Viewer ${useViewer()?.id ?? 'nobody'}`}</p>;
}

const open = () =>
  render(
    <MemoryRouter>
      <SiteHeader />
      <Page />
    </MemoryRouter>,
  );

beforeEach(() => {
  asked = 0;
  noteViewer(null);
  forgetLastViewer();
});

test('Whoever is logged in is led to their dashboard, by one request for the header and its page', async () => {
  answer({ id: '7' });
  open();
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/home');
  expect(screen.getByText('Viewer 7')).toBeVisible();
  expect(asked).toBe(1);
});

test('Anyone else can log in, also while the server can’t be reached', async () => {
  server.use(
    graphql.query('Viewer', () => {
      asked += 1;
      return HttpResponse.error();
    }),
  );
  open();
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('A login and a logout in another tab show here', async () => {
  answer(null);
  open();
  await waitFor(() => expect(asked).toBe(1));
  answer({ id: '7' });
  announce({ type: 'arrived' });
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  answer(null);
  announce({ type: 'left' });
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
});

test('Who was known on the page before is known at once, and asked for again', async () => {
  answer({ id: '7' });
  const { unmount } = open();
  await screen.findByRole('link', { name: 'Dashboard' });
  unmount();
  answer(null);
  open();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
});
