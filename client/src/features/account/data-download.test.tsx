import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { writeUnsent } from '#shared/storage/unsent-database.ts';
import { gate } from '#testing/gate.ts';
import { graphqlError, sessionEnded } from '#testing/graphql-error.ts';
import { recordSavedFiles, type SavedFile } from '#testing/record-saved-files.ts';
import { api } from '#testing/server.ts';
import { textOf } from '#testing/text-of.ts';
import { fakeUser } from '#testing/user.ts';
import { renderAccount } from './testing/render-account.tsx';

let saved: readonly SavedFile[];
beforeEach(() => {
  saved = recordSavedFiles();
});

const member = (boardId: string, name: string) => ({ boardId, name, role: 'editor' });
const withBoards = (...boards: object[]) =>
  api.query('MyData', () => HttpResponse.json({ data: { myData: { username: 'Ada', boards } } }));

/** The accounts that pages were read for. */
const accounts: (string | null)[] = [];

/** Answers with the pages of a list. A page that is null fails once, and is then empty. */
function givesPages(operation: string, field: string, ...pages: (readonly object[] | null)[]) {
  return api.query(operation, ({ variables, request }) => {
    accounts.push(request.headers.get('canary-account'));
    const index = Number(variables['after'] ?? 0);
    const nodes = pages[index] ?? [];
    if (pages[index] === null) {
      pages[index] = [];
      return graphqlError('OVERLOADED', 'The server is busy.');
    }
    const pageInfo = { hasNextPage: index < pages.length - 1, endCursor: `${index + 1}` };
    return HttpResponse.json({ data: { [field]: { edges: nodes.map((node) => ({ node })), pageInfo } } });
  });
}

const card = (boardId: string, number: number) => ({
  ...{ boardId, number, title: `Card ${number}`, columnId: 'todo', dueOn: null, deletedAt: null },
});
const comment = (boardId: string, number: number, text: string) => ({
  ...{ boardId, number, text, createdAt: '2026-01-01T00:00:00.000Z', editedAt: null, deletedAt: null },
});
const noCards = givesPages('MyAssignments', 'myAssignments', []);
const noComments = givesPages('MyComments', 'myComments', []);

const section = () => within(screen.getByRole('region', { name: 'Your data' }));
const download = () => section().getByRole('button', { name: 'Download my data (JSON)' });

