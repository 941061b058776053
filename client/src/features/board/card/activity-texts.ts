import type { ActivityQuery } from '#gql/graphql.ts';

/** Something that was done. */
export type Activity = ActivityQuery['activity']['edges'][number]['node'];
type Change = Activity['changes'][number];

/**
 * What was done to a card, for after the name of the person: one part for each changed field.
 *
 * @param formatDay formats a due day
 * @example
 * describeActivity(entry, formatDay); // ['changed the title from ‘Milk’ to ‘Oat milk’']
 */
export function describeActivity(
  { kind, changes }: Pick<Activity, 'kind' | 'changes'>,
  formatDay: (day: string) => string,
): readonly string[] {
  if (kind === 'TASK_CREATED') return ['added this card'];
  if (kind === 'TASK_DELETED') return ['archived this card'];
  if (kind === 'TASK_RESTORED') return ['restored this card'];
  const parts = changes.flatMap((change) => describeChange(change, formatDay));
  return parts.length > 0 ? parts : ['changed this card'];
}

function describeChange({ field, from, to }: Change, formatDay: (day: string) => string): readonly string[] {
  switch (field) {
    case 'title':
      return [`changed the title from ‘${from}’ to ‘${to}’`];
    case 'column':
      return [`moved the card from ‘${from}’ to ‘${to}’`];
    case 'assignees':
      return describeLists('assigned', 'unassigned', from, to);
    case 'labels':
      return describeLists('added the label', 'removed the label', from, to);
    case 'checklist':
      return describeChecklist(linesOf(from), linesOf(to));
    case 'dueOn':
      if (from === null) return [`set the due date to ${formatDay(to ?? '')}`];
      if (to === null) return [`removed the due date, ${formatDay(from)}`];
      return [`changed the due date from ${formatDay(from)} to ${formatDay(to)}`];
    case 'description':
      return [`${verb(from, to, ['added', 'removed', 'changed'])} the description`];
    case 'comment':
      return [verb(from, to, ['commented', 'deleted a comment', 'edited a comment'])];
    default:
      return [];
  }
}

function verb(from: string | null, to: string | null, [added, removed, changed]: [string, string, string]) {
  if (from === null) return added;
  return to === null ? removed : changed;
}

function linesOf(list: string | null): readonly string[] {
  return list === null ? [] : list.split('\n');
}

function describeLists(added: string, removed: string, from: string | null, to: string | null) {
  const [before, after] = [linesOf(from), linesOf(to)];
  return [
    ...after.filter((name) => !before.includes(name)).map((name) => `${added} ‘${name}’`),
    ...before.filter((name) => !after.includes(name)).map((name) => `${removed} ‘${name}’`),
  ];
}

const doneMark = '✓ ';

function describeChecklist(before: readonly string[], after: readonly string[]): readonly string[] {
  const parts: string[] = [];
  const rest = new Set(before);
  for (const item of after) {
    const isDone = item.startsWith(doneMark);
    const counterpart = isDone ? item.slice(doneMark.length) : doneMark + item;
    if (rest.delete(counterpart)) parts.push(isDone ? `ticked ‘${counterpart}’` : `unticked ‘${item}’`);
    else parts.push(`added the item ‘${withoutMark(item)}’`);
  }
  const removed = [...rest];
  const [only] = removed;
  // One item in place of another one is the same item with another text.
  if (only !== undefined && removed.length === 1 && after.length === 1 && before.length === 1)
    return [`changed the item ‘${withoutMark(only)}’ to ‘${withoutMark(after[0] ?? '')}’`];
  return [...parts, ...removed.map((item) => `removed the item ‘${withoutMark(item)}’`)];
}

function withoutMark(item: string): string {
  return item.startsWith(doneMark) ? item.slice(doneMark.length) : item;
}
