import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { gate } from '#testing/gate.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { OwnBoardPage } from '../board-page.tsx';
import { boardEvent } from '../testing/board-event.ts';
import { card, ownBoard } from '../testing/fake-board.ts';
import { mockSizes } from '../testing/render-board.tsx';

test('Older comments that arrive after newer texts don’t bring the earlier texts back', async () => {
  mockSizes();
  const milk = (textVersion: number) =>
    card('milk', { title: 'Milk', number: 12, hasDescription: true, commentCount: 2, textVersion });
  const board = ownBoard({ tasks: [milk(2)] });
  const { opened, open } = gate();
  let [version, description] = [2, 'Two litres'];
  const readTexts = api.query('CardTexts', async ({ variables }) => {
    const { after } = variables;
    const texts = { version, description };
    if (after) await opened;
    const text = after ? 'Older' : 'Newer';
    const node = { id: text, authorId: 'grace', text, createdAt: '2026-11-20T10:00:00Z', editedAt: null };
    const pageInfo = { hasNextPage: !after, endCursor: after ? null : 'end' };
    return HttpResponse.json({
      data: { cardTexts: { ...texts, comments: { edges: [{ node }], pageInfo } } },
    });
  });
  const { user, socket } = renderPage(<OwnBoardPage boardId="home" />, {
    at: '/b/home/c/12',
    pattern: '/b/:id/*',
    handlers: [readTexts, ...board.handlers],
  });
  const panel = within(await screen.findByRole('complementary', { name: 'Card' }));
  const more = await panel.findByRole('button', { name: 'Show older comments' });
  await user.click(more);
  [version, description] = [4, 'Three litres'];
  await waitFor(() => expect(socket.variables('boardEvents').length).toBeGreaterThan(0));
  act(() => socket.push({ boardEvents: boardEvent({ changeId: null, version: 4, cards: [milk(4)] }) }));
  await panel.findByText('Three litres');
  open();
  await waitFor(() => expect(more).not.toHaveAttribute('aria-disabled', 'true'));
  expect(panel.getByText('Three litres')).toBeVisible();
  // Older comments are read with the next click.
  expect(panel.queryByText('Older')).toBeNull();
  await user.click(more);
  expect(await panel.findByText('Older')).toBeVisible();
});
