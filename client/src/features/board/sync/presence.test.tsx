import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { renderProbe } from '../testing/probe.tsx';

beforeEach(() => localStorage.clear());

async function openBoard() {
  const page = renderProbe(fakeBoard({ tasks: [card('a')] }));
  await page.ready();
  await waitFor(() => expect(page.socket.variables('boardPresence')).toHaveLength(1));
  const [{ person } = {}] = page.socket.variables('boardPresence');
  return { ...page, person: String(person) };
}

test('A participant is counted, and sees the other participants and the cards they drag', async () => {
  const page = await openBoard();
  expect(page.person).toMatch(/^[\w-]{36}$/);
  const people = [
    { id: 'grace', name: 'Grace', taskId: 'a' },
    { id: page.person, name: 'Guest', taskId: null },
  ];
  page.socket.push({ boardPresence: { count: 2, people } });
  expect(await screen.findByText('2: Grace a')).toBeVisible();
});

test('Dragging a card is announced to the others without leaving in between', async () => {
  const page = await openBoard();
  const { person } = page;
  act(() => page.announceDrag('a'));
  await waitFor(() => expect(page.socket.variables('boardPresence')).toEqual([{ person, dragging: 'a' }]));
  act(() => page.announceDrag(null));
  await waitFor(() => expect(page.socket.variables('boardPresence')).toEqual([{ person, dragging: null }]));
});

test('A browser keeps its participant id, and leaves when the page is closed', async () => {
  const page = await openBoard();
  page.unmount();
  await waitFor(() => expect(page.socket.watching()).toBe(0));
  expect((await openBoard()).person).toBe(page.person);
});
