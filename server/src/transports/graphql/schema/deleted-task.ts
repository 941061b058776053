import { changes } from '@canary/board/changes/index';
import { itemId } from '@canary/board/fields';
import { maxCardTitle } from '@canary/board/limits';
import { z } from 'zod';
import { cost } from '../../../guards/size/cost.ts';
import {
  type DeletedCard as DeletedCardState,
  readDeletedCards,
} from '../../../modules/board/reading/archived-cards.ts';
import {
  boardIdArg,
  changeBoard,
  inputOf,
  type OnBoard,
  onBoard,
  readCard,
  useBoard,
} from '../board-access.ts';
import { builder } from '../builder.ts';
import { changeIdField } from './board-user.ts';
import { afterArg, firstArg } from './page.ts';
import { Card, otherIdsField } from './task.ts';

const DeletedCard = builder.objectRef<OnBoard<DeletedCardState>>('DeletedTask').implement({
  description: 'A deleted card that can be restored.',
  fields: (t) => ({
    task: t.field({
      type: Card,
      description: 'The card before it was deleted.',
      resolve: ({ task: card, deletedAt, board }) => ({ ...onBoard(board)(card), deletedAt }),
    }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', description: 'Time of deletion.' }),
  }),
});

const DeletedCardConnection = builder.connectionObject(
  { type: DeletedCard, name: 'DeletedTaskConnection', description: 'A page of deleted cards.' },
  { name: 'DeletedTaskEdge', description: 'A deleted card of a page.' },
);

const CardInput = builder
  .inputType('TaskInput', {
    description: 'Cards to delete or restore.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'Id of the card.' }),
      otherIds: t.idList(otherIdsField),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.deleteTask));

builder.queryField('deletedTasks', (t) =>
  t.withAuth({ boards: 'READ' }).field({
    type: DeletedCardConnection,
    extensions: cost(20, { factor: 10 }),
    description:
      'The archived cards, the last archived first. Fails with BAD_USER_INPUT, or with UNAUTHENTICATED if only members may see the board.',
    args: {
      boardId: t.arg.id(boardIdArg),
      search: t.arg.string({
        description:
          'A part of the title, in upper or lower case, or `#` and the number of the card; all cards if it is missing. On a site that uses SQLite, letters other than a to z must have the case of the title.',
        validate: z.string().max(maxCardTitle, 'A title has up to 300 characters.').nullish(),
      }),
      first: t.arg.int(firstArg(100)),
      after: t.arg.string(afterArg),
    },
    resolve: (_root, { boardId, ...page }, context) =>
      useBoard(context, boardId, 'read', async (access) => {
        const { edges, pageInfo } = await readDeletedCards(access, page);
        const withBoard = onBoard(access.board.log.board);
        return { pageInfo, edges: edges.map(({ node, cursor }) => ({ cursor, node: withBoard(node) })) };
      }),
  }),
);

builder.mutationField('deleteTask', (t) =>
  t.withAuth({ boards: 'WRITE' }).id({
    extensions: cost(50),
    description:
      'Archives cards and returns the id of the first card. Archived cards can be restored until they are purged, or older than `archiveDays` of the board. Fails with NOT_FOUND.',
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: CardInput, required: true, description: 'The card.' }),
    },
    resolve: (_root, { boardId, input }, context) => changeBoard(context, boardId, 'deleteTask', input),
  }),
);

builder.mutationField('restoreTask', (t) =>
  t.withAuth({ boards: 'WRITE' }).field({
    type: Card,
    nullable: true,
    extensions: cost(50),
    description:
      'Restores deleted cards to their positions. Fails with NOT_FOUND if the card isn’t deleted, or was erased.',
    args: {
      boardId: t.arg.id(boardIdArg),
      input: t.arg({ type: CardInput, required: true, description: 'The card.' }),
    },
    resolve: (_root, { boardId, input }, context) =>
      changeBoard(context, boardId, 'restoreTask', input, readCard),
  }),
);

builder.mutationField('purgeTask', (t) =>
  t.withAuth({ boards: 'WRITE' }).id({
    extensions: cost(50),
    description:
      'Erases a deleted card for good and returns its id. Fails with NOT_FOUND if the card isn’t deleted.',
    args: {
      boardId: t.arg.id(boardIdArg),
      id: t.arg.id({ required: true, description: 'Id of the card.', validate: itemId }),
      changeId: t.arg.id({ ...changeIdField, validate: z.nullish(itemId) }),
    },
    resolve: (_root, { boardId, ...item }, context) => changeBoard(context, boardId, 'purgeTask', item),
  }),
);
