import { maxBoardName, maxCardTitle } from '@canary/board/limits';
import { cost } from '../../../guards/size/cost.ts';
import { type MyCard as MyCardState, readMyCards } from '../../../modules/board/reading/my-cards.ts';
import { builder } from '../builder.ts';
import { actorOf } from '../context.ts';
import { Label } from './column.ts';
import { afterArg, firstArg } from './page.ts';
import { foundPlaces, searchTextArg } from './search-text.ts';

interface NamedBoard {
  readonly id: string;
  readonly name: string;
}

/** A board in a list of the user. */
export const BoardName = builder.objectRef<NamedBoard>('BoardName').implement({
  description: 'A board that the user may read, with its name.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the board.' }),
    name: t.exposeString('name', {
      description: `Name: 1 to ${maxBoardName} characters; empty for the open board.`,
    }),
  }),
});

const MyCard = builder.objectRef<MyCardState>('MyCard').implement({
  description:
    'A card that is assigned to the user, with what a list shows of it. The query `card` reads all of it.',
  fields: (t) => ({
    board: t.field({
      type: BoardName,
      description: 'The board of the card.',
      resolve: ({ boardId, boardName }) => ({ id: boardId, name: boardName }),
    }),
    columnName: t.exposeString('columnName', { description: 'Name of the card’s column.' }),
    taskId: t.exposeID('id', { description: 'Id of the card, which is unique on its board.' }),
    number: t.exposeInt('number', { description: 'Number of the card on its board.' }),
    title: t.exposeString('title', { description: `Title: 1 to ${maxCardTitle} characters.` }),
    dueOn: t.exposeString('dueOn', {
      nullable: true,
      description: 'The day by which the card is due, such as `2026-11-30`.',
    }),
    doneOn: t.exposeString('doneOn', {
      nullable: true,
      description: 'The day on which the card was done, such as `2026-11-28`; null while it isn’t done.',
    }),
    labels: t.field({
      type: [Label],
      description: 'The labels of the card.',
      resolve: ({ labels }) => labels,
    }),
    hasDescription: t.exposeBoolean('hasDescription', {
      description: 'Whether the card has a description.',
    }),
    itemCount: t.exposeInt('itemCount', { description: 'Number of items of the checklist.' }),
    doneItemCount: t.exposeInt('doneItemCount', { description: 'Number of items that are done.' }),
    commentCount: t.exposeInt('commentCount', { description: 'Number of comments.' }),
  }),
});

const MyCardConnection = builder.connectionObject(
  { type: MyCard, name: 'MyCardConnection', description: 'A page of the user’s cards.' },
  { name: 'MyCardEdge', description: 'A card of a page.' },
);

builder.queryField('myCards', (t) =>
  t.withAuth({ ownBoards: 'READ' }).field({
    type: MyCardConnection,
    extensions: cost(100, { factor: 10 }),
    description:
      'The cards that are assigned to the user on all boards that they are a member of, by due day, and only done cards from the last done to the first. Cards without a due day come last. Archived cards are left out. Fails with BAD_USER_INPUT.',
    args: {
      isDone: t.arg.boolean({
        description:
          'True for done cards only, false for cards that aren’t done; all cards if it is missing.',
      }),
      text: t.arg.string({
        ...searchTextArg,
        description: `Only cards that have ${foundPlaces}; all cards if it is missing. ${searchTextArg.description}`,
      }),
      first: t.arg.int(firstArg(100)),
      after: t.arg.string(afterArg),
    },
    resolve: (_root, page, context) =>
      context.boardQueue.run(context.address, () => readMyCards(context.db, actorOf(context), page)),
  }),
);
