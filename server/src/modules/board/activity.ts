import type { CurrentBoard } from './current-board.ts';
import type { ActivityChange, Effect, TaskState } from './event.ts';
import type { TextChange } from './text-statements.ts';

/** The fields of an effect, as people read them. */
type Values = Partial<Record<ActivityChange['field'], string | null>>;

/**
 * What an effect changes, as the board's activity tells it: the fields with their earlier and later values. Names stand for
 * ids, so that the activity stays readable when a column or person is gone.
 *
 * @param board before the effect
 * @param text the text that the effect writes. The activity only tells whether there was a text before and after, as an empty
 * one: texts that are deleted don't stay in it.
 * @returns null if a change isn’t told: if only the order of cards or of a checklist has changed, or if a board has the same
 * name as before
 */
export function activityOf(
  board: CurrentBoard,
  { kind, payload }: Effect,
  text?: TextChange,
): readonly ActivityChange[] | null {
  if (text) return [changeOfText(board, text)];
  if (kind === 'TASK_CREATED' || kind === 'TASK_DELETED' || kind === 'TASK_RESTORED') return [];
  if (kind === 'TASK_PURGED')
    return [{ field: 'title', from: board.deletedTask(payload.id)?.title ?? null, to: null }];
  if ('assigneeIds' in payload) {
    const before = board.task(payload.id);
    const changes = differences(before ? valuesOf(board, before) : {}, valuesOf(board, payload)).flatMap(
      (change) => (change.field === 'checklist' ? changedItems(change) : change),
    );
    return changes.length > 0 ? changes : null;
  }
  const after: Values = 'name' in payload ? namedValues(payload) : {};
  if (kind.startsWith('COLUMN_')) {
    const columns = board.columns();
    const before = columns.find(({ id }) => id === payload.id);
    const target = 'moveTo' in payload ? columns.find(({ id }) => id === payload.moveTo) : undefined;
    return differences(before ? namedValues(before) : {}, target ? { column: target.name } : after);
  }
  const before = kind.startsWith('LABEL_')
    ? board.labels().get(payload.id)
    : kind.startsWith('BOARD_USER_')
      ? board.users().get(payload.id)
      : { name: board.name() };
  const changes = differences(before ? namedValues(before) : {}, after);
  const isSameBoard =
    'isDeleted' in payload && payload.isDeleted === board.isDeleted() && changes.length === 0;
  return isSameBoard ? null : changes;
}

function changeOfText(board: CurrentBoard, text: TextChange): ActivityChange {
  if (!('comment' in text)) {
    const toValue = (description: string | undefined) => (description ? '' : null);
    const from = toValue(board.description(text.taskId));
    return { field: 'description', from, to: toValue(text.description) };
  }
  const { comment } = text;
  const toValue = (state: typeof comment | undefined) => (state && !state.deletedAt ? '' : null);
  return { field: 'comment', from: toValue(board.comment(comment.id)), to: toValue(comment) };
}

function namedValues({
  name,
  ...item
}: {
  readonly name: string;
  readonly color?: string | null;
  readonly role?: string | null;
}): Values {
  return { name, color: item.color ?? null, role: item.role ?? null };
}

function valuesOf(board: CurrentBoard, task: TaskState): Values {
  const { users, labels } = board;
  return {
    title: task.title,
    column: board.columns().find(({ id }) => id === task.column)?.name ?? null,
    assignees: listOf(task.assigneeIds.flatMap((id) => users().get(id)?.name ?? [])),
    labels: listOf(task.labelIds.flatMap((id) => labels().get(id)?.name ?? [])),
    dueOn: task.dueOn,
    checklist: listOf(task.checklist.map(({ text, isDone }) => (isDone ? `✓ ${text}` : text))),
  };
}

function listOf(texts: readonly string[]): string | null {
  return texts.length > 0 ? texts.join('\n') : null;
}

/** Limits a change of a checklist to the items that are different. Their order isn’t told. */
function changedItems({ field, from, to }: ActivityChange): ActivityChange[] {
  const [before, after] = [from?.split('\n') ?? [], to?.split('\n') ?? []];
  const [removed, added] = [listOf(without(before, after)), listOf(without(after, before))];
  return removed === added ? [] : [{ field, from: removed, to: added }];
}

/** The texts of a list that another list lacks; a text that occurs twice must be there twice. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of others) counts.set(text, (counts.get(text) ?? 0) + 1);
  return texts.filter((text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count - 1);
    return count <= 0;
  });
}

function differences(before: Values, after: Values): ActivityChange[] {
  const fields = Object.keys({ ...before, ...after }) as ActivityChange['field'][];
  return fields
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => from !== to);
}
