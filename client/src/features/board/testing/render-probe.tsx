import type { Column } from '@canary/board/task';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import type { FakeUser } from '#testing/user.ts';
import { BoardProvider } from '../hooks/board-provider.tsx';
import type { usePresence } from '../hooks/use-presence.ts';
import type { BoardActions } from '../lib/board-actions.ts';
import type { Filter } from '../lib/column-ids.ts';
import type { fakeBoard } from './fake-board.ts';
import { Probe, type ProbeRecord } from './probe.tsx';

interface ProbeOptions {
  readonly filter?: Filter;
  readonly me?: Partial<FakeUser> | null;
}

/** Shows the board as plain text, and hands out what its hooks give. */
export function renderProbe(board: ReturnType<typeof fakeBoard>, { filter, me = null }: ProbeOptions = {}) {
  let held: { actions: BoardActions; presence: ReturnType<typeof usePresence> } | undefined;
  const record: ProbeRecord = {
    filter,
    seen: [],
    drawn: [],
    hold: (actions, presence) => {
      held = { actions, presence };
    },
  };
  const view = renderPage(
    <BoardProvider>
      <Probe record={record} />
    </BoardProvider>,
    { me, handlers: board.handlers },
  );
  const has = () => held ?? expect.fail('Nothing is shown');
  return {
    ...view,
    seen: record.seen,
    drawn: record.drawn,
    actions: () => has().actions,
    presence: () => has().presence,
    status: () => view.getByRole('status').textContent,
    column: (column: Column = 'todo') =>
      [...view.getByLabelText(column).children].map((child) => child.textContent).join(', '),
    users: () => view.getByLabelText('users').textContent,
    /** What somebody is told went back. */
    notice: (message: string) => screen.findByRole('button', { name: message }, { timeout: 4_000 }),
    /** Waits until the board is there and followed. */
    ready: async () => {
      await waitFor(() => expect(view.socket.variables('boardEvents')).toHaveLength(1));
      await waitFor(() => expect(view.getByRole('status')).toHaveTextContent('live'));
    },
    event: (event: Record<string, unknown>) =>
      view.socket.push({ boardEvents: { changeId: null, ...event } }),
  };
}
