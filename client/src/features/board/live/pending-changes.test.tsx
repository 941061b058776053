import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayOf } from '#shared/format/due-day.ts';
import { gate } from '#testing/gate.ts';
import { graphqlError, sessionEnded } from '#testing/graphql-error.ts';
import { boardEvent } from '../testing/board-event.ts';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { renderProbe } from '../testing/probe.tsx';
import { storedChanges } from '../testing/stored-changes.ts';

afterEach(() => vi.restoreAllMocks());

const tasks = [card('a'), card('b', { rank: 'a1' }), card('c', { rank: 'a2' })];

async function openBoard(board = fakeBoard({ tasks })) {
  const page = renderProbe(board);
  await page.ready();
  const change = (run: (actions: ReturnType<typeof page.actions>) => void) => act(() => run(page.actions()));
  return { ...page, board, change };
}

describe('A change', () => {
  test('shows at once, and stays when its event arrives before the response', async () => {
    const page = await openBoard();
    const { open, opened } = gate();
    page.board.respond = async () => void (await opened);
    page.change(({ moveCards }) => moveCards(['c'], { columnId: 'todo', before: 'b' }));
    expect([page.column(), page.status()]).toEqual(['Card a, Card c, Card b', 'live, 1 unsent']);
    await waitFor(() => expect(page.board.sent).toHaveLength(1));
    const [name, { changeId, ...input }] = page.board.sent[0] ?? expect.fail();
    const today = dayOf(new Date());
    expect([name, input]).toEqual([
      'moveTask',
      { id: 'c', otherIds: [], columnId: 'todo', before: 'b', today },
    ]);
    page.event(boardEvent({ version: 4, changeId, cards: [card('c', { rank: 'a0a0' })] }));
    expect(await screen.findByText('live, 0 unsent')).toBeVisible();
    open();
    expect(page.column()).toBe('Card a, Card c, Card b');
    await waitFor(async () => expect(await storedChanges()).toBe(0));
  });

  test('stays between its response and its event while other events arrive', async () => {
    const page = await openBoard();
    page.change(({ updateCard }) => updateCard('a', { title: ' Bread ' }));
    expect(await screen.findByText('live, 0 unsent')).toBeVisible();
    page.event(boardEvent({ version: 4, cards: [card('a', { columnId: 'done' })] }));
    await waitFor(() => expect(page.column('done')).toBe('Bread'));
    const changeId = page.board.sent[0]?.[1]['changeId'];
    const task = card('a', { columnId: 'done', title: 'Bread' });
    page.event(boardEvent({ version: 5, changeId, cards: [task] }));
    page.event(boardEvent({ version: 6, cards: [{ ...task, title: 'Rolls' }] }));
    await waitFor(() => expect(page.column('done')).toBe('Rolls'));
    expect(page.board.sent).toHaveLength(1);
    expect(page.board.reads).toBe(1);
  });

  test('is sent after the one before it was acknowledged', async () => {
    const page = await openBoard();
    const { open, opened } = gate();
    page.board.respond = async () => void (await opened);
    let id = '';
    page.change(({ createCard }) => {
      id = createCard({ columnId: 'done', title: ' Eggs ', assigneeIds: ['ada'] });
    });
    page.change(({ moveCards }) => moveCards([id], { columnId: 'todo', before: 'a' }));
    page.change(({ createUser }) => createUser(' Zoe '));
    expect([page.column(), page.users()]).toEqual(['Eggs (ada), Card a, Card b, Card c', 'Ada,Zoe']);
    await waitFor(() => expect(page.board.sent).toHaveLength(1));
    expect(page.status()).toBe('live, 3 unsent');
    open();
    await waitFor(() => expect(page.board.sent).toHaveLength(3));
    expect(page.board.sent.map(([name]) => name)).toEqual(['createTask', 'moveTask', 'createBoardUser']);
    expect(page.board.sent[0]?.[1]).toMatchObject({
      id,
      title: 'Eggs',
      columnId: 'done',
      assigneeIds: ['ada'],
    });
  });

  test('is reverted with a notice when the server rejects it', async () => {
    const page = await openBoard();
    page.board.respond = () => graphqlError('NOT_FOUND', 'This card is gone.');
    page.change(({ moveCards }) => moveCards(['a'], { columnId: 'done' }));
    expect(page.column('done')).toBe('Card a');
    const notice = await page.notice('‘Card a’ could not be moved: This card is gone.');
    expect([page.column(), page.column('done')]).toEqual(['Card a, Card b, Card c', '']);
    expect(page.status()).toBe('live, 0 unsent');
    await page.user.click(notice);
    expect(notice).not.toBeInTheDocument();
  });

  test('is reverted with the changes that depend on it when a card can’t be created', async () => {
    const page = await openBoard();
    page.board.respond = (name) =>
      name === 'createTask' ? graphqlError('BAD_USER_INPUT', 'The board is full.') : undefined;
    page.change(({ createCard, updateCard, moveCards }) => {
      const id = createCard({ columnId: 'done', title: 'Eggs', assigneeIds: [] });
      updateCard(id, { title: 'Milk' });
      moveCards([id], { columnId: 'todo' });
      moveCards(['a'], { columnId: 'inprogress' });
    });
    await page.notice('‘Eggs’ could not be added: The board is full.');
    await waitFor(() => expect(page.status()).toBe('live, 0 unsent'));
    expect(page.board.sent.map(([name]) => name)).toEqual(['createTask', 'moveTask']);
    expect(page.column()).toBe('Card b, Card c');
  });

  test('of a title is kept as a new card when the card was deleted elsewhere', async () => {
    const page = await openBoard();
    page.board.respond = () => HttpResponse.error();
    page.change(({ moveCards }) => moveCards(['a'], { columnId: 'inprogress' }));
    page.change(({ updateCard }) => updateCard('a', { title: 'Oat milk' }));
    page.change(({ moveCards }) => moveCards(['a'], { columnId: 'done' }));
    page.change(({ updateCard }) => updateCard('a', { assignees: { add: ['ada'] } }));
    await waitFor(() => expect(page.board.sent.length).toBeGreaterThan(0));
    page.event(boardEvent({ version: 4, deleted: { cards: ['a'] } }));
    await waitFor(() => expect(page.column('done')).toBe(''));
    page.board.respond = (_name, { id }) =>
      id === 'a' ? graphqlError('NOT_FOUND', 'This card isn’t on the board any more.') : undefined;
    page.board.sent.length = 0;
    window.dispatchEvent(new Event('online'));
    await page.notice('‘Card a’ was archived by someone else. Your text is kept as a new card: ‘Oat milk’.');
    await waitFor(() => expect(page.status()).toBe('live, 0 unsent'));
    expect(page.column('done')).toBe('Oat milk (ada)');
    expect(page.board.sent).toMatchObject([
      ['moveTask', { id: 'a' }],
      ['createTask', { title: 'Oat milk', columnId: 'done', assigneeIds: ['ada'] }],
    ]);
    expect(page.queryByText(/could not/)).not.toBeInTheDocument();
    await waitFor(async () => expect(await storedChanges()).toBe(0));
  });

  test('of a title is kept as a new card, also if its new assignee was removed, too', async () => {
    const page = await openBoard();
    page.board.respond = () => HttpResponse.error();
    page.change(({ updateCard }) => updateCard('a', { title: 'Oat milk', assignees: { add: ['ada'] } }));
    await waitFor(() => expect(page.board.sent.length).toBeGreaterThan(0));
    page.event(boardEvent({ version: 4, deleted: { cards: ['a'] } }));
    page.event(boardEvent({ version: 5, deleted: { people: ['ada'] } }));
    await waitFor(() => expect(page.users()).toBe(''));
    page.board.respond = (_name, { id }) =>
      id === 'a' ? graphqlError('NOT_FOUND', 'This card isn’t on the board any more.') : undefined;
    window.dispatchEvent(new Event('online'));
    await page.notice('‘Card a’ was archived by someone else. Your text is kept as a new card: ‘Oat milk’.');
    await waitFor(() =>
      expect(page.board.sent.at(-1)).toMatchObject(['createTask', { title: 'Oat milk', assigneeIds: [] }]),
    );
  });

  test('of a title is sent although an item of the card is gone', async () => {
    const page = await openBoard();
    page.board.respond = (name) =>
      name === 'updateChecklistItem'
        ? graphqlError('NOT_FOUND', 'This item was deleted.', 'itemId')
        : undefined;
    page.change(({ changeChecklist, updateCard }) => {
      const input = { id: 'a', itemId: 'gone', isDone: true };
      changeChecklist({ kind: 'updateChecklistItem', input }, []);
      updateCard('a', { title: 'Oat milk' });
    });
    await page.notice('An item of ‘Card a’ could not be changed: This item was deleted.');
    await waitFor(() => expect(page.status()).toBe('live, 0 unsent'));
    expect(page.board.sent.map(([name]) => name)).toEqual(['updateChecklistItem', 'updateTask']);
  });

  test('of a title is dropped without a new card when the user has deleted the card, too', async () => {
    const page = await openBoard();
    page.board.respond = () => graphqlError('NOT_FOUND', 'This card isn’t on the board any more.');
    page.change(({ updateCard, deleteCards }) => {
      updateCard('a', { title: 'Oat milk' });
      deleteCards(['a']);
    });
    await waitFor(() => expect(page.status()).toBe('live, 0 unsent'));
    expect(page.board.sent.map(([name]) => name)).toEqual(['updateTask', 'deleteTask']);
  });

  test('is dropped without a notice when it deletes a card that is already gone', async () => {
    const page = await openBoard();
    page.board.respond = () => graphqlError('NOT_FOUND', 'This card is gone.');
    page.change(({ deleteCards }) => deleteCards(['a']));
    await waitFor(() => expect(page.status()).toBe('live, 0 unsent'));
    expect(page.queryByText(/could not/)).not.toBeInTheDocument();
  });

  test('can be undone: a deleted card returns to its position', async () => {
    const page = await openBoard();
    page.change(({ deleteCards }) => deleteCards(['b']));
    await waitFor(() => expect(page.board.sent).toHaveLength(1));
    const changeId = page.board.sent[0]?.[1]['changeId'];
    page.event(boardEvent({ version: 4, changeId, deleted: { cards: ['b'] } }));
    await waitFor(() => expect(page.column()).toBe('Card a, Card c'));
    page.change(({ restoreCards }) => restoreCards(['b']));
    expect(page.column()).toBe('Card a, Card b, Card c');
    await waitFor(() => expect(page.board.sent[1]).toMatchObject(['restoreTask', { id: 'b' }]));
  });

  test('can be undone: several deleted cards return to their positions at once', async () => {
    const page = await openBoard();
    page.change(({ deleteCards }) => deleteCards(['a', 'b']));
    await waitFor(() => expect(page.board.sent).toHaveLength(1));
    const changeId = page.board.sent[0]?.[1]['changeId'];
    page.event(boardEvent({ kind: 'DELETE_TASK', version: 4, changeId, deleted: { cards: ['a', 'b'] } }));
    await waitFor(() => expect(page.column()).toBe('Card c'));
    page.change(({ restoreCards }) => restoreCards(['a', 'b']));
    expect(page.column()).toBe('Card a, Card b, Card c');
    await waitFor(() =>
      expect(page.board.sent.at(-1)).toMatchObject(['restoreTask', { id: 'a', otherIds: ['b'] }]),
    );
  });

  test('that removes a person leaves their cards unassigned', async () => {
    const page = await openBoard(fakeBoard({ tasks: [card('a', { assigneeIds: ['ada'] })] }));
    expect(page.column()).toBe('Card a (ada)');
    page.change(({ removeUser }) => removeUser('ada'));
    expect([page.column(), page.users()]).toEqual(['Card a', '']);
    await waitFor(() => expect(page.board.sent).toMatchObject([['deleteBoardUser', { id: 'ada' }]]));
  });

  test('with an empty title or name is ignored', async () => {
    const page = await openBoard();
    page.change(({ createCard, createUser, renameUser, updateCard }) => {
      expect(createCard({ columnId: 'todo', title: '  ', assigneeIds: [] })).toBe('');
      expect(createUser('\n')).toBe('');
      renameUser('ada', ' ');
      updateCard('a', { title: ' ' });
    });
    expect(page.status()).toBe('live, 0 unsent');
    expect(page.board.sent).toEqual([]);
  });
});

