import type { BoardRole } from '@canary/board/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { createPeopleLabels } from '../live/people-labels.ts';
import { BoardHeader } from './board-header.tsx';
import { MemberRow } from './member-row.tsx';
import { answered } from './testing/answered.ts';
import { fakeBoards, ownBoard } from './testing/fake-boards.ts';

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

/** The dialogs of other rooms. */
const dialogs = { activity: () => null, copying: () => null, exporting: () => null };

function open(
  role: BoardRole,
  handlers: NonNullable<Parameters<typeof renderPage>[1]>['handlers'] = [],
  people = [ada(role), bo, cy, name],
) {
  const header = (
    <BoardHeader
      boardId="b1"
      name="Launch"
      people={createPeopleLabels()(people)}
      accountId="1"
      {...dialogs}
    />
  );
  return renderPage(<main id="content">{header}</main>, {
    at: '/b/b1',
    handlers: [
      ...handlers,
      ...answered('LastSeenMembers', { lastSeenMembers: seen() }).handlers,
      ...answered('BoardInvitations', { boardInvitations: [] }).handlers,
    ],
  });
}

type User = ReturnType<typeof renderPage>['user'];
async function openMenu(user: User, button = 'Menu of Launch') {
  screen.getByRole('button', { name: button }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}
const rowOf = (member: string) => {
  const row = screen.getByText(member, { selector: 'bdi' }).closest('li');
  if (!row) throw new Error(`${member} has no row.`);
  return within(row);
};

test.each([
  [
    'viewer',
    ['Switch board', 'Members', 'Menu of Launch'],
    ['Activity', 'Copy board', 'Export', 'Leave board'],
  ],
  [
    'editor',
    ['Switch board', 'Members', 'Menu of Launch'],
    ['Activity', 'Copy board', 'Export', 'Leave board'],
  ],
  [
    'owner',
    ['Rename Launch', 'Switch board', 'Members', 'Share', 'Menu of Launch'],
    ['Rename', 'Activity', 'Copy board', 'Export', 'Leave board', 'Delete board'],
  ],
] as const)('A member with the role %s sees only what they can do', async (role, buttons, items) => {
  const { user } = open(role);
  expect(screen.getByRole('heading', { level: 1, name: 'Launch' })).toBeVisible();
  const labels = screen
    .getAllByRole('button')
    .map((button) => button.ariaLabel ?? button.textContent?.trim());
  expect(labels).toEqual(buttons);
  expect(await openMenu(user)).toEqual(items);
});

test('On a phone, the menu also has the actions that have no button there', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const { user } = open('owner');
  const labels = screen.getAllByRole('button').map((button) => button.ariaLabel);
  expect(labels).toEqual(['Switch board', 'Menu of Launch']);
  expect(await openMenu(user)).toEqual([
    'Members',
    'Share',
    'Rename',
    'Activity',
    'Copy board',
    'Export',
    'Leave board',
    'Delete board',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Share' }));
  expect(await screen.findByRole('dialog', { name: 'Invite people' })).toBeVisible();
});

test('The menus are on the page after its main landmark was replaced', async () => {
  const { user } = renderPage(<ReplacedPage />, { at: '/b/b1' });
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  await openMenu(user);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('menu'));
});

function ReplacedPage() {
  const [version, setVersion] = useState(0);
  return (
    <>
      <BoardHeader
        boardId="b1"
        name="Launch"
        people={createPeopleLabels()([ada('owner')])}
        accountId="1"
        {...dialogs}
      />
      <button type="button" onClick={() => setVersion(version + 1)}>
        Replace
      </button>
      <main id="content" key={version} />
    </>
  );
}

test('Rename in the menu leaves the focus in the field', async () => {
  const { user } = open('owner');
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Name of this board' })).toHaveFocus();
});

test('An owner renames the board in place; Escape and an empty name change nothing', async () => {
  const { sent, handlers } = answered('RenameBoard', {
    renameBoard: { __typename: 'BoardSummary', id: 'b1', name: 'Start' },
  });
  const { user } = open('owner', handlers);
  const rename = () => user.click(screen.getByRole('button', { name: 'Rename Launch' }));
  await rename();
  await user.keyboard('Other{Escape}');
  await rename();
  await user.clear(screen.getByRole('textbox', { name: 'Name of this board' }));
  await user.keyboard('{Enter}');
  await rename();
  await user.keyboard(' Start {Enter}');
  await waitFor(() => expect(sent).toEqual([{ boardId: 'b1', name: 'Start' }]));
  expect(screen.getByRole('button', { name: 'Rename Launch' })).toHaveFocus();
});

test('A name that is too long stays in the field, with the reason', async () => {
  const { sent, handlers } = answered('RenameBoard', {
    renameBoard: { __typename: 'BoardSummary', id: 'b1', name: 'Start' },
  });
  const { user } = open('owner', handlers);
  await user.click(screen.getByRole('button', { name: 'Rename Launch' }));
  const long = 'a'.repeat(61);
  await user.paste(long);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('A name has up to 60 characters.');
  expect(screen.getByRole('textbox', { name: 'Name of this board' })).toHaveValue(long);
  await user.keyboard('{Backspace}{Enter}');
  await waitFor(() => expect(sent).toEqual([{ boardId: 'b1', name: long.slice(1) }]));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Shows why a board can’t be renamed', async () => {
  const refuses = api.mutation('RenameBoard', () => graphqlError('FORBIDDEN', 'Only owners can do this.'));
  const { user } = open('owner', [refuses]);
  await user.click(screen.getByRole('button', { name: 'Rename Launch' }));
  await user.keyboard('Start{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Only owners can do this.');
});

test('The switcher leads to the other boards, the open board and the list', async () => {
  const boards = fakeBoards();
  boards.boards = [ownBoard('b1', { name: 'Launch' }), ownBoard('b2', { name: 'Notes' })];
  const { user } = open('viewer', boards.handlers);
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
  const { sent, handlers } = answered('DeleteBoard', { deleteBoard: 'b1' });
  const { user, router } = open('owner', handlers);
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Delete board' }));
  expect(await screen.findByText(/closes for all members at once/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete board' }));
  expect(await screen.findByText('At /boards')).toBeVisible();
  expect(sent).toEqual([{ boardId: 'b1' }]);
  expect(router.state.location.state).toEqual({ kind: 'deleted', id: 'b1', name: 'Launch' });
});

test('A member leaves the board after a confirmation', async () => {
  const { sent, handlers } = answered('LeaveBoard', { leaveBoard: 'b1' });
  const { user, router } = open('viewer', handlers);
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Leave board' }));
  await user.click(await screen.findByRole('button', { name: 'Leave board' }));
  expect(await screen.findByText('At /boards')).toBeVisible();
  expect(sent).toEqual([{ boardId: 'b1' }]);
  expect(router.state.location.state).toEqual({ kind: 'left', id: 'b1', name: 'Launch' });
});

test('The only owner reads why they can’t leave', async () => {
  const { user } = open('owner', [], [ada('owner'), bo]);
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Leave board' }));
  expect(await screen.findByText(/You are the only owner/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave board' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu of Launch' })).toHaveFocus());
});

test('If the other owner leaves first, the server’s reason is shown', async () => {
  const refuses = api.mutation('LeaveBoard', () => graphqlError('FORBIDDEN', 'A board needs an owner.'));
  const { user } = open('owner', [refuses]);
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Leave board' }));
  await user.click(await screen.findByRole('button', { name: 'Leave board' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A board needs an owner.');
});

test('The members are listed with their roles and when they were last here, without plain names', async () => {
  const { user } = open('viewer');
  await user.click(screen.getByRole('button', { name: 'Members' }));
  await screen.findByText('Last here 1 hour ago');
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Ada YouViewerLeave',
    'Bo Last here 1 hour agoEditor',
    'Cy Not here yetOwner',
  ]);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('The members dialog says who has the board open', async () => {
  const now = answered('LastSeenMembers', {
    lastSeenMembers: [{ __typename: 'LastSeenMember', id: 'p2', lastSeenAt: new Date().toISOString() }],
  });
  const { user } = open('viewer', now.handlers);
  await user.click(screen.getByRole('button', { name: 'Members' }));
  expect(await rowOf('Bo').findByText('Here now')).toBeVisible();
});

test('An owner changes a role, and undoes it', async () => {
  const { sent, handlers } = answered('SetMemberRole', { setMemberRole: person });
  const { user } = open('owner', handlers);
  await user.click(screen.getByRole('button', { name: 'Members' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Bo' }), 'Viewer');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.getByRole('combobox', { name: 'Role of Bo' })).toHaveValue('viewer');
  expect(screen.getByText(/can only look at the board/)).toHaveTextContent('Bo can only look at the board.');
  await user.click(undo);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(sent).toEqual([
    { boardId: 'b1', input: { id: 'p2', role: 'viewer' } },
    { boardId: 'b1', input: { id: 'p2', role: 'editor' } },
  ]);
});

/** A member whose role another owner changes to owner. */
function MemberOfTwoOwners() {
  const [role, setRole] = useState<BoardRole>('editor');
  const board = { id: 'b1', name: 'Launch' };
  const member = { ...bo, label: 'Bo', number: 1, hue: 0, role };
  const row = { board, isOwn: false, canManage: true, canLeave: true, lastSeenAt: null };
  return (
    <ul>
      <MemberRow {...row} member={member} onRole={setRole} onRemoved={() => undefined} />
      <button type="button" onClick={() => setRole('owner')}>
        Another owner
      </button>
    </ul>
  );
}

test('A role that an owner has changed follows what another owner makes of it', async () => {
  const { handlers } = answered('SetMemberRole', { setMemberRole: person });
  const { user } = renderPage(<MemberOfTwoOwners />, { handlers });
  const role = screen.getByRole('combobox', { name: 'Role of Bo' });
  await user.selectOptions(role, 'Viewer');
  await user.click(screen.getByRole('button', { name: 'Another owner' }));
  expect(role).toHaveValue('owner');
});

test('A role that can’t be changed stays, with the reason', async () => {
  const refuses = api.mutation('SetMemberRole', () => graphqlError('NOT_FOUND', 'Not a member any more.'));
  const { user } = open('owner', [refuses]);
  await user.click(screen.getByRole('button', { name: 'Members' }));
  const role = screen.getByRole('combobox', { name: 'Role of Bo' });
  await user.selectOptions(role, 'Viewer');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not a member any more.');
  expect(role).toHaveValue('editor');
});

test('An owner removes a member after a confirmation that says what stays', async () => {
  const { sent, handlers } = answered('RemoveMember', { removeMember: person });
  const { user } = open('owner', handlers);
  await user.click(screen.getByRole('button', { name: 'Members' }));
  await user.click(screen.getByRole('button', { name: 'Remove Bo' }));
  expect(screen.getByText(/name stays on the board/)).toHaveTextContent(/all open invitations are revoked/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove Bo' }));
  await user.click(screen.getByRole('button', { name: 'Remove Bo' }));
  expect(await screen.findByText(/is no longer a member/)).toBeVisible();
  expect(sent).toEqual([{ boardId: 'b1', input: { id: 'p2' } }]);
});

test('The members dialog lets the user leave, and their own role isn’t theirs to change', async () => {
  const { user } = open('owner');
  await user.click(screen.getByRole('button', { name: 'Members' }));
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
  const { user, connection } = open('owner', handlers);
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Share' }));
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
    { boardId: 'b1', input: { role: 'editor', days: 7, maxUses: null } },
    { boardId: 'b1', input: { role: 'viewer', days: 1, maxUses: 1 } },
  ]);
  expect(JSON.stringify(connection.client.extract())).not.toContain('secret');
});

test('Says that too many invitations are open', async () => {
  const refuses = api.mutation('CreateInvitation', () =>
    graphqlError('CONFLICT', 'A board has up to 20 open invitations. Revoke one first.'),
  );
  const { user } = open('owner', [refuses]);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Revoke one first.');
});

test('Open invitations are listed with their use, and revoked', async () => {
  let invitations = [invitation];
  const list = api.query('BoardInvitations', () =>
    HttpResponse.json({ data: { boardInvitations: invitations } }),
  );
  const revoke = api.mutation('RevokeInvitation', ({ variables }) => {
    expect(variables).toEqual({ boardId: 'b1', id: 'i1' });
    invitations = [];
    return HttpResponse.json({ data: { revokeInvitation: 'i1' } });
  });
  const { user } = open('owner', [list, revoke]);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const section = await screen.findByRole('region', { name: 'Open invitations' });
  expect(section).toHaveTextContent(/Viewer2 of 5 joined · created Dec 29, 2026, expires Jan 5, 2027/);
  await user.click(
    screen.getByRole('button', { name: /^Revoke the invitation for viewers of Dec 29, 2026/ }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Open invitations' })).toBeNull());
});
