import {
  type BoardForRule,
  type ChecklistWrites,
  cardOfText,
  type Outcome,
  type TextChange,
} from '@canary/board/changes/change';
import { detailNames, detailsOf } from '@canary/board/details';
import type { Card, Writes } from '@canary/board/model';
import { z } from 'zod';
import type { BoardActivityKind } from '../../../generated/sqlite/enums.ts';

/** The fields that an activity can have. */
export const activityFields = [
  ...(['title', 'column', 'assignees', 'labels', 'checklist', 'done', 'description', 'comment'] as const),
  ...(['name', 'color', 'role', 'marksDone'] as const),
  ...detailNames,
];

/** A changed field, with its values as people read them; null for no value. */
export const activityChange = z.object({
  field: z.enum(activityFields),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

/** A changed field, with its earlier and later value. */
export type ActivityChange = z.output<typeof activityChange>;

/** An activity: the effect of a change on a card, person, column, label or the board. */
export interface NewActivity {
  readonly kind: BoardActivityKind;
  readonly subjectId: string;
  /** The id of the card; null for a change of a person, column, label or the board. */
  readonly taskId: string | null;
  /** The title or name after the change. */
  readonly title: string;
  /** Whether the board is deleted after the change; null for a change of a card, person, column or label. */
  readonly isDeleted: boolean | null;
  readonly changes: readonly ActivityChange[];
}

/** The fields of a row, as people read them. */
type Values = Partial<Record<ActivityChange['field'], string | null>>;

/**
 * Lists what a change does for the board's activity: the changed fields with their earlier and later values. Names
 * stand for ids, so that the activity stays readable when a column or person is gone. Changes that people don't see in
 * a row are left out: another order of cards or of a checklist, or the same name as before.
 *
 * @param board before the change
 */
export function activityOf(
  board: BoardForRule,
  boardId: string,
  { writes, texts = [] }: Outcome,
): NewActivity[] {
  const { deleted = {}, moveTo } = writes;
  const entry = (
    kind: BoardActivityKind,
    subjectId: string,
    title: string,
    changes: readonly ActivityChange[],
  ): NewActivity => {
    const taskId = kind.startsWith('TASK_') ? subjectId : null;
    return { kind, subjectId, taskId, title, isDeleted: null, changes };
  };
  const cards = (writes.cards ?? []).flatMap((patch) => {
    const before = board.card(patch.id);
    if (!before) {
      const kind = board.archived(patch.id) ? 'TASK_RESTORED' : 'TASK_CREATED';
      return entry(kind, patch.id, patch.title ?? '', []);
    }
    const after = { ...before, ...patch };
    const changes = [
      ...changesOfCard(board, before, after, writes.people),
      ...texts.filter((text) => cardOfText(text) === patch.id).flatMap((text) => changesOfText(board, text)),
    ];
    const kind = after.columnId === before.columnId ? 'TASK_UPDATED' : 'TASK_MOVED';
    return changes.length > 0 ? entry(kind, patch.id, after.title, changes) : [];
  });
  const deletedCards = (deleted.cards ?? []).map((id) => {
    const card = board.card(id);
    if (card) return entry('TASK_DELETED', id, card.title, []);
    const title = board.archived(id)?.title ?? '';
    return entry('TASK_PURGED', id, title, [{ field: 'title', from: title, to: null }]);
  });
  const people = (writes.people ?? []).flatMap((patch) => {
    const before = board.users().get(patch.id);
    const after = { name: '', ...before, ...patch };
    const changes = differences(before ? namedValues(before) : {}, namedValues(after));
    const isNew = !before || (before.accountId == null && after.accountId != null);
    const kind = isNew ? 'BOARD_USER_CREATED' : 'BOARD_USER_UPDATED';
    return changes.length > 0 ? entry(kind, patch.id, after.name, changes) : [];
  });
  const deletedPeople = (deleted.people ?? []).map((id) => {
    const before = { name: '', ...board.users().get(id) };
    return entry('BOARD_USER_DELETED', id, before.name, differences(namedValues(before), {}));
  });
  const columnOf = (id: string | undefined) => board.columns().find((column) => column.id === id);
  const columns = (writes.columns ?? []).flatMap((patch, at) => {
    const before = columnOf(patch.id);
    const after = { name: '', ...before, ...patch };
    const changes = differences(before ? namedValues(before) : {}, namedValues(after));
    // Only the first card was moved. The other cards make room for it.
    const isMoved = at === 0 && before?.rank !== after.rank;
    return changes.length > 0 || isMoved ? entry('COLUMN_CHANGED', patch.id, after.name, changes) : [];
  });
  const deletedColumns = (deleted.columns ?? []).map((id) => {
    const before = { name: '', ...columnOf(id) };
    const after = { column: columnOf(moveTo)?.name ?? null };
    return entry('COLUMN_DELETED', id, before.name, differences(namedValues(before), after));
  });
  const labels = (writes.labels ?? []).flatMap((patch) => {
    const before = board.labels().get(patch.id);
    const after = { name: '', ...before, ...patch };
    const changes = differences(before ? namedValues(before) : {}, namedValues(after));
    return changes.length > 0 ? entry('LABEL_CHANGED', patch.id, after.name, changes) : [];
  });
  const deletedLabels = (deleted.labels ?? []).map((id) => {
    const before = { name: '', ...board.labels().get(id) };
    return entry('LABEL_DELETED', id, before.name, differences(namedValues(before), {}));
  });
  return [
    ...[...cards, ...deletedCards, ...people, ...deletedPeople, ...columns, ...deletedColumns],
    ...[...labels, ...deletedLabels, ...changeOfBoard(board, boardId, writes.board)],
  ];
}

function changeOfBoard(
  board: BoardForRule,
  boardId: string,
  written: Outcome['writes']['board'],
): NewActivity[] {
  if (!written) return [];
  const before = { name: board.name(), isDeleted: board.isDeleted() };
  const after = { ...before, ...written };
  const changes = differences({ name: before.name }, { name: after.name });
  if (changes.length === 0 && after.isDeleted === before.isDeleted) return [];
  const { name: title, isDeleted } = after;
  return [{ kind: 'BOARD_CHANGED', subjectId: boardId, taskId: null, title, isDeleted, changes }];
}

/** An empty value stands for the text of a description or comment, so that the activity doesn't keep a deleted text. */
function changesOfText(board: BoardForRule, text: TextChange): ActivityChange[] {
  if ('checklist' in text) return changesOfChecklist(board, text);
  if ('description' in text) {
    const toValue = (description: string | undefined) => (description ? '' : null);
    const from = toValue(board.description(text.taskId));
    return [{ field: 'description', from, to: toValue(text.description) }];
  }
  const { comment } = text;
  const toValue = (state: typeof comment | undefined) => (state && !state.deletedAt ? '' : null);
  return [{ field: 'comment', from: toValue(board.comment(comment.id)), to: toValue(comment) }];
}

/** @param people the restored people, who aren't on the board yet */
function changesOfCard(
  board: BoardForRule,
  before: Card,
  after: Card,
  people: Writes['people'],
): ActivityChange[] {
  return differences(valuesOf(board, before), valuesOf(board, after, people));
}

/** The items that were added, deleted, changed, ticked or unticked, but not the moved items. */
function changesOfChecklist(
  board: BoardForRule,
  { taskId, checklist }: { readonly taskId: string; readonly checklist: ChecklistWrites },
): ActivityChange[] {
  const before = new Map(board.checklist(taskId).map((item) => [item.id, item]));
  const { written = [], deleted = [] } = checklist;
  const changes = written.flatMap((item): ActivityChange[] => {
    const from = before.get(item.id);
    return [
      ...differences({ checklist: from?.text ?? null }, { checklist: item.text }),
      ...differences(
        { done: from?.isDone && !item.isDone ? item.text : null },
        { done: from && !from.isDone && item.isDone ? item.text : null },
      ),
    ];
  });
  const removed = deleted.flatMap((id) =>
    differences({ checklist: before.get(id)?.text ?? null }, { checklist: null }),
  );
  return [...changes, ...removed];
}

function namedValues({
  name,
  ...item
}: {
  readonly name: string;
  readonly color?: string | null;
  readonly role?: string | null | undefined;
  readonly marksDone?: boolean;
}): Values {
  const { color = null, role = null, marksDone = false } = item;
  return { name, color, role, marksDone: marksDone ? 'yes' : null };
}

function valuesOf(board: BoardForRule, card: Card, people: Writes['people'] = []): Values {
  const { users, labels } = board;
  const nameOf = (id: string) => users().get(id)?.name ?? people.find((person) => person.id === id)?.name;
  return {
    title: card.title,
    column: board.columns().find(({ id }) => id === card.columnId)?.name ?? null,
    assignees: listOf(card.assigneeIds.flatMap((id) => nameOf(id) ?? [])),
    labels: listOf(card.labelIds.flatMap((id) => labels().get(id)?.name ?? [])),
    ...Object.fromEntries(
      Object.entries(detailsOf(card)).map(([name, value]) => [name, value === null ? null : String(value)]),
    ),
  };
}

function listOf(texts: readonly string[]): string | null {
  return texts.length > 0 ? texts.join('\n') : null;
}

function differences(before: Values, after: Values): ActivityChange[] {
  const fields = Object.keys({ ...before, ...after }) as ActivityChange['field'][];
  return fields
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => from !== to);
}