describe('While the server can’t be reached', () => {
  test('changes are kept, and sent in order when it can be reached again', async () => {
    const page = await openBoard();
    page.board.respond = () => HttpResponse.error();
    page.change(({ moveCards }) => moveCards(['a'], { columnId: 'done' }));
    page.change(({ updateCard }) => updateCard('b', { title: 'Bread' }));
    expect(await screen.findByText('unreachable, 2 unsent')).toBeVisible();
    expect([page.column(), page.column('done')]).toEqual(['Bread, Card c', 'Card a']);
    page.board.respond = () => undefined;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('live, 0 unsent')).toBeVisible();
    const names = page.board.sent.map(([name]) => name);
    expect(names.slice(-2)).toEqual(['moveTask', 'updateTask']);
    expect(new Set(page.board.sent.map(([, { changeId }]) => changeId)).size).toBe(2);
  });

  test('a browser without a network shows it, and counts the unsent changes', async () => {
    const page = await openBoard();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    page.board.respond = () => HttpResponse.error();
    page.socket.refuse(true);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('offline, 0 unsent')).toBeVisible();
    page.change(({ moveCards }) => moveCards(['a'], { columnId: 'done' }));
    expect(await screen.findByText('offline, 1 unsent')).toBeVisible();
    vi.restoreAllMocks();
    page.board.respond = () => undefined;
    page.socket.refuse(false);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('live, 0 unsent', undefined, { timeout: 4_000 })).toBeVisible();
  });

  test('closing the page asks for confirmation only while changes aren’t stored', async () => {
    const page = await openBoard();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    page.board.respond = () => HttpResponse.error();
    page.change(({ deleteCards }) => deleteCards(['a']));
    expect(leave()).toBe(false);
    await waitFor(() => expect(leave()).toBe(true));
    expect(page.status()).toMatch(/1 unsent/);
    page.unmount();
  });

  test('unsent changes survive a reload, and are sent in order', async () => {
    const before = await openBoard();
    before.board.respond = () => HttpResponse.error();
    before.change(({ moveCards, createCard }) => {
      moveCards(['a'], { columnId: 'done' });
      createCard({ columnId: 'done', title: 'Eggs', assigneeIds: [] });
    });
    await waitFor(async () => expect(await storedChanges()).toBe(2));
    before.unmount();
    const page = await openBoard();
    expect(page.column('done')).toBe('Card a, Eggs');
    await waitFor(() => expect(page.status()).toBe('live, 0 unsent'));
    expect(page.board.sent.map(([name]) => name)).toEqual(['moveTask', 'createTask']);
    expect(page.board.sent[0]?.[1]).toEqual(before.board.sent[0]?.[1]);
    await waitFor(async () => expect(await storedChanges()).toBe(0));
  });
});

