import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import type { FakeUser } from '#testing/user.ts';
import type { BoardActions } from '../live/board-actions.ts';
import { OpenBoard } from '../live/board-connection.tsx';
import { openBoardRef } from '../live/board-ref.ts';
import type { Filter } from '../live/card-filter.ts';
import { useCard } from '../live/card-selectors.ts';
import { useColumn } from '../live/matching-cards.ts';
import { useAnnounceDrag, useBoardUsers, useParticipants } from '../live/people-selectors.ts';
import { useBoardActions, useBoardStatus, useColumns, useWithdrawals } from '../live/selectors.ts';
import type { fakeBoard } from './fake-board.ts';

interface ProbeOptions {
  readonly filter?: Filter;
  readonly me?: Partial<FakeUser> | null;
}

/** The values that the hooks of a rendered board returned. */
interface ProbeRecord {
  readonly filter: Filter | undefined;
  /** The statuses so far, without repetitions. */
  readonly statuses: string[];
  /** The ids of the cards that were rendered, in order. */
  readonly rendered: string[];
  actions?: BoardActions;
  announceDrag?: (cardId: string | null) => void;
}

/** Renders the board as plain text, and gives a test access to its hooks. */
export function renderProbe(board: ReturnType<typeof fakeBoard>, { filter, me = null }: ProbeOptions = {}) {
  const record: ProbeRecord = { filter, statuses: [], rendered: [] };
  const view = renderPage(
    <OpenBoard board={openBoardRef}>
      <Probe record={record} />
    </OpenBoard>,
    { me, handlers: board.handlers },
  );
  return {
    ...view,
    statuses: record.statuses,
    rendered: record.rendered,
    actions: () => record.actions ?? expect.fail('The board was not rendered'),
    announceDrag: (cardId: string | null) => record.announceDrag?.(cardId),
    status: () => view.getByRole('status').textContent,
    column: (column = 'todo') =>
      [...view.getByLabelText(column).children].map((child) => child.textContent).join(', '),
    users: () => view.getByLabelText('users').textContent,
    notice: (message: string) => screen.findByRole('button', { name: message }, { timeout: 4_000 }),
    /** Waits until the snapshot is loaded and its events are followed. */
    ready: async () => {
      await waitFor(() => expect(view.socket.variables('boardEvents')).toHaveLength(1));
      await waitFor(() => expect(view.getByRole('status')).toHaveTextContent('live'));
    },
    event: (event: Record<string, unknown>) =>
      view.socket.push({ boardEvents: { changeId: null, ...event } }),
  };
}

function Probe({ record }: { readonly record: ProbeRecord }) {
  const status = useBoardStatus();
  const { withdrawn, dismissAll } = useWithdrawals();
  const users = useBoardUsers();
  const columns = useColumns();
  const participants = useParticipants();
  record.actions = useBoardActions();
  record.announceDrag = useAnnounceDrag();
  const text = status.kind === 'ready' ? `${status.connection}, ${status.unsent} unsent` : status.kind;
  if (record.statuses.at(-1) !== text) record.statuses.push(text);
  const others = participants.others.map(({ name, taskId }) => `${name} ${taskId}`);
  return (
    <>
      <p role="status">{text}</p>
      {status.kind === 'failed' && (
        <button type="button" onClick={status.retry}>
          {status.failure.message}
        </button>
      )}
      {columns.map(({ id }) => (
        <ColumnText key={id} column={id} record={record} />
      ))}
      <section aria-label="users">{users.map(({ name }) => name).join()}</section>
      <section aria-label="people">{`${participants.count}: ${others.join()}`}</section>
      {withdrawn.map(({ id, message }) => (
        <button key={id} type="button" onClick={dismissAll}>
          {message}
        </button>
      ))}
    </>
  );
}

function ColumnText({ column, record }: { readonly column: string; readonly record: ProbeRecord }) {
  const ids = useColumn(column, record.filter);
  return (
    <ul aria-label={column}>
      {ids.map((id) => (
        <CardText key={id} id={id} record={record} />
      ))}
    </ul>
  );
}

function CardText({ id, record }: { readonly id: string; readonly record: ProbeRecord }) {
  const card = useCard(id);
  record.rendered.push(id);
  return (
    <li>
      {card ? [card.title, ...card.assigneeIds.map((assigneeId) => `(${assigneeId})`)].join(' ') : 'gone'}
    </li>
  );
}
