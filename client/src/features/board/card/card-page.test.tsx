import type { Card, ChecklistItem } from '@canary/board/model';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberUnlocks } from '#session/offline-session.ts';
import { letterKeys } from '#shared/browser/letter-keys.ts';
import { gate } from '#testing/gate.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import { OwnBoardPage } from '../board-page.tsx';
import { boardEvent } from '../testing/board-event.ts';
import { ada, card, grace, ownBoard } from '../testing/fake-board.ts';
import { cardNamed, mockSizes } from '../testing/render-board.tsx';

beforeEach(() => {
  mockSizes();
  sessionStorage.clear();
  localStorage.clear();
});

const comment = (id: string, text: string, authorId = 'grace') => ({
  id,
  authorId,
  text,
  createdAt: '2026-11-20T10:00:00Z',
  editedAt: null as string | null,
});

const conflictWith = (current: string) =>
  HttpResponse.json({
    errors: [{ message: 'The same words were changed.', extensions: { code: 'CONFLICT', current } }],
  });

interface Texts {
  description: string;
  checklist?: ChecklistItem[];
  comments: ReturnType<typeof comment>[];
}

/** The card “Milk”, which has a description and a comment of Grace. */
const milk = (rest: Partial<Card> = {}) =>
  card('milk', { title: 'Milk', number: 12, hasDescription: true, commentCount: 1, textVersion: 2, ...rest });

/** Opens the page of a card on a board whose server has these texts. */
function render(
  board: ReturnType<typeof ownBoard>,
  {
    at = '/b/home/c/12',
    texts = { description: 'Two **litres**', comments: [comment('c1', 'Oat?')] },
    archived,
    isOffline = false,
    unread = 0,
  }: { at?: string; texts?: Texts; archived?: Card | null; isOffline?: boolean; unread?: number } = {},
) {
  const reads: number[] = [];
  /** The answers with texts wait for this promise. */
  const answer: { after?: Promise<void> } = {};
  /** The cards whose notices were marked as read. The user has no unread notices after it. */
  const marked: unknown[] = [];
  const handlers = [
    api.query('CardTexts', async () => {
      await answer.after;
      if (isOffline) return HttpResponse.error();
      reads.push(board.board.version);
      const edges = texts.comments.map((node) => ({ node }));
      const pageInfo = { hasNextPage: false, endCursor: null };
      const version = board.board.version;
      return HttpResponse.json({
        data: { cardTexts: { checklist: [], ...texts, version, comments: { edges, pageInfo } } },
      });
    }),
    api.query('Card', () =>
      archived
        ? HttpResponse.json({ data: { card: { ...archived, deletedAt: '2026-11-25T10:00:00Z' } } })
        : graphqlError('NOT_FOUND', 'This board has no such card.'),
    ),
    api.mutation('MarkCardNoticesRead', ({ variables }) => {
      marked.push(variables);
      const user = { __typename: 'User', id: '1', unreadNotices: 0 };
      return HttpResponse.json({ data: { markCardNoticesRead: user } });
    }),
    ...board.handlers,
  ];
  const me = { unreadNotices: unread };
  const view = renderPage(<OwnBoardPage boardId="home" />, { at, pattern: '/b/:id/*', me, handlers });
  return {
    ...view,
    reads,
    texts,
    answer,
    marked,
    event: async (event: Record<string, unknown>) => {
      await waitFor(() => expect(view.socket.variables('boardEvents').length).toBeGreaterThan(0));
      board.board = { ...board.board, version: board.board.version + 1 };
      const { version } = board.board;
      await act(async () => view.socket.push({ boardEvents: { changeId: null, version, ...event } }));
    },
  };
}

const panel = () => within(screen.getByRole('complementary', { name: 'Card' }));

async function open(...options: Parameters<typeof render>) {
  const view = render(...options);
  await screen.findByRole('heading', { level: 2, name: /Milk/ });
  return view;
}