test('A rate-limited change is sent again after the time that the server asks for', async () => {
  const page = await openBoard();
  let refusals = 0;
  page.board.respond = () => {
    refusals += 1;
    const errors = [{ message: 'Too many requests.', extensions: { code: 'RATE_LIMITED', retryAfter: 0.2 } }];
    return refusals === 1 ? HttpResponse.json({ errors }) : undefined;
  };
  page.change(({ deleteCards }) => deleteCards(['a']));
  await waitFor(() => expect(refusals).toBe(1));
  expect(page.status()).toBe('live, 1 unsent');
  expect(await screen.findByText('live, 0 unsent')).toBeVisible();
  expect(refusals).toBe(2);
});

test.each([
  ['the server is busy', 'OVERLOADED'],
  ['the page is of an earlier build', 'DOCUMENT_NOT_ALLOWED'],
])('A change is kept while %s, and applied when the server accepts it', async (_reason, code) => {
  const page = await openBoard();
  let refusals = 0;
  page.board.respond = () => {
    refusals += 1;
    const errors = [{ message: 'Busy', extensions: { code, retryAfter: 1 } }];
    const headers = { 'retry-after': '0.01' };
    return refusals <= 2 ? HttpResponse.json({ errors }, { status: 503, headers }) : undefined;
  };
  page.change(({ deleteCards }) => deleteCards(['a']));
  expect(await screen.findByText(/1 unsent/)).toBeVisible();
  await waitFor(() => expect(page.status()).toBe('live, 0 unsent'), { timeout: 4_000 });
  expect(refusals).toBe(3);
});

