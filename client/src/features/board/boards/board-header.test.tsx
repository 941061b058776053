import type { BoardRole } from '@canary/board/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { graphqlError } from '#testing/graphql-error.ts';
import type { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { boardEvent } from '../testing/board-event.ts';
import { ownBoard } from '../testing/fake-board.ts';
import { openOwnBoard } from '../testing/render-board.tsx';
import { answered } from './testing/answered.ts';
import { fakeBoards, ownBoard as fakeOwnBoard } from './testing/fake-boards.ts';

const ada = (role: BoardRole) => ({ id: 'p1', name: 'Ada', accountId: '1', role });
const bo = { id: 'p2', name: 'Bo', accountId: '2', role: 'editor' } as const;
const cy = { id: 'p3', name: 'Cy', accountId: '3', role: 'owner' } as const;
const name = { id: 'p4', name: 'Printer', accountId: null, role: null };

const person = { __typename: 'BoardUser', id: 'p2' };
const hourAgo = () => new Date(Date.now() - 3_700_000).toISOString();
const seen = () => [
  { __typename: 'LastSeenMember', id: 'p2', lastSeenAt: hourAgo() },
  { __typename: 'LastSeenMember', id: 'p3', lastSeenAt: null },
];
const invitation = {
  __typename: 'BoardInvitation',
  id: 'i1',
  role: 'viewer',
  createdAt: '2026-12-29T12:00:00.000Z',
  expiresAt: '2027-01-05T12:00:00.000Z',
  maxUses: 5,
  uses: 2,
};

async function open(
  role: BoardRole,
  handlers: ReturnType<typeof ownBoard>['handlers'] = [],
  users = [ada(role), bo, cy, name],
) {
  const board = ownBoard({ name: 'Launch', tasks: [], users });
  board.handlers.unshift(
    ...handlers,
    ...answered('LastSeenMembers', { lastSeenMembers: seen() }).handlers,
    ...answered('BoardInvitations', { boardInvitations: [] }).handlers,
  );
  return openOwnBoard(board);
}

type User = ReturnType<typeof renderPage>['user'];
async function openMenu(user: User, button = 'Menu of Launch') {
  screen.getByRole('button', { name: button }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}
async function openPeople(user: User) {
  await user.click(screen.getByRole('button', { name: 'People' }));
  return within(await screen.findByRole('dialog', { name: 'People' }));
}
async function openInvitations(user: User) {
  const dialog = await openPeople(user);
  await user.click(dialog.getByRole('button', { name: 'Invite people' }));
}
async function startRenaming(user: User) {
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
  await screen.findByRole('textbox', { name: 'Name of this board' });
}
const rowOf = (member: string) => {
  const row = screen.getByText(member, { selector: 'bdi' }).closest('li');
  if (!row) throw new Error(`${member} has no row.`);
  return within(row);
};

test.each([
  ['viewer', ['Activity', 'Copy board', 'Export', 'Leave board']],
  ['editor', ['Archived cards', 'Activity', 'Copy board', 'Export', 'Leave board']],
  ['owner', ['Rename', 'Archived cards', 'Activity', 'Copy board', 'Export', 'Leave board', 'Delete board']],
] as const)('A member with the role %s sees only what they can do', async (role, items) => {
  const { user } = await open(role);
  expect(screen.getByRole('heading', { level: 1, name: 'Launch' })).toBeVisible();
  expect(await openMenu(user)).toEqual(items);
  await user.keyboard('{Escape}');
  await openPeople(user);
  expect(screen.queryAllByRole('button', { name: 'Invite people' })).toHaveLength(role === 'owner' ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: 'Add a name' })).toHaveLength(role === 'viewer' ? 0 : 1);
});

test('Rename in the menu leaves the focus in the field', async () => {
  const { user } = await open('owner');
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Name of this board' })).toHaveFocus();
});