describe('Opening and closing', () => {
  test('A click opens a card beside the board, and Escape, Back and the button close it', async () => {
    const { user, router } = render(ownBoard({ tasks: [milk()] }), { at: '/b/home?q=mi' });
    await screen.findByRole('list', { name: 'TODO' });
    const opened = async () => {
      await screen.findByRole('heading', { level: 2, name: 'Milk' });
      expect(router.state.location).toMatchObject({ pathname: '/b/home/c/12', search: '?q=mi' });
    };
    const closed = async () => {
      await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
      expect(router.state.location).toMatchObject({ pathname: '/b/home', search: '?q=mi' });
      await waitFor(() => expect(cardNamed('Milk')).toHaveFocus());
    };
    await user.click(cardNamed('Milk'));
    await opened();
    expect(panel().getByRole('button', { name: /^#12/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await closed();
    await user.keyboard('{Enter}');
    await opened();
    await act(() => router.navigate(-1));
    await closed();
    await user.keyboard('{Enter}');
    await opened();
    await user.click(panel().getByRole('button', { name: 'Close' }));
    await closed();
  });

  test('Keys of cards act on the open card, and in its fields they are text', async () => {
    const board = ownBoard({ tasks: [milk()], users: [ada, grace] });
    const { user } = await open(board, { archived: milk() });
    for (const [key, name] of [
      ['l', 'Labels'],
      ['a', 'Assignees'],
      ['d', 'Due date'],
    ] as const) {
      await user.keyboard(key);
      await screen.findByRole('dialog', { name });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await user.keyboard('v');
    expect(panel().getByRole('combobox', { name: 'Column' })).toHaveFocus();
    await user.selectOptions(panel().getByRole('combobox', { name: 'Column' }), 'done');
    // The next letter would choose a column again.
    expect(panel().getByRole('article')).toHaveFocus();
    await user.keyboard('{F2}');
    expect(panel().getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await user.keyboard('lead{Escape}i');
    await waitFor(() => expect(board.sent.map(([name]) => name)).toEqual(['moveTask', 'updateTask']));
    act(() =>
      panel()
        .getByRole('button', { name: /^Labels/ })
        .focus(),
    );
    await user.keyboard('{Delete}');
    act(() => letterKeys.set(false));
    await user.keyboard('e');
    expect(board.sent).toHaveLength(2);
    act(() => letterKeys.set(true));
    await user.keyboard('e');
    expect(await panel().findByText(/This card is in the archive/)).toBeVisible();
    act(() => panel().getByRole('button', { name: 'Restore' }).focus());
    await user.keyboard('ei');
    expect(board.sent.map(([name]) => name)).toEqual(['moveTask', 'updateTask', 'deleteTask']);
  });

  test('A filter that is typed beside an open card stays when closing the card goes back', async () => {
    const { user, router } = render(ownBoard({ tasks: [milk()] }), { at: '/b/home' });
    await screen.findByRole('list', { name: 'TODO' });
    await user.click(cardNamed('Milk'));
    await screen.findByRole('heading', { level: 2, name: 'Milk' });
    await user.type(screen.getByRole('searchbox', { name: 'Search cards' }), 'mi');
    const at = (pathname: string) =>
      waitFor(() => expect(router.state.location).toMatchObject({ pathname, search: '?q=mi' }));
    await at('/b/home/c/12');
    // The page may not have rendered the new address yet: Close follows this state.
    expect(router.state.location.state).toEqual({ isFromBoard: true });
    await user.click(panel().getByRole('button', { name: 'Close' }));
    await at('/b/home');
    expect(screen.getByRole('searchbox', { name: 'Search cards' })).toHaveValue('mi');
    await act(() => router.navigate(1));
    await at('/b/home/c/12');
  });

  test('A filter stays when the card closes in the moment in which the filter reaches the address', async () => {
    const { user, router } = render(ownBoard({ tasks: [milk()] }), { at: '/b/home' });
    await screen.findByRole('list', { name: 'TODO' });
    await user.click(cardNamed('Milk'));
    await screen.findByRole('heading', { level: 2, name: 'Milk' });
    // Before the page has rendered the new address.
    const stop = router.subscribe(({ location }) => {
      if (location.search !== '?q=milk') return;
      stop();
      void router.navigate(-1);
    });
    await user.click(screen.getByRole('searchbox', { name: 'Search cards' }));
    await user.paste('milk');
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/b/home', search: '?q=milk' }),
    );
  });

  test('A new card is opened by its id, and gets its number in the address when the server has given one', async () => {
    const view = await open(ownBoard({ tasks: [card('milk', { title: 'Milk' })] }), {
      at: '/b/home/c/milk',
    });
    expect(panel().getByText('New card')).toBeVisible();
    const task = milk({ hasDescription: false, commentCount: 0, textVersion: 0 });
    await view.event(boardEvent({ cards: [task] }));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/b/home/c/12'));
    expect(view.reads).toEqual([]);
  });

  test('An unknown card says so', async () => {
    const { user, router } = render(ownBoard(), { at: '/b/home/c/99' });
    expect(await screen.findByRole('heading', { name: 'No such card' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the board' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/b/home'));
  });

  test('A new card that the server refuses says so', async () => {
    const board = ownBoard();
    const { opened, open: refuse } = gate();
    board.respond = async () => {
      await opened;
      return graphqlError('CONFLICT', 'The board is full.');
    };
    const { user } = render(board, { at: '/b/home' });
    await user.click(await screen.findByRole('button', { name: 'New task in TODO' }));
    await user.keyboard('Tea{Enter}{Escape}');
    await user.click(cardNamed('Tea'));
    await screen.findByRole('heading', { level: 2, name: 'Tea' });
    refuse();
    expect(await screen.findByRole('heading', { name: 'This card wasn’t saved' })).toBeVisible();
  });

  test('A card in the archive can be read, and editors restore it', async () => {
    const board = ownBoard({ tasks: [] });
    const { user } = await open(board, { archived: milk() });
    expect(await panel().findByText('This card is in the archive')).toBeVisible();
    expect(await panel().findByText('Oat?')).toBeVisible();
    expect(panel().queryByRole('button', { name: 'Edit' })).toBeNull();
    await user.click(panel().getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(board.sent).toMatchObject([['restoreTask', { id: 'milk' }]]));
    expect(await panel().findByRole('button', { name: 'Edit' })).toBeVisible();
  });

  test('A card that another person archives while it is open stays in view', async () => {
    const view = await open(ownBoard({ tasks: [milk()] }), { archived: milk() });
    await view.event(boardEvent({ deleted: { cards: ['milk'] } }));
    expect(await panel().findByText('This card is in the archive')).toBeVisible();
    expect(panel().getByRole('button', { name: 'Restore' })).toBeVisible();
  });

  test('A card that another person deletes for good while it is open says so', async () => {
    const view = await open(ownBoard({ tasks: [milk()] }));
    await view.user.type(panel().getByRole('textbox', { name: 'New comment' }), 'Soy');
    await view.event(boardEvent({ deleted: { cards: ['milk'] } }));
    expect(await screen.findByRole('heading', { name: 'This card was deleted for good' })).toBeVisible();
    const kept = within(screen.getByRole('region', { name: 'Your text that was not saved' }));
    expect(kept.getByText('Soy')).toBeVisible();
  });

  test('A card that is archived again is shown as it is now', async () => {
    const archived = milk();
    const view = await open(ownBoard({ tasks: [milk()] }), { archived });
    await view.event(boardEvent({ deleted: { cards: ['milk'] } }));
    await panel().findByText(/in the archive/);
    const restored = milk({ title: 'Oat milk' });
    await view.event(boardEvent({ cards: [restored] }));
    await screen.findByRole('heading', { level: 2, name: 'Oat milk' });
    Object.assign(archived, restored);
    const titles: (string | null)[] = [];
    const watcher = new MutationObserver(() => {
      titles.push(document.getElementById('card-title')?.textContent ?? null);
    });
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    await view.event(boardEvent({ deleted: { cards: ['milk'] } }));
    await panel().findByText(/in the archive/);
    watcher.disconnect();
    expect(new Set(titles)).toEqual(new Set(['Oat milk']));
  });

  test('A title that was being edited when the card was archived takes no focus from elsewhere', async () => {
    const view = await open(ownBoard({ tasks: [milk()] }), { archived: milk() });
    await view.user.click(panel().getByRole('button', { name: 'Milk' }));
    await view.user.keyboard('Oat');
    await view.event(boardEvent({ deleted: { cards: ['milk'] } }));
    await panel().findByText(/in the archive/);
    const search = screen.getByRole('searchbox', { name: 'Search cards' });
    await view.user.click(search);
    await view.event(boardEvent({ cards: [milk()] }));
    expect(await panel().findByRole('textbox', { name: 'Title' })).toHaveValue('Oat');
    expect(search).toHaveFocus();
  });

  test('A card that another person moves shows its new column', async () => {
    const view = await open(ownBoard({ tasks: [milk()] }));
    await view.event(boardEvent({ cards: [milk({ columnId: 'done' })] }));
    await waitFor(() => expect(panel().getByRole('combobox', { name: 'Column' })).toHaveValue('done'));
  });

  test('A viewer reads the card without any control that changes it', async () => {
    const board = ownBoard({
      tasks: [milk({ itemCount: 1, doneItemCount: 1, dueOn: '2026-11-30' })],
      users: [{ ...ada, role: 'viewer' }, grace],
    });
    const checklist = [{ id: 'oat', text: 'Oat', isDone: true, rank: 'a0' }];
    await open(board, { texts: { description: 'Two litres', comments: [comment('c1', 'Oat?')], checklist } });
    expect(await panel().findByText('Oat?')).toBeVisible();
    expect(panel().getByRole('checkbox', { name: 'Oat' })).toBeDisabled();
    const controls = panel()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(controls).toEqual(['#12, copy the link to this card', 'Close', 'Show']);
    expect(panel().queryByRole('textbox')).toBeNull();
  });
});

describe('Texts', () => {
  const typeDescription = async (user: ReturnType<typeof render>['user'], text: string) => {
    await user.click(await panel().findByRole('button', { name: 'Edit' }));
    const field = panel().getByRole('textbox', { name: 'Description' });
    await user.clear(field);
    await user.type(field, text);
  };

  test('A description is shown as formatted text, and Ctrl+Enter saves another one, which Undo takes back', async () => {
    const board = ownBoard({ tasks: [milk()] });
    const { user } = await open(board);
    expect(await panel().findByText('litres', { selector: 'strong' })).toBeVisible();
    await typeDescription(user, 'Three litres');
    const editor = within(panel().getByRole('group', { name: 'Description' }));
    await user.click(editor.getByRole('button', { name: 'Preview' }));
    expect(panel().getByText('Three litres')).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(board.sent).toMatchObject([
        ['setDescription', { id: 'milk', base: 'Two **litres**', text: 'Three litres' }],
      ]),
    );
    expect(panel().getByText('Three litres')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(board.sent.at(-1)).toMatchObject([
        'setDescription',
        { base: 'Three litres', text: 'Two **litres**' },
      ]),
    );
    expect(panel().getByText('litres', { selector: 'strong' })).toBeVisible();
  });

  test('References in the description and in comments show the other card’s title and state as they change', async () => {
    const oats = card('oats', { title: 'Oats', number: 3 });
    const address = `${window.location.origin}/b/home/c/3`;
    const texts = { description: 'After #3, not #4', comments: [comment('c1', address)] };
    const view = await open(ownBoard({ tasks: [milk(), oats] }), { texts });
    const shown = () =>
      panel()
        .getAllByRole('link')
        .map(({ textContent }) => textContent.trim());
    await waitFor(() => expect(shown()).toEqual(['#3 Oats TODO', '#3 Oats TODO']));
    await view.event(boardEvent({ cards: [{ ...oats, title: 'Oat flakes', doneOn: '2026-11-28' }] }));
    await waitFor(() => expect(shown()).toEqual(['#3 Oat flakes Done', '#3 Oat flakes Done']));
    await view.event(boardEvent({ deleted: { cards: ['oats'] } }));
    await waitFor(() => expect(shown()).toEqual([address]));
    expect(panel().getByText('After #3, not #4')).toBeVisible();
  });

  test('Texts are read again when an event says that they have changed, and what was saved stays in view meanwhile', async () => {
    const board = ownBoard({ tasks: [milk()] });
    const view = await open(board);
    await typeDescription(view.user, 'Three litres');
    await view.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(board.sent).toHaveLength(1));
    const shown: boolean[] = [];
    const observer = new MutationObserver(() =>
      shown.push(panel().queryByText('litres', { selector: 'strong' }) === null),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    view.texts.description = 'Three litres\nand cups';
    const changeId = board.sent[0]?.[1]['changeId'];
    const task = milk({ textVersion: 4 });
    await view.event(boardEvent({ changeId, cards: [task] }));
    expect(await panel().findByText(/and cups/)).toBeVisible();
    observer.disconnect();
    expect(shown).not.toContain(false);
    expect(view.reads).toEqual([3, 4]);
  });

  test('An editor that was closed without a change shows the newest text the next time', async () => {
    const view = await open(ownBoard({ tasks: [milk()] }));
    await view.user.click(await panel().findByRole('button', { name: 'Edit' }));
    await view.user.keyboard('{Escape}');
    view.texts.description = 'Four litres';
    await view.event(boardEvent({ changeId: null, cards: [milk({ textVersion: 4 })] }));
    await panel().findByText('Four litres');
    await view.user.click(panel().getByRole('button', { name: 'Edit' }));
    expect(panel().getByRole('textbox', { name: 'Description' })).toHaveValue('Four litres');
  });

  test('A draft of the description survives Escape, closing the card and a reload, until it is discarded', async () => {
    const { user } = await open(ownBoard({ tasks: [milk()] }));
    await typeDescription(user, 'Three litres');
    await user.keyboard('{Escape}');
    expect(panel().getByText('You have an unsaved draft of the description.')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    cleanup();
    const later = await open(ownBoard({ tasks: [milk()] }));
    await later.user.click(await panel().findByRole('button', { name: 'Continue' }));
    expect(panel().getByRole('textbox', { name: 'Description' })).toHaveValue('Three litres');
    await later.user.keyboard('{Escape}');
    await later.user.click(panel().getByRole('button', { name: 'Discard' }));
    expect(panel().queryByText(/unsaved draft/)).toBeNull();
    await later.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(panel().getByText(/unsaved draft/)).toBeVisible();
  });

  test('Other participants see who edits the description', async () => {
    const view = await open(ownBoard({ tasks: [milk()] }));
    await typeDescription(view.user, 'Three');
    await waitFor(() =>
      expect(view.socket.variables('boardPresence').at(-1)).toMatchObject({ editing: 'milk' }),
    );
    await view.user.keyboard('{Escape}');
    await waitFor(() =>
      expect(view.socket.variables('boardPresence').at(-1)).toMatchObject({ editing: null }),
    );
  });

  test('A user who becomes a viewer can copy the drafts, and with the former role, fields have them again', async () => {
    const view = await open(ownBoard({ tasks: [milk()] }));
    await typeDescription(view.user, 'Three litres');
    await view.user.type(panel().getByRole('textbox', { name: 'New comment' }), 'Soy');
    await view.event(boardEvent({ people: [{ ...ada, role: 'viewer' }] }));
    const kept = await screen.findByRole('region', { name: 'Your text that was not saved' });
    expect(within(kept).getByText('Three litres')).toBeVisible();
    expect(within(kept).getByText('Soy')).toBeVisible();
    expect(panel().queryByRole('textbox')).toBeNull();
    await view.event(boardEvent({ people: [ada] }));
    expect(await panel().findByRole('textbox', { name: 'New comment' })).toHaveValue('Soy');
    expect(panel().getByRole('textbox', { name: 'Description' })).toHaveValue('Three litres');
    expect(kept).not.toBeInTheDocument();
  });

  test('Discarding what is kept leaves the drafts that are in fields again', async () => {
    const view = await open(ownBoard({ tasks: [milk()] }));
    await view.user.click(screen.getByRole('button', { name: 'New task in TODO' }));
    await view.user.keyboard('Bread');
    await view.user.type(panel().getByRole('textbox', { name: 'New comment' }), 'Soy');
    await view.event(boardEvent({ people: [{ ...ada, role: 'viewer' }] }));
    await screen.findByText('Soy', { selector: 'li' });
    await view.event(boardEvent({ people: [ada] }));
    await waitFor(() => expect(screen.queryByText('Soy', { selector: 'li' })).toBeNull());
    const kept = within(screen.getByRole('region', { name: 'Your text that was not saved' }));
    expect(kept.getByText('Bread')).toBeVisible();
    await view.user.click(kept.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Bread')).toBeNull();
    cleanup();
    await open(ownBoard({ tasks: [milk()] }));
    expect(panel().getByRole('textbox', { name: 'New comment' })).toHaveValue('Soy');
  });

  test('A viewer who discards the drafts has empty fields with the former role', async () => {
    const view = await open(ownBoard({ tasks: [milk()] }));
    await typeDescription(view.user, 'Three litres');
    await view.event(boardEvent({ people: [{ ...ada, role: 'viewer' }] }));
    const kept = within(await screen.findByRole('region', { name: 'Your text that was not saved' }));
    await view.user.click(kept.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('region', { name: 'Your text that was not saved' })).toBeNull();
    await view.event(boardEvent({ people: [ada] }));
    await view.user.click(await panel().findByRole('button', { name: 'Edit' }));
    expect(panel().getByRole('textbox', { name: 'Description' })).toHaveValue('Two **litres**');
  });

  test('On a phone, the open card shows the texts that can’t be saved', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const view = await open(ownBoard({ tasks: [milk()] }));
    await typeDescription(view.user, 'Three litres');
    await view.event(boardEvent({ people: [{ ...ada, role: 'viewer' }] }));
    expect(await panel().findByRole('region', { name: 'Your text that was not saved' })).toBeVisible();
  });

  test('Closing the tab with a draft asks only until the browser has stored the draft', async () => {
    const { user } = await open(ownBoard({ tasks: [milk()] }));
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const field = panel().getByRole('textbox', { name: 'New comment' });
    fireEvent.change(field, { target: { value: 'Soy' } });
    expect(isAsked()).toBe(true);
    await waitFor(() => expect(isAsked()).toBe(false));
    await user.clear(field);
  });

  test('A conflict takes no focus from another field, and what was written since is in both texts', async () => {
    const board = ownBoard({ tasks: [milk()] });
    const { opened, open: answer } = gate();
    board.respond = async () => {
      await opened;
      return conflictWith('Theirs');
    };
    const { user } = await open(board);
    await typeDescription(user, 'Mine');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(await panel().findByRole('button', { name: 'Edit' }));
    await user.keyboard('{Enter}Second');
    const field = panel().getByRole('textbox', { name: 'New comment' });
    await user.type(field, 'So');
    answer();
    await panel().findByRole('heading', { name: 'Two versions of the description' });
    await user.keyboard('y');
    expect(field).toHaveValue('Soy');
    await user.click(panel().getByRole('button', { name: 'Edit both' }));
    const both = panel().getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value;
    expect(['Mine', 'Theirs', 'Second'].filter((line) => !both.includes(line))).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(board.sent.at(-1)).toMatchObject(['setDescription', { base: 'Theirs', text: both }]),
    );
  });

  test('The text of a conflict is kept when another person deletes the card for good', async () => {
    const board = ownBoard({ tasks: [milk()] });
    board.respond = () => conflictWith('Theirs');
    const view = await open(board, { archived: milk() });
    await typeDescription(view.user, 'Mine');
    await view.user.keyboard('{Control>}{Enter}{/Control}');
    await panel().findByRole('heading', { name: 'Two versions of the description' });
    await view.event(boardEvent({ deleted: { cards: ['milk'] } }));
    await panel().findByText(/in the archive/);
    await view.event(boardEvent({ kind: 'PURGE_TASK', deleted: { cards: ['milk'] } }));
    const kept = within(await screen.findByRole('region', { name: 'Your text that was not saved' }));
    expect(kept.getByText('Mine')).toBeVisible();
  });

  test('What is typed in a comment is kept when another person deletes it', async () => {
    const texts = { description: '', comments: [comment('c1', 'Oat?', 'ada')] };
    const view = await open(ownBoard({ tasks: [milk()] }), { texts });
    await view.user.click(within(await panel().findByRole('listitem')).getByRole('button', { name: 'Edit' }));
    await view.user.type(panel().getByRole('textbox', { name: 'Edit comment' }), ' Or soy?');
    texts.comments = [];
    const task = milk({ commentCount: 0, textVersion: 4 });
    await view.event(boardEvent({ cards: [task] }));
    const kept = within(await screen.findByRole('region', { name: 'Your text that was not saved' }));
    expect(kept.getByText('Oat? Or soy?')).toBeVisible();
  });

  test('A user goes on writing while another person archives and restores the card, but can’t save meanwhile', async () => {
    const board = ownBoard({ tasks: [milk()] });
    const view = await open(board, { archived: milk() });
    const field = panel().getByRole('textbox', { name: 'New comment' });
    await view.user.type(field, 'So');
    await view.event(boardEvent({ deleted: { cards: ['milk'] } }));
    expect(await panel().findByText('This card is in the archive')).toBeVisible();
    await view.user.keyboard('y{Control>}{Enter}{/Control}');
    expect(panel().getByRole('alert')).toHaveTextContent(/Restore it to save your text/);
    const task = milk();
    await view.event(boardEvent({ cards: [task] }));
    await waitFor(() => expect(panel().queryByText('This card is in the archive')).toBeNull());
    expect(panel().queryByText(/Restore it to save/)).toBeNull();
    expect(field).toHaveFocus();
    await view.user.keyboard('a?{Control>}{Enter}{/Control}');
    await waitFor(() => expect(board.sent).toMatchObject([['createComment', { text: 'Soya?' }]]));
  });

  test('What was written on a card that another person deletes for good is kept', async () => {
    const view = await open(ownBoard({ tasks: [milk()] }), { archived: milk() });
    await view.user.type(panel().getByRole('textbox', { name: 'New comment' }), 'Soy');
    await view.event(boardEvent({ deleted: { cards: ['milk'] } }));
    await panel().findByText('This card is in the archive');
    await view.event(boardEvent({ kind: 'PURGE_TASK', deleted: { cards: ['milk'] } }));
    expect(await screen.findByRole('heading', { name: 'This card was deleted for good' })).toBeVisible();
    const kept = within(screen.getByRole('region', { name: 'Your text that was not saved' }));
    expect(kept.getByText('Soy')).toBeVisible();
  });

  test('If the user becomes a viewer during a conflict, the description is shown', async () => {
    const board = ownBoard({ tasks: [milk()] });
    board.respond = () => conflictWith('Theirs');
    const view = await open(board, { texts: { description: 'Two litres', comments: [] } });
    await typeDescription(view.user, 'Mine');
    await view.user.keyboard('{Control>}{Enter}{/Control}');
    await panel().findByRole('heading', { name: 'Two versions of the description' });
    await view.event(boardEvent({ people: [{ ...ada, role: 'viewer' }] }));
    await waitFor(() => expect(panel().queryByRole('heading', { name: /^Two versions/ })).toBeNull());
    expect(await panel().findByText('Two litres')).toBeVisible();
  });

  test.each([
    ['Keep mine', 'Mine\n---\nTheirs below'],
    ['Keep theirs', undefined],
  ])(
    'After a change of the same words, ‘%s’ keeps these words and the other changes of both',
    async (choice, text) => {
      const board = ownBoard({ tasks: [milk()] });
      const texts = { description: 'Two\n---\nand more', comments: [] };
      const { user } = await open(board, { texts });
      const theirs = 'Theirs\n---\nTheirs below';
      board.respond = (name) => (name === 'setDescription' ? conflictWith(theirs) : undefined);
      await typeDescription(user, 'Mine{Enter}---{Enter}and more');
      texts.description = theirs;
      await user.keyboard('{Control>}{Enter}{/Control}');
      expect(await panel().findByRole('heading', { name: 'Two versions of the description' })).toHaveFocus();
      expect(screen.queryByText(/^Saved the description/, { selector: 'li *' })).toBeNull();
      expect(screen.queryByText(/was changed by someone else/)).toBeNull();
      board.respond = () => undefined;
      await user.click(panel().getByRole('button', { name: choice }));
      await waitFor(() => expect(panel().queryByRole('heading', { name: /^Two versions/ })).toBeNull());
      const saved = board.sent.slice(1).map(([, input]) => ({ base: input['base'], text: input['text'] }));
      expect(saved).toEqual(text === undefined ? [] : [{ base: theirs, text }]);
      // The words that were not kept aren’t lost.
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      const other = text === undefined ? 'Mine\n---\nTheirs below' : theirs;
      await waitFor(() => expect(board.sent.at(-1)?.[1]).toMatchObject({ text: other }));
    },
  );

  test('A conflict of a card that isn’t open leads to the card until a text is chosen', async () => {
    const board = ownBoard({ tasks: [milk()] });
    board.respond = (name) => (name === 'setDescription' ? conflictWith('Theirs') : undefined);
    const { user } = await open(board, { texts: { description: 'Two litres', comments: [] } });
    await typeDescription(user, 'Mine');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await panel().findByRole('heading', { name: 'Two versions of the description' });
    await user.click(panel().getByRole('button', { name: 'Close' }));
    const alert = (await screen.findByText(/was changed by someone else in the same words/)).closest(
      '[role=alert]',
    ) as HTMLElement;
    board.respond = () => undefined;
    await user.click(within(alert).getByRole('button', { name: 'Open card' }));
    await user.click(await panel().findByRole('button', { name: 'Keep mine' }));
    await user.click(panel().getByRole('button', { name: 'Close' }));
    expect(alert).toBeEmptyDOMElement();
  });

  test('Without a connection, the texts of a card that was opened before are shown', async () => {
    rememberUnlocks([]);
    await open(ownBoard({ tasks: [milk()] }));
    expect(await panel().findByText('Oat?')).toBeVisible();
    cleanup();
    await open(ownBoard({ tasks: [milk()] }), { isOffline: true });
    expect(await panel().findByText('Oat?')).toBeVisible();
    expect(await panel().findByText(/^The server can’t be reached\. These are the texts/)).toBeVisible();
    cleanup();
    await open(ownBoard({ tasks: [milk({ id: 'other' })] }), { isOffline: true });
    expect(await panel().findByText(/aren’t saved in this browser/)).toBeVisible();
  });
});

describe('Comments', () => {
  test('A comment is shown at once, its author edits and deletes it, and Undo restores it', async () => {
    const board = ownBoard({ tasks: [milk()] });
    const { user } = await open(board, {
      texts: { description: '', comments: [comment('c1', 'Oat?', 'ada'), comment('c2', 'Rice')] },
    });
    await user.type(panel().getByRole('textbox', { name: 'New comment' }), 'Soy *please*');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await panel().findByText('please', { selector: 'em' })).toBeVisible();
    expect(panel().getByRole('textbox', { name: 'New comment' })).toHaveValue('');
    const edits = panel().getAllByRole('button', { name: 'Edit' });
    // The new comment and the first comment are Ada’s.
    expect(edits).toHaveLength(2);
    await user.click(edits[1] as HTMLElement);
    await user.type(panel().getByRole('textbox', { name: 'Edit comment' }), ' Yes.');
    await user.click(panel().getByRole('button', { name: 'Save' }));
    expect(panel().getByText('Oat? Yes.')).toBeVisible();
    // Owners delete the comments of other people.
    await user.click(panel().getByRole('button', { name: 'Delete the comment of Grace' }));
    expect(panel().queryByText('Rice')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(panel().getByText('Rice')).toBeVisible();
    await waitFor(() =>
      expect(board.sent).toMatchObject([
        ['createComment', { id: 'milk', text: 'Soy *please*' }],
        ['updateComment', { commentId: 'c1', base: 'Oat?', text: 'Oat? Yes.' }],
        ['deleteComment', { commentId: 'c2' }],
        ['restoreComment', { commentId: 'c2' }],
      ]),
    );
  });

  test('A card whose edited comment isn’t saved yet says so', async () => {
    const board = ownBoard({ tasks: [milk()] });
    board.respond = () => new Promise(() => undefined);
    const texts = { description: '', comments: [comment('c1', 'Oat?', 'ada')] };
    const { user } = await open(board, { texts });
    await user.click(within(await panel().findByRole('listitem')).getByRole('button', { name: 'Edit' }));
    await user.type(panel().getByRole('textbox', { name: 'Edit comment' }), ' Yes.');
    await user.click(panel().getByRole('button', { name: 'Save' }));
    expect(panel().getByText('Oat? Yes.')).toBeVisible();
    expect(panel().getByText('Not sent yet')).toBeVisible();
    expect(cardNamed('Milk')).toHaveAccessibleName(/Not sent yet/);
  });

  test('@ offers people, and Enter inserts the chosen name', async () => {
    const { user } = await open(ownBoard({ tasks: [milk()] }));
    const field = panel().getByRole('textbox', { name: 'New comment' });
    await user.type(field, 'For @');
    const options = within(screen.getByRole('listbox', { name: 'People to mention' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.trim())).toEqual(['Ada', 'Grace']);
    await user.keyboard('{ArrowDown}{Enter}!');
    expect(field).toHaveValue('For @Grace !');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard(' @gr');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveFocus();
  });

  test('An empty comment isn’t sent', async () => {
    const board = ownBoard({ tasks: [milk()] });
    const { user } = await open(board);
    await user.type(panel().getByRole('textbox', { name: 'New comment' }), '  ');
    await user.click(panel().getByRole('button', { name: 'Comment' }));
    expect(panel().getByRole('textbox', { name: 'New comment' })).toHaveAccessibleDescription(
      'Enter a comment.',
    );
    expect(board.sent).toEqual([]);
  });
});

describe('Fields', () => {
  /** The button of a field with a value. jsdom leaves out the spaces between elements. */
  const field = (name: string, value: string) =>
    panel().getByRole('button', { name: new RegExp(`^${name}: ?${value.replaceAll(/([,.]) /g, '$1 ?')}$`) });

  const labels = [
    { id: 'urgent', name: 'Urgent', color: 'red' },
    { id: 'shop', name: 'Shop', color: 'blue' },
  ] as const;

  test('The name of a label that is too long stays in the field, with the reason', async () => {
    const board = ownBoard({ tasks: [milk({ labelIds: ['shop'] })], labels });
    const { user } = await open(board);
    await user.click(field('Labels', 'Shop'));
    const long = 'x'.repeat(51);
    await user.paste(long);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('searchbox', { name: 'Find or add a label' })).toHaveValue(long);
    expect(screen.getByText('A name has up to 50 characters.')).toBeVisible();
    expect(board.sent).toEqual([]);
  });

  test('Labels are found by typing, added, changed and deleted, and each can be undone', async () => {
    const board = ownBoard({ tasks: [milk({ labelIds: ['shop'] })], labels });
    const { user } = await open(board);
    await user.click(field('Labels', 'Shop'));
    await user.keyboard('urg{Enter}');
    await user.keyboard('Later{Enter}{Escape}');
    expect(field('Labels', 'Later, Shop, Urgent')).toHaveFocus();
    await waitFor(() => expect(board.sent).toHaveLength(3));
    expect(board.sent).toMatchObject([
      ['updateTask', { labels: { add: ['urgent'] } }],
      // Red and blue are taken.
      ['createLabel', { name: 'Later', color: 'orange' }],
      ['updateTask', { labels: { add: [board.sent[1]?.[1]['id']] } }],
    ]);
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Change the label Urgent' }));
    await user.clear(screen.getByRole('textbox', { name: /^Name/ }));
    await user.keyboard('Soon');
    await user.click(screen.getByRole('radio', { name: 'green' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Change the label Shop' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.keyboard('{Escape}');
    expect(field('Labels', 'Later, Soon')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Labels', 'Later, Shop, Soon')).toBeVisible();
    panel().getByRole('heading', { name: 'Milk' }).closest('article')?.focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(field('Labels', 'Later, Shop, Urgent')).toBeVisible();
  });

  test('Several people are assigned, of whom the user comes first, and a typed name is added', async () => {
    const board = ownBoard({ tasks: [milk()], users: [ada, { ...grace, name: 'Aaron' }] });
    const { user } = await open(board);
    await user.click(panel().getByRole('button', { name: /^Assignees/ }));
    const boxes = screen.getAllByRole('checkbox', { name: /Ada|Aaron/ });
    expect(boxes.map((one) => one.closest('label')?.textContent)).toEqual(['Ada (you)', 'Aaron']);
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await user.click(screen.getByRole('searchbox', { name: 'Find or add a person' }));
    await user.keyboard('Zoe{Enter}{Escape}');
    expect(field('Assignees', 'Ada, Aaron, Zoe')).toBeVisible();
    await waitFor(() => expect(board.sent).toHaveLength(4));
  });

  test('A due date is suggested, typed and removed', async () => {
    const board = ownBoard({ tasks: [milk()] });
    const { user } = await open(board);
    await user.click(panel().getByRole('button', { name: /^Due/ }));
    await user.click(screen.getByRole('button', { name: /^Today/ }));
    expect(panel().getByText('Today', { selector: 'time' })).toBeVisible();
    await user.click(panel().getByRole('button', { name: /^Due/ }));
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2020-02-29' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(panel().getByText('Overdue: Feb 29, 2020')).toBeVisible();
    await user.click(panel().getByRole('button', { name: /^Due/ }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(field('Due', 'none. Set a date')).toHaveFocus();
    await waitFor(() => expect(board.sent.map(([, input]) => input['dueOn'])).toHaveLength(3));
    expect(board.sent.slice(1).map(([, input]) => input['dueOn'])).toEqual(['2020-02-29', null]);
  });

  test('The title is edited in place, and Escape puts it back', async () => {
    const board = ownBoard({ tasks: [milk()] });
    const { user } = await open(board);
    await user.click(panel().getByRole('button', { name: 'Milk' }));
    await user.keyboard('Oat milk{Escape}');
    expect(panel().getByRole('button', { name: 'Milk' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.keyboard('Oat milk{Enter}');
    expect(panel().getByRole('button', { name: 'Oat milk' })).toHaveFocus();
    await waitFor(() => expect(board.sent).toMatchObject([['updateTask', { title: 'Oat milk' }]]));
  });

  test('A title that was opened and not changed leaves the title of another person', async () => {
    const board = ownBoard({ tasks: [milk()] });
    const view = await open(board);
    await view.user.click(panel().getByRole('button', { name: 'Milk' }));
    await view.event(boardEvent({ cards: [milk({ title: 'Soy' })] }));
    await waitFor(() => expect(cardNamed('Soy')).toBeVisible());
    await view.user.click(screen.getByRole('searchbox', { name: 'Search cards' }));
    expect(panel().getByRole('button', { name: 'Soy' })).toBeVisible();
    expect(board.sent).toEqual([]);
  });

  test('A title that was being typed when the page was left is in its field again', async () => {
    const { user, router } = await open(ownBoard({ tasks: [milk()] }));
    const { pathname } = router.state.location;
    await user.click(panel().getByRole('button', { name: 'Milk' }));
    await user.keyboard('Oat milk');
    await act(() => router.navigate('/b/home'));
    await act(() => router.navigate(pathname));
    const field = await panel().findByRole('textbox', { name: 'Title' });
    expect(field).toHaveValue('Oat milk');
    await user.type(field, '{Escape}');
    expect(await panel().findByRole('button', { name: 'Milk' })).toBeVisible();
  });
});

describe('The checklist', () => {
  const checklist = ['Oat', 'Rice'].map((text, index) => ({
    id: text,
    text,
    isDone: false,
    rank: `a${index}`,
  }));
  const withItems = () => ({ texts: { description: '', comments: [], checklist } });
  const items = () =>
    panel()
      .getAllByRole('checkbox')
      .map((box) => `${box.getAttribute('aria-label')}${(box as HTMLInputElement).checked ? ' ✓' : ''}`);
  /** Opens a card with these items. */
  const openItems = async (board = ownBoard({ tasks: [milk({ itemCount: 2 })] })) => {
    const view = await open(board, withItems());
    await panel().findByRole('checkbox', { name: 'Oat' });
    return view;
  };

  test('Pasted lines become items, which are ticked, edited, moved and removed', async () => {
    const board = ownBoard({ tasks: [milk({ itemCount: 2 })] });
    const { user } = await openItems(board);
    await user.click(panel().getByRole('textbox', { name: 'New checklist item' }));
    await user.paste('- Soy\n- [x] Pea\n\n');
    expect(items()).toEqual(['Oat', 'Rice', 'Soy', 'Pea ✓']);
    expect(panel().getByText('1 of 4')).toBeVisible();
    await user.click(panel().getByRole('checkbox', { name: 'Rice' }));
    expect(panel().getByText('2 of 4')).toBeVisible();
    panel().getByRole('button', { name: 'Move Rice' }).focus();
    await user.keyboard('{ArrowUp}');
    expect(items()).toEqual(['Rice ✓', 'Oat', 'Soy', 'Pea ✓']);
    expect(panel().getByRole('button', { name: 'Move Rice' })).toHaveFocus();
    await user.click(panel().getByRole('button', { name: 'Edit Soy' }));
    await user.keyboard('Soya{Enter}');
    expect(panel().getByRole('button', { name: 'Edit Soya' })).toHaveFocus();
    await user.click(panel().getByRole('button', { name: 'Remove Oat' }));
    expect(items()).toEqual(['Rice ✓', 'Soya', 'Pea ✓']);
    expect(panel().getByRole('checkbox', { name: 'Soya' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(items()).toEqual(['Rice ✓', 'Oat', 'Soya', 'Pea ✓']);
    expect(panel().getByText('2 of 4')).toBeVisible();
    await waitFor(() => expect(board.sent).toHaveLength(6));
  });

  test('Each change is undone by the change of its own kind, and what it needs', async () => {
    const board = ownBoard({ tasks: [milk({ itemCount: 2 })] });
    const { user } = await openItems(board);
    await user.click(panel().getByRole('checkbox', { name: 'Rice' }));
    panel().getByRole('button', { name: 'Move Rice' }).focus();
    await user.keyboard('{ArrowUp}');
    await user.click(panel().getByRole('button', { name: 'Remove Oat' }));
    const field = panel().getByRole('textbox', { name: 'New checklist item' });
    await user.type(field, 'Soy{Enter}');
    act(() => panel().getByRole('article').focus());
    for (let time = 0; time < 4; time += 1) await user.keyboard('{Control>}z{/Control}');
    expect(items()).toEqual(['Oat', 'Rice']);
    expect(panel().getByText('0 of 2')).toBeVisible();
    await waitFor(() => expect(board.sent).toHaveLength(8));
    const { items: added } = Object(board.sent[3]?.[1]);
    const ofRice = { id: 'milk', itemId: 'Rice' };
    expect(board.sent.map(([name, { changeId: _, ...input }]) => [name, input])).toEqual([
      ['updateChecklistItem', { ...ofRice, isDone: true }],
      ['moveChecklistItem', { ...ofRice, before: 'Oat' }],
      ['deleteChecklistItem', { id: 'milk', itemId: 'Oat' }],
      ['createChecklistItems', { id: 'milk', items: added }],
      [
        'deleteChecklistItem',
        { id: 'milk', itemId: expect.any(String), base: { text: 'Soy', isDone: false } },
      ],
      [
        'createChecklistItems',
        { id: 'milk', items: [{ id: 'Oat', text: 'Oat', isDone: false }], after: 'Rice' },
      ],
      ['moveChecklistItem', { ...ofRice, after: 'Oat' }],
      [
        'updateChecklistItem',
        { ...ofRice, text: 'Rice', isDone: false, base: { text: 'Rice', isDone: true } },
      ],
    ]);
  });

  test('A tick stays while the server confirms it and the items are read again', async () => {
    const board = ownBoard({ tasks: [milk({ itemCount: 2 })] });
    const view = await openItems(board);
    const isRead = gate();
    await view.user.click(panel().getByRole('checkbox', { name: 'Oat' }));
    await waitFor(() => expect(board.sent).toHaveLength(1));
    view.answer.after = isRead.opened;
    const { changeId } = Object(board.sent[0]?.[1]);
    await view.event(boardEvent({ changeId, cards: [{ id: 'milk', doneItemCount: 1, textVersion: 4 }] }));
    expect(items()).toEqual(['Oat ✓', 'Rice']);
    view.texts.checklist = checklist.map((item, index) => ({
      ...item,
      isDone: index === 0,
      text: `${item.text}s`,
    }));
    isRead.open();
    await panel().findByRole('checkbox', { name: 'Oats' });
    expect(items()).toEqual(['Oats ✓', 'Rices']);
  });

  test('What is typed in an item is kept when another person removes it', async () => {
    const view = await openItems();
    await view.user.click(panel().getByRole('button', { name: 'Edit Oat' }));
    await view.user.keyboard('Oats and more');
    view.texts.checklist = checklist.slice(1);
    await view.event(boardEvent({ cards: [milk({ itemCount: 1, textVersion: 4 })] }));
    const kept = within(await screen.findByRole('region', { name: 'Your text that was not saved' }));
    expect(kept.getByText('Oats and more')).toBeVisible();
  });

  test('The undo of an added item leaves what another person has made of it, and says so', async () => {
    const board = ownBoard({ tasks: [milk({ itemCount: 2 })] });
    const view = await openItems(board);
    await view.user.type(panel().getByRole('textbox', { name: 'New checklist item' }), 'Soy{Enter}');
    await waitFor(() => expect(board.sent).toHaveLength(1));
    const { items: added, changeId } = Object(board.sent[0]?.[1]);
    view.texts.checklist = [...checklist, { ...added[0], text: 'Soy, two litres', rank: 'a2' }];
    await view.event(boardEvent({ changeId, cards: [milk({ itemCount: 3, textVersion: 4 })] }));
    await panel().findByRole('checkbox', { name: 'Soy, two litres' });
    board.respond = () => graphqlError('CONFLICT', 'Another person has changed this item since.');
    act(() => panel().getByRole('article').focus());
    await view.user.keyboard('{Control>}z{/Control}');
    expect(
      await screen.findByText(/^An item of ‘Milk’ could not be deleted: Another person has changed/),
    ).toBeVisible();
    expect(items()).toEqual(['Oat', 'Rice', 'Soy, two litres']);
    expect(panel().getByText('0 of 3')).toBeVisible();
  });

  test('Lines that don’t fit are kept in the field', async () => {
    const { user } = await openItems();
    const lines = Array.from({ length: 99 }, (_, index) => `Item ${index}`).join('\n');
    const field = panel().getByRole('textbox', { name: 'New checklist item' });
    await user.click(field);
    await user.paste(lines);
    expect(field).toHaveValue(lines);
    expect(field).toHaveAccessibleDescription('There is room for 98 more items, and these are 99.');
    expect(items()).toEqual(['Oat', 'Rice']);
  });
});

describe('Notices about the open card', () => {
  const ofMilk = { boardId: 'home', taskId: 'milk' };
  const setVisibility = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  test('Without unread notices, opening a card marks none', async () => {
    const { marked, event } = await open(ownBoard({ tasks: [milk()] }));
    await event(boardEvent({ cards: [milk({ title: 'Oat milk' })] }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Oat milk' })).toBeVisible();
    expect(marked).toEqual([]);
  });

  test('They are marked as read when the card opens, and when another notice arrives', async () => {
    const { marked, socket } = await open(ownBoard({ tasks: [milk()] }), { unread: 2 });
    await waitFor(() => expect(marked).toEqual([ofMilk]));
    const arrive = (unreadNotices: number) => act(() => socket.push({ me: { ...fakeUser, unreadNotices } }));
    arrive(1);
    await waitFor(() => expect(marked).toEqual([ofMilk, ofMilk]));
  });

  test('In a hidden tab they stay unread until the user returns', async () => {
    setVisibility('hidden');
    const { marked } = await open(ownBoard({ tasks: [milk()] }), { unread: 1 });
    expect(marked).toEqual([]);
    setVisibility('visible');
    await waitFor(() => expect(marked).toEqual([ofMilk]));
  });
});
