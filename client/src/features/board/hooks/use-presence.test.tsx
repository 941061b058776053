import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { renderProbe } from '../testing/render-probe.tsx';

beforeEach(() => localStorage.clear());

async function openBoard() {
  const page = renderProbe(fakeBoard({ tasks: [card('a')] }));
  await page.ready();
  await waitFor(() => expect(page.socket.variables('boardPresence')).toHaveLength(1));
  const [{ person } = {}] = page.socket.variables('boardPresence');
  return { ...page, person: String(person) };
}

test('Whoever is at the board is counted, and sees the others and what they drag', async () => {
  const page = await openBoard();
  expect(page.person).toMatch(/^[\w-]{36}$/);
  const people = [
    { id: 'grace', name: 'Grace', taskId: 'a' },
    { id: page.person, name: 'Guest', taskId: null },
  ];
  page.socket.push({ boardPresence: { count: 2, people } });
  expect(await screen.findByText('2: Grace a')).toBeVisible();
});

test('Whoever drags a card tells the others, without leaving in between', async () => {
  const page = await openBoard();
  const { person } = page;
  act(() => page.presence().announceDrag('a'));
  await waitFor(() => expect(page.socket.variables('boardPresence')).toEqual([{ person, dragging: 'a' }]));
  act(() => page.presence().announceDrag(null));
  await waitFor(() => expect(page.socket.variables('boardPresence')).toEqual([{ person, dragging: null }]));
});

test('Two visits of a browser are one person, and whoever leaves the page is gone', async () => {
  const page = await openBoard();
  page.unmount();
  await waitFor(() => expect(page.socket.watching()).toBe(0));
  expect((await openBoard()).person).toBe(page.person);
});
