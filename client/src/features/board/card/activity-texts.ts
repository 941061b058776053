import { detailNames } from '@canary/board/details';
import type { ActivityQuery } from '#gql/graphql.ts';
import { nounOf, roleOf } from '../live/role-names.ts';
import { type CardDetail, cardDetails } from './card-details.tsx';

/** Something that was done. */
export type Activity = ActivityQuery['activity']['edges'][number]['node'];
type Change = Activity['changes'][number];
type Described = Pick<Activity, 'kind' | 'subjectId' | 'title' | 'actor' | 'isDeleted' | 'changes'>;

/** Whether something was done to a card, and not to a person, a column, a label or the board. */
export function isAboutCard({ kind }: Pick<Activity, 'kind'>): boolean {
  return kind.startsWith('TASK_');
}

/**
 * Describes an entry of the activity in words that follow the name of the person: one text for each change.
 *
 * @param locale the visitor's locale
 * @example
 * describeActivity(entry, 'en'); // ['changed the title from ‘Milk’ to ‘Oat milk’']
 */
export function describeActivity(
  { kind, subjectId, title, actor, isDeleted, changes }: Described,
  locale?: string,
): readonly string[] {
  const name = `‘${title}’`;
  switch (kind) {
    case 'TASK_CREATED':
      return ['added this card'];
    case 'TASK_DELETED':
      return ['archived this card'];
    case 'TASK_RESTORED':
      return ['restored this card'];
    case 'TASK_PURGED':
      return ['deleted this card for good'];
    case 'TASK_UPDATED':
    case 'TASK_MOVED': {
      const parts = describeChanges(changes, locale);
      return parts.length > 0 ? parts : ['changed this card'];
    }
    case 'BOARD_USER_CREATED': {
      const role = changes.find(({ field }) => field === 'role')?.to;
      return [role ? `joined the board as ${nounOf(role)}` : `added ${name}`];
    }
    case 'BOARD_USER_UPDATED':
      return describePerson(changes, name, actor?.id === subjectId);
    case 'BOARD_USER_DELETED':
      return [`removed ${name}`];
    case 'COLUMN_CHANGED':
      return describeNamed('column', name, changes, 'moved');
    case 'COLUMN_DELETED': {
      const target = changes.find(({ field }) => field === 'column')?.to;
      return [`deleted the column ${name}`, ...(target ? [`moved its cards to ‘${target}’`] : [])];
    }
    case 'LABEL_CHANGED':
      return describeNamed('label', name, changes, 'changed');
    case 'LABEL_DELETED':
      return [`deleted the label ${name}`];
    case 'BOARD_CHANGED': {
      const [renaming] = changes;
      if (renaming) return [`renamed the board from ‘${renaming.from}’ to ‘${renaming.to}’`];
      return [isDeleted ? 'deleted the board' : 'restored the board'];
    }
  }
}

/** @param isOwn whether the person did it */
function describePerson(changes: readonly Change[], name: string, isOwn: boolean): readonly string[] {
  const parts = changes.flatMap(({ field, from, to }) => {
    if (field === 'name') return [`renamed ‘${from}’ to ‘${to}’`];
    if (field !== 'role') return [];
    if (to === null) return [isOwn ? 'left the board' : `ended the membership of ${name}`];
    const role = roleOf(to).label.toLowerCase();
    if (from === null) return [`made ${name} ${nounOf(to)}`];
    return [`changed the role of ${name} from ${roleOf(from).label.toLowerCase()} to ${role}`];
  });
  return parts.length > 0 ? parts : [`changed ${name}`];
}

/** @param otherwise what was done if neither the name nor the colour was changed */
function describeNamed(
  noun: 'column' | 'label',
  name: string,
  changes: readonly Change[],
  otherwise: string,
): readonly string[] {
  if (changes.some(({ field, from }) => field === 'name' && from === null))
    return [`${noun === 'label' ? 'created' : 'added'} the ${noun} ${name}`];
  const parts = changes.flatMap(({ field, from, to }) => {
    if (field === 'name') return [`renamed the ${noun} ‘${from}’ to ‘${to}’`];
    if (field === 'marksDone')
      return [`${to === null ? 'stopped' : 'started'} marking cards in the column ${name} as done`];
    if (field !== 'color') return [];
    return [`changed the colour of the ${noun} ${name} from ${from ?? 'none'} to ${to ?? 'none'}`];
  });
  return parts.length > 0 ? parts : [`${otherwise} the ${noun} ${name}`];
}

/** The most items of a checklist that are named. */
const maxNamedItems = 5;

/** Tells many items of a checklist by their number. */
function describeChanges(changes: readonly Change[], locale?: string): readonly string[] {
  const items = changes.filter(({ field }) => field === 'checklist');
  const counted = [
    ['added', items.filter(({ from }) => from === null)],
    ['removed', items.filter(({ to }) => to === null)],
  ] as const;
  const many = counted.filter(([, those]) => those.length > maxNamedItems);
  const named = changes.filter((change) => !many.some(([, those]) => those.includes(change)));
  return [
    ...named.flatMap((change) => describeChange(change, locale)),
    ...many.map(([verb, those]) => `${verb} ${those.length} items`),
  ];
}

function describeChange({ field, from, to }: Change, locale?: string): readonly string[] {
  const detail = detailNames.find((name) => name === field);
  if (detail) return [describeDetail(cardDetails[detail], from, to, locale)];
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
      if (from === null) return [`added the item ‘${to}’`];
      return [to === null ? `removed the item ‘${from}’` : `changed the item ‘${from}’ to ‘${to}’`];
    case 'done':
      return [to === null ? `unticked ‘${from}’` : `ticked ‘${to}’`];
    case 'description':
      return [`${verb(from, to, ['added', 'removed', 'changed'])} the description`];
    case 'comment':
      return [verb(from, to, ['commented', 'deleted a comment', 'edited a comment'])];
    default:
      return [`changed the ${field} from ${from ?? 'none'} to ${to ?? 'none'}`];
  }
}

function describeDetail(
  { noun, format, verbs }: CardDetail,
  from: string | null,
  to: string | null,
  locale?: string,
): string {
  if (verbs && from === null) return verbs.set;
  if (verbs && to === null) return verbs.removed;
  if (from === null) return `set the ${noun} to ${format(to ?? '', locale)}`;
  if (to === null) return `removed the ${noun}, ${format(from, locale)}`;
  return `changed the ${noun} from ${format(from, locale)} to ${format(to, locale)}`;
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