test.each([
  [
    'the disk of the server is full',
    () => graphqlError('UNAVAILABLE', 'Our database isn’t working.'),
    'unsaved',
  ],
  ['a proxy answers for the server', () => new HttpResponse('Bad gateway', { status: 502 }), 'unsaved'],
  ['the server answers nonsense', () => HttpResponse.json({ data: null }), 'unreachable'],
  [
    'the server knows the change no more',
    () => graphqlError('GRAPHQL_VALIDATION_FAILED', 'No field.'),
    'unsaved',
  ],
])('All changes are kept without a notice while %s', async (_reason, respond, shown) => {
  const page = await openBoard();
  page.board.respond = respond;
  page.change(({ createCard }) => {
    for (let index = 0; index < 25; index += 1)
      createCard({ columnId: 'done', title: `Card ${index}`, assigneeIds: [] });
  });
  expect(await screen.findByText(`${shown}, 25 unsent`)).toBeVisible();
  await waitFor(async () => expect(await storedChanges()).toBe(25));
  page.board.respond = () => undefined;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('live, 0 unsent')).toBeVisible();
  expect(new Set(page.board.sent.map(([, { id }]) => id)).size).toBe(25);
  expect(screen.queryByText(/could not/)).toBeNull();
});

test('A change that makes the server fail each time is kept, and doesn’t block changes of other cards', async () => {
  const page = await openBoard();
  let isBroken = true;
  page.board.respond = (_name, { id }) =>
    isBroken && id === 'a' ? graphqlError('INTERNAL_SERVER_ERROR', 'Something went wrong.') : undefined;
  page.change(({ updateCard, moveCards, deleteCards }) => {
    updateCard('a', { title: 'Bread' });
    moveCards(['b'], { columnId: 'todo', before: 'a' });
    moveCards(['a'], { columnId: 'done' });
    deleteCards(['c']);
  });
  // The move of card b names card a, so it stays behind the change of card a.
  await waitFor(() => expect(page.status()).toBe('unsaved, 3 unsent'), { timeout: 4_000 });
  expect(page.board.sent.map(([name, { id }]) => `${name} ${id}`)).toEqual(
    expect.arrayContaining(['updateTask a', 'deleteTask c']),
  );
  isBroken = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(page.status()).toBe('live, 0 unsent'), { timeout: 4_000 });
  const sent = page.board.sent.map(([name, { id }]) => `${name} ${id}`);
  expect(sent.slice(-3)).toEqual(['updateTask a', 'moveTask b', 'moveTask a']);
});

test('On a board for members only, unsent changes are kept after the session has ended', async () => {
  const page = await openBoard();
  page.board.respond = sessionEnded;
  page.change(({ deleteCards }) => deleteCards(['a']));
  expect(await screen.findByText('members-only')).toBeVisible();
  expect(await storedChanges()).toBe(1);
});

test('A change whose event never arrives is confirmed by a new snapshot', async () => {
  const page = await openBoard();
  page.change(({ deleteCards }) => deleteCards(['a']));
  await waitFor(() => expect(page.status()).toBe('live, 0 unsent'));
  page.board.board = { ...page.board.board, version: 4, tasks: tasks.slice(1) };
  await waitFor(() => expect(page.board.reads).toBe(2), { timeout: 8_000 });
  await waitFor(() => expect(page.socket.variables('boardEvents')).toEqual([{ boardId: 'board', since: 4 }]));
  page.event(boardEvent({ version: 5, cards: [card('a')] }));
  await waitFor(() => expect(page.column()).toBe('Card a, Card b, Card c'));
}, 15_000);
