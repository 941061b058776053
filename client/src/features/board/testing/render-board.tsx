import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { BoardPage, OwnBoardPage } from '../board-page.tsx';
import type { fakeBoard, ownBoard } from './fake-board.ts';

/** Gives elements a size, so that all cards are visible: jsdom has no layout and no pointer capture. */
export function mockSizes() {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  HTMLElement.prototype.hasPointerCapture = () => false;
}

/** Renders the board for a visitor. */
export function renderBoard(board: ReturnType<typeof fakeBoard>, search = '', beside?: ReactNode) {
  mockSizes();
  sessionStorage.clear();
  const page = (
    <>
      <BoardPage />
      {beside}
    </>
  );
  return renderPage(page, { at: `/tasks${search}`, pattern: '/tasks/*', me: null, handlers: board.handlers });
}

/** Renders the board and waits for its cards. */
export async function openBoard(board: ReturnType<typeof fakeBoard>, search?: string, beside?: ReactNode) {
  const view = renderBoard(board, search, beside);
  await screen.findByRole('button', { name: 'New task in TODO' });
  return view;
}

/** Renders a board of Ada's own in a new tab, and waits until it is followed. */
export function openOwnBoard(...options: Parameters<typeof reopenOwnBoard>) {
  sessionStorage.clear();
  return reopenOwnBoard(...options);
}

/** Does the same in a tab that keeps what it has stored. */
export async function reopenOwnBoard(board: ReturnType<typeof ownBoard>, search = '', beside?: ReactNode) {
  mockSizes();
  const page = (
    <>
      <OwnBoardPage boardId="home" />
      {beside}
    </>
  );
  const view = renderPage(page, { at: `/b/home${search}`, handlers: board.handlers });
  await waitFor(() => expect(view.socket.variables('boardEvents')).toHaveLength(1));
  await screen.findByRole('navigation', { name: 'Columns' });
  let { version } = board.board;
  return {
    ...view,
    /** Sends the next event. */
    event: (event: Record<string, unknown>) => {
      version += 1;
      view.socket.push({ boardEvents: { changeId: null, version, ...event } });
    },
  };
}

/** The titles of a column's cards, from top to bottom. */
export function cardsOf(column: string): (string | null)[] {
  const list = screen.getByRole('list', { name: column });
  return within(list)
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('[data-card] > :first-child')?.textContent ?? null);
}

export const cardNamed = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title} `) });

/** Opens the editor of a card by its key, and types another title. */
export async function retitle(user: UserEvent, title: string, text: string) {
  cardNamed(title).focus();
  await user.keyboard('{F2}');
  await user.clear(screen.getByRole('textbox', { name: 'Title' }));
  await user.keyboard(text);
}
