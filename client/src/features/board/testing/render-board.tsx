import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { Board } from '../components/board.tsx';
import type { fakeBoard } from './fake-board.ts';

/** A window in which everything is in sight: jsdom lays nothing out. */
function giveSizes() {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  HTMLElement.prototype.scrollIntoView = () => undefined;
}

/** Shows the board's page as a visitor has it. */
export function renderBoard(board: ReturnType<typeof fakeBoard>, search = '') {
  giveSizes();
  sessionStorage.clear();
  return renderPage(<Board />, { at: `/tasks${search}`, me: null, handlers: board.handlers });
}

/** The same, once its cards are there. */
export async function openBoard(board: ReturnType<typeof fakeBoard>, search?: string) {
  const view = renderBoard(board, search);
  await screen.findByRole('button', { name: 'New task in TODO' });
  return view;
}

/** What the cards of a column say, from top to bottom. */
export function cardsOf(column: 'TODO' | 'INPROGRESS' | 'DONE'): (string | null)[] {
  const list = screen.getByRole('list', { name: column });
  return within(list)
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('[data-card] > :first-child')?.textContent ?? null);
}

export const cardNamed = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title} `) });
