import { detailNames } from '@canary/board/details';
import { itemId } from '@canary/board/fields';
import { activityDays } from '@canary/board/limits';
import { z } from 'zod/mini';
import { cost } from '../../../guards/size/cost.ts';
import type {
  ActivityChange as ActivityChangeState,
  activityFields,
} from '../../../modules/board/cards/activity.ts';
import {
  type Activity as ActivityState,
  readActivity,
} from '../../../modules/board/reading/read-activity.ts';
import { ownBoardId, useBoard } from '../board-access.ts';
import { builder } from '../builder.ts';
import { afterArg, firstArg } from './page.ts';

const ActivityKind = builder.enumType('ActivityKind', {
  description: 'The kind of an activity.',
  values: {
    TASK_CREATED: { description: 'A card was added.' },
    TASK_UPDATED: { description: 'A card was changed, or its description or a comment.' },
    TASK_MOVED: { description: 'A card was moved to another column.' },
    TASK_DELETED: { description: 'A card was archived.' },
    TASK_RESTORED: { description: 'A card was restored from the archive.' },
    TASK_PURGED: { description: 'An archived card was deleted for good.' },
    BOARD_USER_CREATED: { description: 'A person was added, or joined.' },
    BOARD_USER_UPDATED: { description: 'A person got another name or role.' },
    BOARD_USER_DELETED: { description: 'A person was removed.' },
    COLUMN_CHANGED: { description: 'A column was added or changed.' },
    COLUMN_DELETED: { description: 'A column was deleted.' },
    LABEL_CHANGED: { description: 'A label was added or changed.' },
    LABEL_DELETED: { description: 'A label was deleted.' },
    BOARD_CHANGED: { description: 'The board was renamed, deleted or restored.' },
  } as const,
});

const ActivityField = builder.enumType('ActivityField', {
  description: 'A field that was changed.',
  values: {
    title: { description: 'Title of a card.' },
    column: {
      description:
        'Name of a card’s column; for a deleted column, the name of the column that has its cards now.',
    },
    assignees: { description: 'Names of the people a card is assigned to, one in each line.' },
    labels: { description: 'Names of a card’s labels, one in each line.' },
    checklist: { description: 'An item of a checklist that was added, removed, or got another text.' },
    done: { description: 'An item of a checklist: `to` if it was ticked, `from` if it was unticked.' },
    description: { description: 'Description of a card. An empty value stands for a text.' },
    comment: { description: 'A comment on a card. An empty value stands for a text.' },
    name: { description: 'Name of a person, column, label or board.' },
    color: { description: 'Colour of a column or label.' },
    role: { description: 'Role of a member.' },
    marksDone: { description: '`yes` if a column marks its cards as done.' },
    ...Object.fromEntries(detailNames.map((name) => [name, { description: `\`${name}\` of a card.` }])),
  } as Record<(typeof activityFields)[number], { readonly description: string }>,
});

const ActivityChange = builder.objectRef<ActivityChangeState>('ActivityChange').implement({
  description: 'A field that was changed, with its earlier and later value as people read them.',
  fields: (t) => ({
    field: t.expose('field', { type: ActivityField, description: 'The field.' }),
    from: t.exposeString('from', { nullable: true, description: 'Earlier value; null for none.' }),
    to: t.exposeString('to', { nullable: true, description: 'Later value; null for none.' }),
  }),
});

/** A person who did something on a board. */
export const Person = builder.objectRef<NonNullable<ActivityState['actor']>>('Person').implement({
  description: 'A person who acted on a board, possibly a former member.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id among the board’s people.' }),
    name: t.exposeString('name', { description: 'Name on the board.' }),
  }),
});

const Activity = builder.objectRef<ActivityState>('Activity').implement({
  description: 'A change of a board, with its author, its time and the changed fields.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Version of the board after the change.' }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'Time of the change.' }),
    actor: t.expose('actor', {
      type: Person,
      nullable: true,
      description:
        'The person who acted; null if the person is no longer on the board, and on the open board, which names no authors.',
    }),
    kind: t.expose('kind', { type: ActivityKind, description: 'Kind of the change.' }),
    subjectId: t.exposeID('subjectId', { description: 'Id of the card, person, column, label or board.' }),
    title: t.exposeString('title', {
      description: 'Title of the card after the change, or name of the person, column, label or board.',
    }),
    number: t.exposeInt('number', {
      nullable: true,
      description: 'Number of the card; null for another change, or for a card that was deleted for good.',
    }),
    isDeleted: t.exposeBoolean('isDeleted', {
      nullable: true,
      description: 'Whether the board was deleted after the change; null for a change of something else.',
    }),
    changes: t.field({
      type: [ActivityChange],
      description: 'The fields that were changed.',
      resolve: ({ changes }) => changes,
    }),
  }),
});

const ActivityConnection = builder.connectionObject(
  { type: Activity, name: 'ActivityConnection', description: 'A page of activities.' },
  { name: 'ActivityEdge', description: 'An activity of a page.' },
);

builder.queryField('activity', (t) =>
  t.withAuth({ boards: 'READ' }).field({
    type: ActivityConnection,
    extensions: cost(20, { factor: 10 }),
    description: `The activity of a board or a card in the last ${activityDays} days (30 days on the open board), the newest first, without moves within a column. Fails with BAD_USER_INPUT, or NOT_FOUND if the user isn’t a member.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      cardId: t.arg.id({
        description: 'Id of the card; the whole board if it is missing.',
        validate: z.nullish(itemId),
      }),
      first: t.arg.int(firstArg(100)),
      after: t.arg.string(afterArg),
    },
    resolve: (_root, { boardId, ...page }, context) =>
      useBoard(context, boardId, 'read', (access) => readActivity(access, page)),
  }),
);
