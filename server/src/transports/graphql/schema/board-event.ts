import type { Writes } from '@canary/board/model';
import type { LogItem } from '../../../modules/board/log/board-log.ts';
import { eventKinds } from '../../../modules/board/log/event.ts';
import { boardIdArg, followBoard } from '../board-access.ts';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { sharedBy } from '../shared-answers.ts';
import { BoardRole } from './board-user.ts';
import { BoardColor } from './column.ts';
import { detailFields } from './task.ts';

type Row<Table extends 'cards' | 'columns' | 'labels' | 'people'> = NonNullable<Writes[Table]>[number];
type Deleted = NonNullable<Writes['deleted']>;

/** The name of a kind of event in the API: `createTask` is `CREATE_TASK`. */
function nameOf(kind: LogItem['kind']): string {
  if (kind === 'RESET' || kind === 'CLOSED') return kind;
  return kind.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** The kinds of events that aren't the name of a mutation. */
const otherKinds = {
  JOIN_BOARD: { description: 'A user has joined with an invitation.' },
  FINISH_IMPORT: { description: 'The board was imported.' },
  RESET: {
    description:
      'The log no longer has the changes after the requested version. Read the `board` again and follow it from there. This is the last event.',
  },
  CLOSED: {
    description: 'The board is closed to the subscriber, and not found from now on. This is the last event.',
  },
};

const BoardEventKind = builder.enumType('BoardEventKind', {
  description: 'The kind of an event: a change, by the name of its mutation, or the end of the events.',
  values: {
    ...Object.fromEntries(
      eventKinds.map((kind) => [nameOf(kind), { description: `The mutation \`${kind}\`.` }]),
    ),
    ...otherKinds,
  } as Record<string, { readonly description: string }>,
});

const BoardClosedReason = builder.enumType('BoardClosedReason', {
  description: 'The reason for which a board is closed to a subscriber.',
  values: {
    REMOVED: { description: 'The subscriber isn’t a member any more.' },
    DELETED: { description: 'The board was deleted.' },
  } as const,
});

const fieldsNote =
  'Names of the changed fields; all fields of a new row. Other fields are null here, and stay as they are.';

/** The names of the fields that a row has. */
function changedFields(row: object): string[] {
  return Object.keys(row).filter((field) => field !== 'id');
}

const CardPatch = builder.objectRef<Row<'cards'>>('TaskPatch').implement({
  description: 'A changed, new or restored card, with the fields of `Task`.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the card.' }),
    fields: t.stringList({
      description: fieldsNote,
      resolve: (row) => changedFields(row),
    }),
    number: t.exposeInt('number', { nullable: true, description: 'Number of the card.' }),
    title: t.exposeString('title', { nullable: true, description: 'Title.' }),
    columnId: t.exposeID('columnId', { nullable: true, description: 'Id of the card’s column.' }),
    rank: t.exposeString('rank', { nullable: true, description: 'Sort key of the card in its column.' }),
    assigneeIds: t.idList({
      nullable: true,
      description: 'Ids of the people the card is assigned to.',
      resolve: ({ assigneeIds }) => assigneeIds,
    }),
    labelIds: t.idList({
      nullable: true,
      description: 'Ids of the card’s labels.',
      resolve: ({ labelIds }) => labelIds,
    }),
    ...detailFields(t),
    hasDescription: t.exposeBoolean('hasDescription', {
      nullable: true,
      description: 'Whether the card has a description.',
    }),
    itemCount: t.exposeInt('itemCount', { nullable: true, description: 'Number of items of the checklist.' }),
    doneItemCount: t.exposeInt('doneItemCount', {
      nullable: true,
      description: 'Number of items that are done.',
    }),
    commentCount: t.exposeInt('commentCount', { nullable: true, description: 'Number of comments.' }),
    textVersion: t.exposeInt('textVersion', {
      nullable: true,
      description: 'Version of the board at which the description, an item or a comment last changed.',
    }),
  }),
});

const ColumnPatch = builder.objectRef<Row<'columns'>>('ColumnPatch').implement({
  description: 'A changed or new column, with the fields of `Column`.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the column.' }),
    fields: t.stringList({ description: fieldsNote, resolve: (row) => changedFields(row) }),
    name: t.exposeString('name', { nullable: true, description: 'Name.' }),
    color: t.expose('color', { type: BoardColor, nullable: true, description: 'Colour.' }),
    marksDone: t.exposeBoolean('marksDone', {
      nullable: true,
      description: 'Whether cards are done when they enter the column.',
    }),
    rank: t.exposeString('rank', { nullable: true, description: 'Sort key of the column.' }),
  }),
});

