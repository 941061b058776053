import { type Column, columns } from '@canary/board/task';
import { useBoardActions } from '../hooks/use-board-actions.ts';
import { useBoardNotices } from '../hooks/use-board-notices.ts';
import { useBoardStatus } from '../hooks/use-board-status.ts';
import { useBoardUsers } from '../hooks/use-board-users.ts';
import { useColumn } from '../hooks/use-column.ts';
import { usePresence } from '../hooks/use-presence.ts';
import { useTask } from '../hooks/use-task.ts';
import type { BoardActions } from '../lib/board-actions.ts';
import type { Filter } from '../lib/column-ids.ts';

/** What a test sees of the hooks besides what they show. */
export interface ProbeRecord {
  readonly filter: Filter | undefined;
  /** The statuses so far, each once in a row. */
  readonly seen: string[];
  /** The ids of the cards that were drawn, in order. */
  readonly drawn: string[];
  /** What the hooks give for doing things. */
  hold(actions: BoardActions, presence: ReturnType<typeof usePresence>): void;
}

/** The board as plain text. */
export function Probe({ record }: { readonly record: ProbeRecord }) {
  const status = useBoardStatus();
  const { notices, dismiss } = useBoardNotices();
  const users = useBoardUsers();
  const presence = usePresence();
  record.hold(useBoardActions(), presence);
  const text = status.kind === 'ready' ? `${status.connection}, ${status.unsent} unsent` : status.kind;
  if (record.seen.at(-1) !== text) record.seen.push(text);
  const others = presence.others.map(({ name, taskId }) => `${name} ${taskId}`);
  return (
    <>
      <p role="status">{text}</p>
      {status.kind === 'failed' && (
        <button type="button" onClick={status.retry}>
          {status.failure.message}
        </button>
      )}
      {columns.map((column) => (
        <ColumnText key={column} column={column} record={record} />
      ))}
      <section aria-label="users">{users.map(({ name }) => name).join()}</section>
      <section aria-label="people">{`${presence.count}: ${others.join()}`}</section>
      {notices.map(({ id, message }) => (
        <button key={id} type="button" onClick={() => dismiss(id)}>
          {message}
        </button>
      ))}
    </>
  );
}

function ColumnText({ column, record }: { readonly column: Column; readonly record: ProbeRecord }) {
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
  const task = useTask(id);
  record.drawn.push(id);
  return <li>{task ? `${task.title}${task.assigneeId ? ` (${task.assigneeId})` : ''}` : 'gone'}</li>;
}
