import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import { groupByDue } from './due-groups.ts';
import { MyPage } from './my-page.tsx';

const home = { __typename: 'BoardName', id: 'home', name: 'Home' };
const noMore = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };

const cardOf = (title: string, number: number, dueOn: string | null) => ({
  __typename: 'MyCard',
  taskId: title.toLowerCase(),
  number,
  title,
  dueOn,
  doneOn: null,
  columnName: 'To do',
  board: home,
  labels: [{ __typename: 'Label', id: 'urgent', name: 'Urgent', color: 'red' }],
});
const noticeOf = (id: string, kind: string, createdAt: string, readAt: string | null = null) => ({
  __typename: 'Notice',
  id,
  kind,
  createdAt,
  readAt,
  number: 7,
  title: `Card ${id}`,
  board: home,
  actor: { __typename: 'Person', id: 'grace', name: 'Grace' },
});

const edgesOf = (nodes: readonly object[]) => nodes.map((node) => ({ __typename: 'Edge', node }));

function fakeServer() {
  const fake = {
    cards: [cardOf('Milk', 1, '2026-11-25'), cardOf('Bread', 2, null)] as readonly object[],
    notices: [
      noticeOf('b', 'MENTIONED', '2026-11-26T09:00:00.000Z'),
      noticeOf('a', 'ASSIGNED', '2026-11-25T09:00:00.000Z'),
    ] as readonly object[],
    unread: 2,
    marked: [] as unknown[],
    /** The titles of the cards that a search finds, and the texts that were searched for. */
    found: [] as readonly string[],
    searches: [] as unknown[],
    /** The changes of cards. */
    changes: [] as unknown[],
    answerToChange: () => undefined as Response | undefined,
    respond: () => undefined as Response | undefined,
  };
  const handlers = [
    api.query('MyCards', ({ variables }) => {
      const { text, isDone } = variables;
      if (text !== undefined && !isDone) {
        fake.searches.push(text);
        const edges = edgesOf(fake.cards.filter((card) => fake.found.includes(Object(card).title)));
        return fake.respond() ?? HttpResponse.json({ data: { myCards: { edges, pageInfo: noMore } } });
      }
      if (isDone) {
        const done = { ...cardOf('Flour', 3, '2026-11-20'), doneOn: '2026-11-21' };
        return HttpResponse.json({ data: { myCards: { edges: edgesOf([done]), pageInfo: noMore } } });
      }
      const isFirst = variables['after'] === undefined;
      const edges = edgesOf(isFirst ? fake.cards.slice(0, 50) : fake.cards.slice(50));
      const hasNextPage = isFirst && fake.cards.length > 50;
      const pageInfo = { ...noMore, hasNextPage, endCursor: 'page 1' };
      return fake.respond() ?? HttpResponse.json({ data: { myCards: { edges, pageInfo } } });
    }),
    api.query(
      'Notices',
      () =>
        fake.respond() ??
        HttpResponse.json({ data: { notices: { edges: edgesOf(fake.notices), pageInfo: noMore } } }),
    ),
    api.mutation('UpdateTask', ({ variables: { boardId, input } }) => {
      const { changeId: _, ...change } = Object(input);
      fake.changes.push([boardId, change]);
      return (
        fake.answerToChange() ??
        HttpResponse.json({ data: { updateTask: { __typename: 'Task', id: change.id } } })
      );
    }),
    api.mutation('MarkNoticesRead', ({ variables }) => {
      fake.marked.push(variables['until']);
      const readAt = '2026-11-26T11:00:00.000Z';
      fake.notices = fake.notices.map((notice) => ({ ...notice, readAt }));
      return HttpResponse.json({
        data: { markNoticesRead: { __typename: 'User', id: '1', unreadNotices: 0 } },
      });
    }),
  ];
  return Object.assign(fake, { handlers });
}

const render = (server: ReturnType<typeof fakeServer>) =>
  renderPage(<MyPage />, {
    at: '/my',
    area: 'members',
    me: { unreadNotices: server.unread },
    handlers: server.handlers,
  });

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 26, 12), shouldAdvanceTime: true }),
);
afterEach(() => vi.useRealTimers());