const LabelPatch = builder.objectRef<Row<'labels'>>('LabelPatch').implement({
  description: 'A changed or new label, with the fields of `Label`.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the label.' }),
    fields: t.stringList({ description: fieldsNote, resolve: (row) => changedFields(row) }),
    name: t.exposeString('name', { nullable: true, description: 'Name.' }),
    color: t.expose('color', { type: BoardColor, nullable: true, description: 'Colour.' }),
  }),
});

const BoardUserPatch = builder.objectRef<Row<'people'>>('BoardUserPatch').implement({
  description: 'A changed or new person, with the fields of `BoardUser`.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the person.' }),
    fields: t.stringList({ description: fieldsNote, resolve: (row) => changedFields(row) }),
    name: t.exposeString('name', { nullable: true, description: 'Name.' }),
    accountId: t.exposeID('accountId', { nullable: true, description: 'Id of the member’s account.' }),
    role: t.expose('role', { type: BoardRole, nullable: true, description: 'Role of the member.' }),
  }),
});

const DeletedRows = builder.objectRef<Deleted>('DeletedRows').implement({
  description:
    'Ids of rows that are no longer on the board. The cards of a deleted column are at the end of the column `moveTo`, in their order and with new ranks; the cards of a removed person are unassigned.',
  fields: (t) => ({
    tasks: t.idList({
      description: 'Ids of cards that were archived, or deleted for good.',
      resolve: ({ cards = [] }) => cards,
    }),
    columns: t.idList({ description: 'Ids of columns.', resolve: ({ columns = [] }) => columns }),
    labels: t.idList({ description: 'Ids of labels.', resolve: ({ labels = [] }) => labels }),
    users: t.idList({ description: 'Ids of people.', resolve: ({ people = [] }) => people }),
  }),
});

const nothing: Writes = {};
const writesOf = (event: LogItem): Writes => ('writes' in event ? event.writes : nothing);

const BoardEvent = builder.objectRef<LogItem>('BoardEvent').implement({
  description:
    'A change of the board, or the end of the events. An event has the written values, so applying it twice does no harm.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Version of the board after the change.' }),
    kind: t.field({
      type: BoardEventKind,
      description: 'Kind of the event.',
      resolve: ({ kind }) => nameOf(kind),
    }),
    changeId: t.exposeID('changeId', {
      nullable: true,
      description: 'The client’s idempotency key for the change.',
    }),
    at: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the change; null for RESET and CLOSED.',
      resolve: (event) => ('createdAt' in event ? event.createdAt : null),
    }),
    tasks: t.field({
      type: [CardPatch],
      description: 'The changed cards.',
      resolve: (event) => writesOf(event).cards ?? [],
    }),
    columns: t.field({
      type: [ColumnPatch],
      description: 'The changed columns.',
      resolve: (event) => writesOf(event).columns ?? [],
    }),
    labels: t.field({
      type: [LabelPatch],
      description: 'The changed labels.',
      resolve: (event) => writesOf(event).labels ?? [],
    }),
    users: t.field({
      type: [BoardUserPatch],
      description: 'The changed people.',
      resolve: (event) => writesOf(event).people ?? [],
    }),
    name: t.string({
      nullable: true,
      description: 'New name of the board; null if it stays.',
      resolve: (event) => writesOf(event).board?.name,
    }),
    deleted: t.field({
      type: DeletedRows,
      nullable: true,
      description: 'Rows that are no longer on the board; null if there are none.',
      resolve: (event) => writesOf(event).deleted,
    }),
    moveTo: t.id({
      nullable: true,
      description: 'Id of the column that now has the cards of a deleted column.',
      resolve: (event) => writesOf(event).moveTo,
    }),
    reason: t.field({
      type: BoardClosedReason,
      nullable: true,
      description: 'Reason for which the board is closed; null for events other than CLOSED.',
      resolve: (event) => ('reason' in event ? event.reason : null),
    }),
  }),
});

builder.subscriptionField('boardEvents', (t) =>
  t.withAuth({ boards: 'READ' }).field({
    type: BoardEvent,
    extensions: sharedBy('everyone'),
    description:
      'All changes after a version of the board, in order and without gaps, followed by new changes as they happen. If the log no longer has the changes after that version, one event of the kind RESET is sent and the subscription ends. Ends with CLOSED when the subscriber is removed or the board deleted. Fails with UNAUTHENTICATED if only logged-in users may see the board, with NOT_FOUND if the subscriber isn’t a member, or with BAD_USER_INPUT and the field `since` for a version in the future.',
    args: {
      boardId: t.arg.id(boardIdArg),
      since: t.arg.int({
        required: true,
        description: '`version` of the `board` that was read, or of the last event.',
      }),
    },
    subscribe: (_root, { boardId, since }, context: Context) =>
      followBoard(context, boardId, async ({ board: { log } }) => {
        await log.checkSince(since);
        return { source: log.events, since, lastItem: (closed): LogItem => closed };
      }),
    resolve: (event) => event,
  }),
);
