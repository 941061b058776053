import { maxCardTitle, maxFoundCards } from '@canary/board/limits';
import { cost } from '../../../guards/size/cost.ts';
import { findCards, wordsOfQuery } from '../../../modules/board/search/find-cards.ts';
import { type CardOfSearch, searchCards } from '../../../modules/board/search/search-cards.ts';
import { boardIdArg, useBoard } from '../board-access.ts';
import { builder } from '../builder.ts';
import { actorOf } from '../context.ts';
import { BoardName } from './my-card.ts';
import { firstArg } from './page.ts';
import { foundPlaces, searchTextArg } from './search-text.ts';

const FoundCard = builder.objectRef<CardOfSearch>('FoundCard').implement({
  description:
    'A card that a search has found, with what a list shows of it. The query `card` reads all of it.',
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
    excerpt: t.exposeString('excerpt', {
      nullable: true,
      description:
        'The part of the description, the checklist or a comment that has a found word, without the marks of bold text and code; null if the title has all words, or a label or assignee has the others.',
    }),
  }),
});

const found = `that have ${foundPlaces}. Cards with the words in number, title, labels and assignees come first, the newest first. Archived cards are left out`;

builder.queryField('searchCards', (t) =>
  t.withAuth({ ownBoards: 'READ' }).field({
    type: [FoundCard],
    extensions: cost(100, { factor: 10 }),
    description: `The cards of all boards that the user is a member of, then those of the open board, ${found}. Fails with BAD_USER_INPUT, or with OVERLOADED if too many clients read boards.`,
    args: { text: t.arg.string({ required: true, ...searchTextArg }), first: t.arg.int(firstArg(100)) },
    resolve: (_root, { text, first }, context) =>
      context.boardQueue.run(context.address, () => searchCards(context.db, actorOf(context), text, first)),
  }),
);

builder.queryField('foundCardIds', (t) =>
  t.withAuth({ boards: 'READ' }).idList({
    extensions: cost(100),
    description: `The ids of the cards of a board ${found}: up to ${maxFoundCards.toLocaleString('en')}. Fails with BAD_USER_INPUT, NOT_FOUND if the user isn’t a member, or UNAUTHENTICATED if only members may see the board.`,
    args: { boardId: t.arg.id(boardIdArg), text: t.arg.string({ required: true, ...searchTextArg }) },
    resolve: (_root, { boardId, text }, context) =>
      context.boardQueue.run(context.address, () =>
        useBoard(context, boardId, 'read', (access) =>
          access.read(async (db) => {
            const cards = await findCards(db, [access.board.id], wordsOfQuery(text), maxFoundCards);
            return cards.map(({ taskId }) => taskId);
          }),
        ),
      ),
  }),
);
