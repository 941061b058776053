import type { BoardEvent, Snapshot } from '@canary/board/model';
import { readFragment } from '#gql/fragment-masking.ts';
import type { BoardEventsSubscription, BoardQuery } from '#gql/graphql.ts';
import { Card_task } from './operations.ts';

/** The board as the model has it. */
export function toSnapshot({ everyone, archiveDays, tasks, ...board }: BoardQuery['board']) {
  const cards = readFragment(Card_task, tasks);
  return { ...board, terms: { everyone, archiveDays }, tasks: cards } satisfies Snapshot;
}

type SentEvent = BoardEventsSubscription['boardEvents'];

/** The event as the model has it. */
export function toBoardEvent({
  version,
  changeId,
  deleted,
  name,
  moveTo,
  ...changed
}: SentEvent): BoardEvent {
  return {
    version,
    changeId,
    writes: {
      cards: changed.tasks.map(changedFields),
      columns: changed.columns.map(changedFields),
      labels: changed.labels.map(changedFields),
      people: changed.users.map(changedFields),
      ...(name !== null && { board: { name } }),
      ...(deleted && {
        deleted: {
          cards: deleted.tasks,
          columns: deleted.columns,
          labels: deleted.labels,
          people: deleted.users,
        },
      }),
      ...(moveTo !== null && { moveTo }),
    },
  };
}

/** Only the changed fields of a row: other fields are null, which is a value, too. */
function changedFields<Row extends { readonly id: string }>(
  row: { readonly id: string; readonly fields: readonly string[] } & Readonly<Record<string, unknown>>,
): Row {
  const changed = row.fields.filter((field) => field in row).map((field) => [field, row[field]]);
  return { id: row.id, ...Object.fromEntries(changed) } as Row;
}