test.each([
  ['2026-11-25', 'Overdue'],
  ['2026-11-26', 'Today'],
  ['2026-11-27', 'Tomorrow'],
  ['2026-11-29', 'This week'],
  ['2026-11-30', 'Next week'],
  ['2026-12-06', 'Next week'],
  ['2026-12-07', 'Later'],
  [null, 'No due date'],
])('On Thursday, 26 November 2026, a card due on %s is in the group %s', (dueOn, title) => {
  expect(groupByDue([{ dueOn }], '2026-11-26')).toEqual([{ title, cards: [{ dueOn }] }]);
});

test('The user’s cards of all boards are grouped by due day, and lead to the card', async () => {
  render(fakeServer());
  const overdue = within(await screen.findByRole('region', { name: 'Overdue' }));
  const card = overdue.getByRole('link', { name: /^Milk/ });
  expect(card).toHaveTextContent('Home · To do · #1');
  expect(card).toHaveTextContent('Urgent');
  expect(card).toHaveTextContent('Overdue: Nov 25');
  expect(card).toHaveAttribute('href', '/b/home/c/1');
  const none = within(screen.getByRole('region', { name: 'No due date' }));
  expect(none.getByRole('link', { name: /^Bread/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Later' })).toBeNull();
});

test('Done cards are folded, and none of them is overdue', async () => {
  const { user } = render(fakeServer());
  await screen.findByRole('link', { name: /^Milk/ });
  expect(screen.queryByRole('link', { name: /^Flour/ })).toBeNull();
  await user.click(screen.getByText('Done'));
  const card = await screen.findByRole('link', { name: /^Flour/ });
  expect(card).toHaveTextContent('Nov 21');
  expect(card).not.toHaveTextContent('Overdue');
});

const tickOf = (title: string) => screen.getByRole('button', { name: `Done: ${title}` });

test('A tick marks a card as done, which stays in its place, so that a second tick takes it back', async () => {
  const server = fakeServer();
  const { user } = render(server);
  await screen.findByRole('link', { name: /^Milk/ });
  await user.click(tickOf('Milk'));
  expect(tickOf('Milk')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: /^Milk/ })).toHaveTextContent('Today');
  await waitFor(() => expect(server.changes).toEqual([['home', { id: 'milk', doneOn: '2026-11-26' }]]));
  await user.click(tickOf('Milk'));
  expect(tickOf('Milk')).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(server.changes.at(-1)).toEqual(['home', { id: 'milk', doneOn: null }]));
});

test('A tick without a connection is sent later', async () => {
  const server = fakeServer();
  server.answerToChange = () => HttpResponse.error();
  const { user } = render(server);
  await screen.findByRole('link', { name: /^Milk/ });
  await user.click(tickOf('Milk'));
  await user.click(tickOf('Bread'));
  await waitFor(() => expect(server.changes).toHaveLength(1));
  server.answerToChange = () => undefined;
  server.changes.length = 0;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(server.changes.map((change) => Object(change)[1].id)).toEqual(['milk', 'bread']),
  );
  expect(tickOf('Bread')).toHaveAttribute('aria-pressed', 'true');
});

test('A tick that the server refuses is taken back, and the user is told why', async () => {
  const server = fakeServer();
  server.answerToChange = () => graphqlError('FORBIDDEN', 'You can only read this board.');
  const { user } = render(server);
  await screen.findByRole('link', { name: /^Milk/ });
  await user.click(tickOf('Milk'));
  expect(await screen.findByText(/‘Milk’.*: You can only read this board/)).toBeVisible();
  expect(tickOf('Milk')).toHaveAttribute('aria-pressed', 'false');
});

const shownCards = () =>
  within(screen.getByRole('region', { name: 'Cards' }))
    .queryAllByRole('link')
    .map((link) => link.querySelector('[dir]')?.textContent);

test('A search finds the words of texts on the server, and says if there are none', async () => {
  const server = fakeServer();
  server.found = ['Bread'];
  const { user } = render(server);
  await screen.findByRole('link', { name: /^Milk/ });
  const field = screen.getByRole('searchbox', { name: 'Search my cards' });
  await user.type(field, 'brea');
  await waitFor(() => expect(server.searches.at(-1)).toBe('brea'));
  expect(shownCards()).toEqual(['Bread']);
  expect(screen.getByText('Brea').tagName).toBe('MARK');
  server.found = ['Milk'];
  await user.clear(field);
  await user.type(field, 'oat drink');
  await waitFor(() => expect(shownCards()).toEqual(['Milk']));
  server.found = [];
  await user.type(field, ' now');
  expect(await screen.findByText('No card to do has “oat drink now”.')).toBeVisible();
  await user.clear(field);
  await waitFor(() => expect(shownCards()).toEqual(['Milk', 'Bread']));
});