test('An owner renames the board in place; Escape and an empty name change nothing', async () => {
  const { sent, handlers } = answered('RenameBoard', {
    renameBoard: { __typename: 'BoardSummary', id: 'home', name: 'Start' },
  });
  const { user } = await open('owner', handlers);
  const rename = () => startRenaming(user);
  await rename();
  await user.keyboard('Other{Escape}');
  await rename();
  await user.clear(screen.getByRole('textbox', { name: 'Name of this board' }));
  await user.keyboard('{Enter}');
  await rename();
  await user.keyboard(' Start {Enter}');
  await waitFor(() => expect(sent).toEqual([{ boardId: 'home', name: 'Start' }]));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('A name that is too long stays in the field, with the reason', async () => {
  const { sent, handlers } = answered('RenameBoard', {
    renameBoard: { __typename: 'BoardSummary', id: 'home', name: 'Start' },
  });
  const { user } = await open('owner', handlers);
  await startRenaming(user);
  const long = 'a'.repeat(61);
  await user.paste(long);
  await user.keyboard('{Enter}');
  const heading = within(screen.getByRole('heading', { level: 1 }));
  expect(await heading.findByRole('alert')).toHaveTextContent('A name has up to 60 characters.');
  expect(screen.getByRole('textbox', { name: 'Name of this board' })).toHaveValue(long);
  await user.keyboard('{Backspace}{Enter}');
  await waitFor(() => expect(sent).toEqual([{ boardId: 'home', name: long.slice(1) }]));
  expect(heading.queryByRole('alert')).toBeNull();
});

test('Shows why a board can’t be renamed', async () => {
  const refuses = api.mutation('RenameBoard', () => graphqlError('FORBIDDEN', 'Only owners can do this.'));
  const { user } = await open('owner', [refuses]);
  await startRenaming(user);
  await user.keyboard('Start{Enter}');
  expect(await screen.findByText('Only owners can do this.')).toBeVisible();
});

test('The switcher leads to the other boards, the open board and the list', async () => {
  const boards = fakeBoards();
  boards.boards = [fakeOwnBoard('home', { name: 'Launch' }), fakeOwnBoard('b2', { name: 'Notes' })];
  const { user } = await open('viewer', boards.handlers);
  await openMenu(user, 'Switch board');
  await screen.findByRole('menuitem', { name: 'Notes' });
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Notes',
    'Open board',
    'All boards',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Notes' }));
  expect(await screen.findByText('At /b/b2')).toBeVisible();
});

test('An owner deletes the board after a confirmation, and comes to the list', async () => {
  const { sent, handlers } = answered('DeleteBoard', { deleteBoard: 'home' });
  const { user, router } = await open('owner', handlers);
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Delete board' }));
  expect(await screen.findByText(/closes for all members at once/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete board' }));
  expect(await screen.findByText('At /boards')).toBeVisible();
  expect(sent).toEqual([{ boardId: 'home' }]);
  expect(router.state.location.state).toEqual({ kind: 'deleted', id: 'home', name: 'Launch' });
});

test('A member leaves the board after a confirmation', async () => {
  const { sent, handlers } = answered('LeaveBoard', { leaveBoard: 'home' });
  const { user, router } = await open('viewer', handlers);
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Leave board' }));
  await user.click(await screen.findByRole('button', { name: 'Leave board' }));
  expect(await screen.findByText('At /boards')).toBeVisible();
  expect(sent).toEqual([{ boardId: 'home' }]);
  expect(router.state.location.state).toEqual({ kind: 'left', id: 'home', name: 'Launch' });
});

test('The only owner reads why they can’t leave', async () => {
  const { user } = await open('owner', [], [ada('owner'), bo]);
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Leave board' }));
  expect(await screen.findByText(/You are the only owner/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave board' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu of Launch' })).toHaveFocus());
});

test('If the other owner leaves first, the server’s reason is shown', async () => {
  const refuses = api.mutation('LeaveBoard', () => graphqlError('FORBIDDEN', 'A board needs an owner.'));
  const { user } = await open('owner', [refuses]);
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Leave board' }));
  await user.click(await screen.findByRole('button', { name: 'Leave board' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A board needs an owner.');
});

test('The members are listed with their roles and when they were last here, before names without an account', async () => {
  const { user } = await open('viewer');
  const dialog = await openPeople(user);
  await screen.findByText('Last here 1 hour ago');
  expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Ada YouViewerLeave',
    'Bo Last here 1 hour agoEditor',
    'Cy Not here yetOwner',
    'Printer',
  ]);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('The members dialog says who has the board open', async () => {
  const now = answered('LastSeenMembers', {
    lastSeenMembers: [{ __typename: 'LastSeenMember', id: 'p2', lastSeenAt: new Date().toISOString() }],
  });
  const { user } = await open('viewer', now.handlers);
  await openPeople(user);
  expect(await rowOf('Bo').findByText('Here now')).toBeVisible();
});

test('An owner changes a role, and undoes it', async () => {
  const { sent, handlers } = answered('SetMemberRole', { setMemberRole: person });
  const { user } = await open('owner', handlers);
  await openPeople(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Bo' }), 'Viewer');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.getByRole('combobox', { name: 'Role of Bo' })).toHaveValue('viewer');
  expect(screen.getByText(/can only look at the board/)).toHaveTextContent('Bo can only look at the board.');
  await user.click(undo);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(sent).toEqual([
    { boardId: 'home', input: { id: 'p2', role: 'viewer' } },
    { boardId: 'home', input: { id: 'p2', role: 'editor' } },
  ]);
});

test('A role that an owner has changed follows what another owner makes of it', async () => {
  const { handlers } = answered('SetMemberRole', { setMemberRole: person });
  const { user, event } = await open('owner', handlers);
  await openPeople(user);
  const role = screen.getByRole('combobox', { name: 'Role of Bo' });
  await user.selectOptions(role, 'Viewer');
  event(boardEvent({ people: [{ ...bo, role: 'owner' }] }));
  await waitFor(() => expect(role).toHaveValue('owner'));
});

test('A role that can’t be changed stays, with the reason', async () => {
  const refuses = api.mutation('SetMemberRole', () => graphqlError('NOT_FOUND', 'Not a member any more.'));
  const { user } = await open('owner', [refuses]);
  await openPeople(user);
  const role = screen.getByRole('combobox', { name: 'Role of Bo' });
  await user.selectOptions(role, 'Viewer');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not a member any more.');
  expect(role).toHaveValue('editor');
});

test('An owner removes a member after a confirmation that says what stays', async () => {
  const { sent, handlers } = answered('RemoveMember', { removeMember: person });
  const { user } = await open('owner', handlers);
  await openPeople(user);
  await user.click(screen.getByRole('button', { name: 'Remove Bo' }));
  expect(screen.getByText(/name stays on the board/)).toHaveTextContent(/all open invitations are revoked/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove Bo' }));
  await user.click(screen.getByRole('button', { name: 'Remove Bo' }));
  expect(await screen.findByText(/is no longer a member/)).toBeVisible();
  expect(sent).toEqual([{ boardId: 'home', input: { id: 'p2' } }]);
});

test('The members dialog lets the user leave, and their own role isn’t theirs to change', async () => {
  const { user } = await open('owner');
  await openPeople(user);
  expect(screen.queryByRole('combobox', { name: 'Role of Ada' })).toBeNull();
  await user.click(rowOf('Ada').getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('button', { name: 'Leave board' })).toBeVisible();
});

test('Share creates a link with the chosen role, expiry and number of uses, and copies it', async () => {
  const { sent, handlers } = answered('CreateInvitation', {
    createInvitation: {
      __typename: 'NewInvitation',
      token: 'secret',
      invitation: { __typename: 'BoardInvitation', id: 'i1' },
    },
  });
  const { user, connection } = await open('owner', handlers);
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await openInvitations(user);
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  const url = `${window.location.origin}/join#secret`;
  expect(await screen.findByText(url)).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code with the link to join this board' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(url);
  await user.click(screen.getByRole('button', { name: 'New link' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Viewer');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Link expires after' }), '1 day');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who can join with it' }), '1 person');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await screen.findByText(url);
  expect(sent).toEqual([
    { boardId: 'home', input: { role: 'editor', days: 7, maxUses: null } },
    { boardId: 'home', input: { role: 'viewer', days: 1, maxUses: 1 } },
  ]);
  expect(JSON.stringify(connection.client.extract())).not.toContain('secret');
});

test('Says that too many invitations are open', async () => {
  const refuses = api.mutation('CreateInvitation', () =>
    graphqlError('CONFLICT', 'A board has up to 20 open invitations. Revoke one first.'),
  );
  const { user } = await open('owner', [refuses]);
  await openInvitations(user);
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Revoke one first.');
});

test('Open invitations are listed with their use, and revoked', async () => {
  let invitations = [invitation];
  const list = api.query('BoardInvitations', () =>
    HttpResponse.json({ data: { boardInvitations: invitations } }),
  );
  const revoke = api.mutation('RevokeInvitation', ({ variables }) => {
    expect(variables).toEqual({ boardId: 'home', id: 'i1' });
    invitations = [];
    return HttpResponse.json({ data: { revokeInvitation: 'i1' } });
  });
  const { user } = await open('owner', [list, revoke]);
  await openInvitations(user);
  const section = await screen.findByRole('region', { name: 'Open invitations' });
  expect(section).toHaveTextContent(/Viewer2 of 5 joined · created Dec 29, 2026, expires Jan 5, 2027/);
  await user.click(
    screen.getByRole('button', { name: /^Revoke the invitation for viewers of Dec 29, 2026/ }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Open invitations' })).toBeNull());
});
