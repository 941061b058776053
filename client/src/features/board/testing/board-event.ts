import type { Writes } from '@canary/board/model';
import * as rows from '@canary/board/rows';
import type { BoardEventsSubscription } from '#gql/graphql.ts';

type SentEvent = BoardEventsSubscription['boardEvents'];

interface FakeEvent extends Writes, Partial<Pick<SentEvent, 'version' | 'kind' | 'reason'>> {
  /** Unknown, because tests take it from the input of a sent change. */
  readonly changeId?: unknown;
}

/** An event as the API sends it: what a change has written. */
export function boardEvent({ cards, columns, labels, people, board, deleted, ...event }: FakeEvent) {
  const { kind = 'UPDATE_TASK', moveTo = null, reason = null, ...rest } = event;
  return {
    ...rest,
    kind,
    tasks: (cards ?? []).map((card) => patchOf(card, 'TaskPatch', rows.card)),
    columns: (columns ?? []).map((column) => patchOf(column, 'ColumnPatch', rows.column)),
    labels: (labels ?? []).map((label) => patchOf(label, 'LabelPatch', rows.label)),
    users: (people ?? []).map((person) => patchOf(person, 'BoardUserPatch', rows.person)),
    name: board?.name ?? null,
    deleted: deleted
      ? {
          tasks: deleted.cards ?? [],
          columns: deleted.columns ?? [],
          labels: deleted.labels ?? [],
          users: deleted.people ?? [],
        }
      : null,
    moveTo,
    reason,
  };
}

/** A row as the API sends it: the fields that haven't changed are null. */
function patchOf(row: { readonly id: string }, typename: string, { shape }: { readonly shape: object }) {
  const { id, ...changed } = row;
  const unchanged = Object.keys(shape).map((name) => [name, null] as const);
  return {
    __typename: typename,
    ...Object.fromEntries(unchanged),
    ...changed,
    id,
    fields: Object.keys(changed),
  };
}