test('Offline, titles are searched, and the page says so', async () => {
  const server = fakeServer();
  const { user } = render(server);
  await screen.findByRole('link', { name: /^Milk/ });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await user.type(screen.getByRole('searchbox'), 'mi');
  expect(await screen.findByText('Offline: only titles are searched.')).toBeVisible();
  expect(shownCards()).toEqual(['Milk']);
  expect(server.searches).toEqual([]);
});

test('A search that fails can be tried again', async () => {
  const server = fakeServer();
  server.found = ['Milk'];
  const { user } = render(server);
  await screen.findByRole('link', { name: /^Milk/ });
  server.respond = () => graphqlError('OVERLOADED', 'Too many clients are reading boards.');
  await user.type(screen.getByRole('searchbox'), 'oat');
  expect(await screen.findByText('Too many clients are reading boards.')).toBeVisible();
  server.respond = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shownCards()).toEqual(['Milk']));
});

test('More cards are loaded page by page', async () => {
  const server = fakeServer();
  server.cards = Array.from({ length: 51 }, (_, index) => cardOf(`Card ${index}`, index, null));
  const { user } = render(server);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /^Card 50/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Card 0/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('Without cards and notices, the page says where they come from', async () => {
  const server = fakeServer();
  Object.assign(server, { cards: [], notices: [], unread: 0 });
  render(server);
  expect(await screen.findByRole('heading', { name: 'Nothing to do' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open your boards' })).toHaveAttribute('href', '/boards');
  expect(await screen.findByText(/^No notices/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('A failure says what happened, and can be tried again', async () => {
  const server = fakeServer();
  server.respond = () => graphqlError('INTERNAL_SERVER_ERROR', 'Something went wrong on our side.');
  const { user } = render(server);
  await waitFor(() => expect(screen.getAllByText('Something went wrong on our side.')).toHaveLength(2));
  server.respond = () => undefined;
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button);
  expect(await screen.findByRole('link', { name: /^Milk/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Grace mentioned you in Card b/ })).toBeVisible();
});

test('The navigation has the number of unread notices, and one button marks all as read', async () => {
  const server = fakeServer();
  const { user } = render(server);
  expect(await screen.findByRole('link', { name: /^My cards.*, 2 unread/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText(/unread/i)).toBeNull());
  expect(server.marked).toEqual(['2026-11-26T09:00:00.000Z']);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('A notice leads to its card', async () => {
  const server = fakeServer();
  const { user } = render(server);
  await user.click(await screen.findByRole('link', { name: /Unread: Grace assigned you Card a/ }));
  expect(await screen.findByText('At /b/home/c/7')).toBeVisible();
  expect(server.marked).toEqual([]);
});

test('A notice that arrives is counted and listed at once, and so is a notice that was read elsewhere', async () => {
  const server = fakeServer();
  const { socket } = render(server);
  await screen.findByRole('link', { name: /Grace mentioned you in Card b/ });
  server.notices = [noticeOf('c', 'ASSIGNED', '2026-11-26T10:00:00.000Z'), ...server.notices];
  await waitFor(() => expect(socket.variables('me')).toHaveLength(1));
  act(() => socket.push({ me: { ...fakeUser, unreadNotices: 3 } }));
  expect(await screen.findByRole('link', { name: /^My cards.*, 3 unread/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Unread: Grace assigned you Card c/ })).toBeVisible();
  server.notices = server.notices.map((notice) => ({ ...notice, readAt: '2026-11-26T10:01:00.000Z' }));
  act(() => socket.push({ me: { ...fakeUser, unreadNotices: 0 } }));
  await waitFor(() => expect(screen.queryByText(/unread/i)).toBeNull());
  expect(screen.getByRole('link', { name: /Grace assigned you Card c/ })).toBeVisible();
});
