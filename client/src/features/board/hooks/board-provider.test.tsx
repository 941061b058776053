import { act, screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { BoardProvider } from './board-provider.tsx';
import { useBoardActions } from './use-board-actions.ts';
import { useBoardStatus } from './use-board-status.ts';
import { useColumn } from './use-column.ts';
import { useTask } from './use-task.ts';

function Card({ id }: { readonly id: string }) {
  const task = useTask(id);
  return <li>{task ? `${task.title} (${task.assigneeId ?? 'Unassigned'})` : 'gone'}</li>;
}

function Board() {
  const status = useBoardStatus();
  const ids = useColumn('todo');
  const { createTask } = useBoardActions();
  return (
    <>
      <p>{status.kind === 'ready' ? `${status.connection} ${status.unsent}` : status.kind}</p>
      <ul>
        {ids.map((id) => (
          <Card key={id} id={id} />
        ))}
      </ul>
      <button type="button" onClick={() => createTask({ column: 'todo', title: ' New ', assigneeId: null })}>
        Create
      </button>
    </>
  );
}

const milk = { id: 'milk', title: 'Milk', column: 'todo', rank: 'a0', assigneeId: null };
const board = { version: 3, tasks: [milk], users: [] };

beforeEach(() => sessionStorage.clear());

test('smoke', async () => {
  const { socket, user } = renderPage(
    <BoardProvider>
      <Board />
    </BoardProvider>,
    {
      me: null,
      handlers: [
        graphql.query('Board', () => HttpResponse.json({ data: { board } })),
        graphql.mutation('CreateTask', ({ variables }) => {
          const { id, changeId, title, column, assigneeId } = variables['input'];
          setTimeout(() => {
            act(() =>
              socket.push({
                boardEvents: {
                  __typename: 'TaskCreated',
                  version: 5,
                  changeId,
                  task: { id, title, column, assigneeId, rank: 'a5' },
                },
              }),
            );
          }, 20);
          return HttpResponse.json({ data: { createTask: { id } } });
        }),
      ],
    },
  );
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('Milk (Unassigned)')).toBeVisible();
  await waitFor(() => expect(socket.variables('boardEvents')).toEqual([{ since: 3 }]));
  socket.push({
    boardEvents: { __typename: 'TaskUpdated', version: 4, changeId: null, task: { ...milk, title: 'Bread' } },
  });
  expect(await screen.findByText('Bread (Unassigned)')).toBeVisible();
  await user.click(screen.getByText('Create'));
  expect(screen.getByText('New (Unassigned)')).toBeVisible();
  expect(await screen.findByText('live 0')).toBeVisible();
});