test('Saves the data as a file and doesn’t cache it', async () => {
  const { opened, open: answer } = gate();
  const gives = api.query('MyData', async () => {
    await opened;
    return HttpResponse.json({ data: { myData: { username: 'Ada', secretHobby: 'chess', boards: [] } } });
  });
  const { user, connection } = await renderAccount({ handlers: [gives, noCards, noComments] });
  await user.click(download());
  expect(section().getByRole('button', { name: 'Collecting your data…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  answer();
  expect(await section().findByText('Saved as canary-qr-data.json.')).toBeVisible();
  expect(saved.map(({ fileName }) => fileName)).toEqual(['canary-qr-data.json']);
  expect(saved[0]?.content.type).toBe('application/json');
  expect(JSON.parse(await textOf(saved[0]?.content))).toEqual({
    username: 'Ada',
    secretHobby: 'chess',
    boards: [],
    unsent: [],
  });
  expect(JSON.stringify(connection.client.extract())).not.toContain('chess');
});

test('Joins the pages of cards and comments by board, and tells how many there are so far', async () => {
  const { opened, open: answer } = gate();
  const cards = [[card('plans', 1), card('plans', 2)], [card('plans', 3), card('trips', 1)], []];
  const comments = [
    [comment('plans', 1, 'Say "hi"\n')],
    [comment('trips', 4, 'Hello'), comment('left', 1, 'x')],
  ];
  const waits = api.query('MyComments', async () => {
    await opened;
  });
  const { user } = await renderAccount({
    handlers: [
      withBoards(member('trips', 'Trips'), member('plans', 'Plans'), member('empty', 'Empty')),
      givesPages('MyAssignments', 'myAssignments', ...cards),
      waits,
      givesPages('MyComments', 'myComments', ...comments),
    ],
  });
  accounts.length = 0;
  await user.click(download());
  expect(
    await section().findByRole('button', { name: 'Collecting your data… 4 items so far' }),
  ).toBeVisible();
  answer();
  expect(await section().findByText('Saved as canary-qr-data.json.')).toBeVisible();
  const times = { createdAt: '2026-01-01T00:00:00.000Z', editedAt: null, deletedAt: null };
  const task = (number: number) => ({
    ...{ number, title: `Card ${number}`, columnId: 'todo', dueOn: null, deletedAt: null },
  });
  expect(JSON.parse(await textOf(saved[0]?.content))).toEqual({
    username: 'Ada',
    boards: [
      { ...member('trips', 'Trips'), tasks: [task(1)], comments: [{ task: 4, text: 'Hello', ...times }] },
      {
        ...member('plans', 'Plans'),
        tasks: [task(1), task(2), task(3)],
        comments: [{ task: 1, text: 'Say "hi"\n', ...times }],
      },
      { ...member('empty', 'Empty'), tasks: [], comments: [] },
    ],
    unsent: [],
  });
  expect(new Set(accounts)).toEqual(new Set([fakeUser.id]));
});

test('Adds what this browser hasn’t sent of the account', async () => {
  const draft = { text: 'Oat milk?', base: '' };
  await writeUnsent({ accountId: fakeUser.id, name: 'board/home' }, [
    { kind: 'draft', id: 'one', content: draft },
  ]);
  await writeUnsent({ accountId: 'grace', name: 'board/home' }, [
    { kind: 'text', id: 'one', content: 'Hers' },
  ]);
  const { user } = await renderAccount({ handlers: [withBoards(), noCards, noComments] });
  await user.click(download());
  expect(await section().findByText('Saved as canary-qr-data.json.')).toBeVisible();
  expect(JSON.parse(await textOf(saved[0]?.content))).toMatchObject({
    unsent: [draft],
  });
});

test('A page that the server is too busy for is read again', async () => {
  const { user } = await renderAccount({
    handlers: [withBoards(), noCards, givesPages('MyComments', 'myComments', [], null)],
  });
  await user.click(download());
  expect(await section().findByText('The server is busy. It goes on by itself in a moment.')).toBeVisible();
  expect(await section().findByText('Saved as canary-qr-data.json.', {}, { timeout: 3_000 })).toBeVisible();
});

test('If a page is refused, no file is saved and an error appears', async () => {
  const fails = api.query('MyComments', ({ variables }) =>
    variables['after'] ? graphqlError('BAD_USER_INPUT', 'This cursor is invalid.') : undefined,
  );
  const { user } = await renderAccount({
    handlers: [withBoards(), noCards, fails, givesPages('MyComments', 'myComments', [], [])],
  });
  await user.click(download());
  expect(await section().findByRole('alert')).toHaveTextContent('This cursor is invalid.');
  expect(saved).toEqual([]);
});

test.each([
  ['fails', () => graphqlError('INTERNAL_SERVER_ERROR', 'Something went wrong.'), 'Something went wrong.'],
  ['can’t be reached', () => HttpResponse.error(), 'We can’t reach the server.'],
])('When the server %s, no file is saved and an error appears', async (_, answer, message) => {
  const { user } = await renderAccount({ handlers: [api.query('MyData', answer)] });
  await user.click(download());
  expect(await section().findByRole('alert')).toHaveTextContent(message);
  expect(saved).toEqual([]);
});

test('A session that has ended leads to the login page', async () => {
  const { user } = await renderAccount({ handlers: [api.query('MyData', sessionEnded)] });
  await user.click(download());
  expect(await screen.findByText('At /login?next=%2Faccount')).toBeVisible();
  expect(saved).toEqual([]);
});
