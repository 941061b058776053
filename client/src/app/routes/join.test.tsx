import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { answered } from '#features/board/boards/testing/answered.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import Join from './join.tsx';

beforeEach(() => sessionStorage.clear());

const secret = 'secret'.padEnd(43, '-');
const printer = { __typename: 'InvitedPerson', id: 'p1', name: 'Printer' };
const board = {
  __typename: 'InvitedBoard',
  id: 'b1',
  name: 'Launch',
  inviterName: 'Bo' as string | null,
  isMember: false,
  people: [printer],
};
const invitation = {
  __typename: 'Invitation',
  role: 'editor',
  state: 'OPEN',
  board: board as typeof board | null,
};
const accepted = { acceptInvitation: { __typename: 'BoardSummary', id: 'b1' } };

interface Options {
  readonly at?: string;
  readonly me?: NonNullable<Parameters<typeof renderPage>[1]>['me'];
  readonly fields?: Partial<typeof invitation>;
  readonly handlers?: NonNullable<Parameters<typeof renderPage>[1]>['handlers'];
}

/** Opens the page of an invitation. `read` and `accept` record the requests to the server. */
function open({ at = `/join#${secret}`, me, fields = {}, handlers = [] }: Options = {}) {
  const read = answered('Invitation', { invitation: { ...invitation, ...fields } });
  const accept = answered('AcceptInvitation', accepted);
  const view = renderPage(<Join />, {
    at,
    ...(me !== undefined && { me }),
    handlers: [...handlers, ...read.handlers, ...accept.handlers],
  });
  return { ...view, read: read.sent, accept: accept.sent };
}
const join = () => screen.findByRole('button', { name: 'Join board' });

test('A user sees the board, the inviter and the role, and joins only by the button', async () => {
  const { user, router, read, accept } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Join “Launch”' })).toBeVisible();
  expect(
    screen.getByText('Bo invites you as an editor: you can add, change and delete cards.'),
  ).toBeVisible();
  expect(read).toEqual([{ token: secret }]);
  expect(accept).toEqual([]);
  await user.click(await join());
  expect(await screen.findByText('At /b/b1')).toBeVisible();
  expect(accept).toEqual([{ input: { token: secret, personId: null } }]);
  expect(JSON.stringify(sessionStorage)).not.toContain(secret);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('The address bar loses the token at once, and a reload keeps the invitation', async () => {
  const { router, unmount } = open();
  await join();
  expect(router.state.location).toMatchObject({ pathname: '/join', search: '', hash: '' });
  unmount();
  open({ at: '/join' });
  expect(await join()).toBeVisible();
});

test('After joining, Back leads to a page that opens the board', async () => {
  const { user, unmount } = open();
  await user.click(await join());
  await screen.findByText('At /b/b1');
  unmount();
  const back = open({ at: '/join' });
  expect(await screen.findByRole('heading', { name: 'You have joined the board' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the board' })).toHaveAttribute('href', '/b/b1');
  back.unmount();
  open({ at: '/join', me: { id: '2' } });
  expect(await screen.findByRole('heading', { name: 'This page needs a link' })).toBeVisible();
});

test('A visitor logs in or signs up, and comes back to the invitation, with no token in what servers see', async () => {
  const { unmount, read } = open({ me: null });
  expect(await screen.findByRole('heading', { name: 'You’re invited to a board' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login?next=%2Fjoin#${secret}`,
  );
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    `/register?next=%2Fjoin#${secret}`,
  );
  expect(read).toEqual([]);
  unmount();
  const after = open({ at: '/join' });
  await join();
  expect(after.read).toEqual([{ token: secret }]);
});

test('A link to sign up that was opened in another tab leads back to the invitation', async () => {
  const { router, unmount } = renderPage(<h1>Sign up</h1>, {
    at: `/register?next=%2Fjoin#${secret}`,
    area: 'guests',
    me: null,
  });
  await waitFor(() => expect(router.state.location).toMatchObject({ search: '?next=%2Fjoin', hash: '' }));
  unmount();
  const after = open({ at: '/join' });
  await join();
  expect(after.read).toEqual([{ token: secret }]);
});

test('A user who is logged in already is led from such a link to the invitation', async () => {
  const { unmount } = renderPage(<h1>Log in</h1>, { at: `/login?next=%2Fjoin#${secret}`, area: 'guests' });
  expect(await screen.findByText(/^At \/join/)).toBeVisible();
  unmount();
  open({ at: '/join' });
  expect(await join()).toBeVisible();
});

test('The link to the content leaves the invitation as it is', async () => {
  const { router } = open();
  await join();
  await act(() => router.navigate('/join#content'));
  expect(await join()).toBeVisible();
});

test('The page names the account that joins, and leads another account to the invitation', async () => {
  const logOut = api.mutation('LogOut', () => HttpResponse.json({ data: { logOut: true } }));
  const { user } = open({ handlers: [logOut] });
  await join();
  expect(screen.getByText(/^You are logged in as/)).toHaveTextContent('Ada (ada@example.com).');
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(await screen.findByRole('heading', { name: 'You’re invited to a board' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login?next=%2Fjoin#${secret}`,
  );
});

test('A user can be one of the people who have no account yet', async () => {
  const { user, accept } = open();
  await join();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Are you one of these people?' }), 'Printer');
  await user.click(await join());
  await screen.findByText('At /b/b1');
  expect(accept).toEqual([{ input: { token: secret, personId: 'p1' } }]);
});

test('Without such people, nothing is asked; without the inviter, none is named', async () => {
  open({ fields: { role: 'viewer', board: { ...board, inviterName: null, people: [] } } });
  await join();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('A member invites you as a viewer: you can only look at the board.')).toBeVisible();
});

test('A member is led to the board, also by a used up invitation', async () => {
  const { accept } = open({ fields: { state: 'USED_UP', board: { ...board, isMember: true } } });
  expect(await screen.findByRole('heading', { name: 'You are already a member' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the board' })).toHaveAttribute('href', '/b/b1');
  expect(accept).toEqual([]);
});

test.each([
  ['EXPIRED', 'This invitation has expired'],
  ['USED_UP', 'This invitation was used up'],
  ['REVOKED', 'This invitation was revoked'],
])('An invitation that is %s says so, and what to do', async (state, title) => {
  open({ fields: { state, board: null } });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Ask an owner of the board for a new invitation.');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['An unknown link', secret, 'There is no such invitation'],
  ['A link without its end', 'secret', 'This link isn’t complete'],
])('%s says so, and what to do', async (_, token, title) => {
  const unknown = api.query('Invitation', () => graphqlError('NOT_FOUND', 'No.'));
  open({ at: `/join#${token}`, handlers: [unknown] });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/Copy the whole link again, or ask/);
});

test('Without a token, the page asks for the link', async () => {
  open({ at: '/join' });
  expect(await screen.findByRole('heading', { name: 'This page needs a link' })).toBeVisible();
});

test('An invitation that was revoked meanwhile says so at the button', async () => {
  const refuses = api.mutation('AcceptInvitation', () =>
    graphqlError('NOT_FOUND', 'This invitation was revoked. Ask for a new one.'),
  );
  const { user } = open({ handlers: [refuses] });
  await user.click(await join());
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation was revoked.');
});

test('An invitation that can’t be loaded is loaded again', async () => {
  const fails = api.query('Invitation', () => HttpResponse.error(), { once: true });
  const { user } = open({ handlers: [fails] });
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await join()).toBeVisible());
});
