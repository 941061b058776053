import { maxCardTitle, maxComment, maxReadTexts } from '@canary/board/limits';
import { cost } from '../../../guards/size/cost.ts';
import { collectData } from '../../../modules/accounts/my-data.ts';
import {
  type AssignedCard as AssignedCardState,
  type OwnComment as OwnCommentState,
  readAssignedCards,
  readOwnComments,
} from '../../../modules/board/reading/own-data.ts';
import { builder } from '../builder.ts';
import { sessionActorOf } from '../context.ts';
import { afterArg, firstArg } from './page.ts';

const busy = 'OVERLOADED if too many clients read large boards';

builder.queryField('myData', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: 'JSON',
    extensions: cost(400),
    description: `Everything that is stored about the user, except secrets such as the password’s hash. The user’s cards and comments on boards are read by \`myAssignments\` and \`myComments\`. Saved codes are only counted, because they are encrypted. Fails with UNAUTHENTICATED, or ${busy}.`,
    resolve: (_root, _args, context) =>
      context.boardQueue.run(context.address, () => collectData(context, sessionActorOf(context))),
  }),
);

const boardId = 'Id of the board, which is one of the `boards` of `myData`.';

const Assignment = builder.objectRef<AssignedCardState>('Assignment').implement({
  description: 'A card that is assigned to the user, with the fields for an export.',
  fields: (t) => ({
    boardId: t.exposeID('boardId', { description: boardId }),
    number: t.exposeInt('number', { description: 'Number of the card on its board.' }),
    title: t.exposeString('title', { description: `Title: 1 to ${maxCardTitle} characters.` }),
    columnId: t.exposeID('columnId', { description: 'Id of the card’s column.' }),
    dueOn: t.exposeString('dueOn', {
      nullable: true,
      description: 'The day by which the card is due, such as `2026-11-30`.',
    }),
    doneOn: t.exposeString('doneOn', {
      nullable: true,
      description: 'The day on which the card was done, such as `2026-11-28`; null while it isn’t done.',
    }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time at which the card was archived; null for a card on the board.',
    }),
  }),
});

const AssignmentConnection = builder.connectionObject(
  { type: Assignment, name: 'AssignmentConnection', description: 'A page of the user’s assignments.' },
  { name: 'AssignmentEdge', description: 'An assignment of a page.' },
);

builder.queryField('myAssignments', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: AssignmentConnection,
    extensions: cost(200, { factor: 10 }),
    description: `All cards that are assigned to the user, for an export: in the order of boards and cards, including archived cards and cards of deleted boards. \`myCards\` reads the current cards by due day. Fails with UNAUTHENTICATED, BAD_USER_INPUT, or ${busy}.`,
    args: { first: t.arg.int(firstArg(maxReadTexts)), after: t.arg.string(afterArg) },
    resolve: (_root, page, { db, viewer, boardQueue, address }) =>
      boardQueue.run(address, () => readAssignedCards(db, viewer.id, page)),
  }),
);

const MyComment = builder.objectRef<OwnCommentState>('MyComment').implement({
  description: 'A comment of the user, with the fields for an export.',
  fields: (t) => ({
    boardId: t.exposeID('boardId', { description: boardId }),
    number: t.exposeInt('number', { description: 'Number of the card on its board.' }),
    text: t.exposeString('text', { description: `Text in Markdown: 1 to ${maxComment} characters.` }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the comment.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last edit; null if the text was never edited.',
    }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of deletion; null if the comment isn’t deleted.',
    }),
  }),
});

const MyCommentConnection = builder.connectionObject(
  { type: MyComment, name: 'MyCommentConnection', description: 'A page of the user’s comments.' },
  { name: 'MyCommentEdge', description: 'A comment of a page.' },
);

builder.queryField('myComments', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: MyCommentConnection,
    extensions: cost(200, { factor: 10 }),
    description: `All comments of the user, for an export: in the order of boards and ids, including comments on archived cards and deleted boards. A page has fewer comments than requested if they would be too large for one response; \`hasNextPage\` is true then. Fails with UNAUTHENTICATED, BAD_USER_INPUT, or ${busy}.`,
    args: { first: t.arg.int(firstArg(maxReadTexts)), after: t.arg.string(afterArg) },
    resolve: (_root, page, { db, viewer, boardQueue, address }) =>
      boardQueue.run(address, () => readOwnComments(db, viewer.id, page)),
  }),
);
