import { itemId } from '@canary/board/fields';
import { z } from 'zod/mini';
import { type Participant, type Roster, userKey } from '../../../modules/board/log/roster.ts';
import { recordSeen } from '../../../modules/board/members/last-seen.ts';
import { boardIdArg, followBoard } from '../board-access.ts';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { sharedBy } from '../shared-answers.ts';

const BoardParticipant = builder.objectRef<Participant>('BoardParticipant').implement({
  description: 'A browser that has the board open. A user’s browsers count as one participant.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id that the browser chose.' }),
    name: t.exposeString('name', {
      description: 'Username, or “Guest” for a participant who isn’t logged in.',
    }),
    taskId: t.exposeID('taskId', {
      nullable: true,
      description: 'Id of the card that the participant is dragging; null for no card.',
    }),
    editingId: t.exposeID('editingId', {
      nullable: true,
      description: 'Id of the card that the participant is editing; null for no card.',
    }),
  }),
});

const BoardPresence = builder.objectRef<Roster>('BoardPresence').implement({
  description: 'The participants of the board.',
  fields: (t) => ({
    count: t.exposeInt('count', {
      description: 'Number of participants. A participant with several tabs counts once.',
    }),
    participants: t.field({
      type: [BoardParticipant],
      description: 'Up to 50 participants. Participants who are dragging or editing a card come first.',
      resolve: ({ participants }) => [...participants],
    }),
  }),
});

builder.subscriptionField('boardPresence', (t) =>
  t.withAuth({ boards: 'READ' }).field({
    type: BoardPresence,
    extensions: sharedBy('everyone'),
    description:
      'The participants of the board, now and after each change. The subscriber is one of them until the subscription ends. Subscribe again to change `dragging` or `editing`. Fails with BAD_USER_INPUT, or with UNAUTHENTICATED if only members may see the board.',
    args: {
      boardId: t.arg.id(boardIdArg),
      participantId: t.arg.id({
        required: true,
        description: 'Id of the subscriber, ideally a UUID that the browser stores.',
        validate: itemId,
      }),
      dragging: t.arg.id({
        description: 'Id of the card that the subscriber is dragging.',
        validate: z.nullish(itemId),
      }),
      editing: t.arg.id({
        description: 'Id of the card that the subscriber is editing.',
        validate: z.nullish(itemId),
      }),
    },
    subscribe: (_root, { boardId, participantId, dragging, editing }, context: Context) =>
      followBoard(context, boardId, async (access) => {
        const { viewer } = context;
        await recordSeen(access);
        const { enter, rosters } = access.board.presence();
        const leave = enter({
          key: viewer ? userKey(viewer.id) : `guest:${participantId}`,
          id: participantId,
          name: viewer?.user.username ?? 'Guest',
          taskId: dragging ?? null,
          editingId: editing ?? null,
        });
        return { source: rosters, since: rosters.newest(), onClose: leave };
      }),
    resolve: (roster) => roster,
  }),
);
