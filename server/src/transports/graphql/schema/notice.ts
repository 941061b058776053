import { itemId } from '@canary/board/fields';
import { maxNotices, noticeDays } from '@canary/board/limits';
import { cost } from '../../../guards/size/cost.ts';
import {
  countUnreadNotices,
  markNoticesRead,
  type Notice as NoticeState,
  readNotices,
} from '../../../modules/board/reading/read-notices.ts';
import { ownBoardId, useBoard } from '../board-access.ts';
import { builder } from '../builder.ts';
import { Person } from './activity.ts';
import { BoardName } from './my-card.ts';
import { afterArg, firstArg } from './page.ts';
import { User } from './user.ts';

const NoticeKind = builder.enumType('NoticeKind', {
  description: 'The kind of a notice.',
  values: {
    ASSIGNED: { description: 'Another person assigned a card to the user.' },
    MENTIONED: { description: 'Another person mentioned the user in a description or a comment.' },
  } as const,
});

const Notice = builder.objectRef<NoticeState>('Notice').implement({
  description:
    'An action of another person that concerns the user. If the person repeats the action on the same card or in the same comment, the notice is renewed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the notice.' }),
    kind: t.expose('kind', { type: NoticeKind, description: 'Kind of the notice.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the last such action.' }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time at which the user read the notice; null if it is unread.',
    }),
    actor: t.field({
      type: Person,
      nullable: true,
      description: 'The other person; null if the person is no longer on the board.',
      resolve: ({ actorId, actorName }) => (actorName === null ? null : { id: actorId, name: actorName }),
    }),
    board: t.field({
      type: BoardName,
      description: 'The board of the card.',
      resolve: ({ boardId, boardName }) => ({ id: boardId, name: boardName }),
    }),
    taskId: t.exposeID('taskId', { description: 'Id of the card, which is unique on its board.' }),
    number: t.exposeInt('number', { description: 'Number of the card on its board.' }),
    title: t.exposeString('title', { description: 'Title of the card.' }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time at which the card was archived; null for a card on the board.',
    }),
    commentId: t.id({
      nullable: true,
      description: 'Id of the comment with the mention; null for a description and for an assignment.',
      resolve: ({ commentId }) => commentId || null,
    }),
  }),
});

const NoticeConnection = builder.connectionObject(
  { type: Notice, name: 'NoticeConnection', description: 'A page of notices.' },
  { name: 'NoticeEdge', description: 'A notice of a page.' },
);

builder.queryField('notices', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: NoticeConnection,
    extensions: cost(20, { factor: 10 }),
    description: `The notices of the user from the last ${noticeDays} days, the newest first, from the boards that they are a member of: up to about ${maxNotices.toLocaleString('en')}. Fails with BAD_USER_INPUT.`,
    args: { first: t.arg.int(firstArg(100)), after: t.arg.string(afterArg) },
    resolve: (_root, page, context) => readNotices(context, context.viewer.id, page),
  }),
);

builder.objectField(User, 'unreadNotices', (t) =>
  t.int({
    extensions: cost(10),
    description: `Number of notices that the user hasn’t read: up to ${maxNotices.toLocaleString('en')}.`,
    resolve: ({ id }, _args, context) => countUnreadNotices(context, id),
  }),
);

builder.mutationField('markNoticesRead', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: User,
    extensions: cost(50),
    description: 'Marks the notices of the user up to a time as read, and returns the user.',
    args: {
      until: t.arg({
        type: 'DateTime',
        required: true,
        description: '`createdAt` of the newest notice that was read. Later notices stay unread.',
      }),
    },
    resolve: async (_root, { until }, context) => {
      await markNoticesRead(context, context.viewer.id, { until });
      return context.viewer.user;
    },
  }),
);

builder.mutationField('markCardNoticesRead', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: User,
    extensions: cost(50),
    description:
      'Marks the notices of the user about a card as read, and returns the user. Call it when the user has the card open. Fails with NOT_FOUND if the user isn’t a member.',
    args: {
      boardId: t.arg.id(ownBoardId),
      taskId: t.arg.id({ required: true, description: 'Id of the card.', validate: itemId }),
    },
    resolve: (_root, card, context) =>
      useBoard(context, card.boardId, 'read', async () => {
        await markNoticesRead(context, context.viewer.id, card);
        return context.viewer.user;
      }),
  }),
);
