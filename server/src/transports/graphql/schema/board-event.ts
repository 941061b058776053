import { eventKinds } from '@canary/board/event-kinds';
import type { BoardClosed, BoardItem, BoardReset } from '../../../modules/board/board-log.ts';
import type { Boards } from '../../../modules/board/boards.ts';
import type { BoardEvent as AnyBoardEvent, Kind } from '../../../modules/board/event.ts';
import { boardIdArg, followBoard, type OnBoard, onBoard } from '../board-access.ts';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { sharedBy } from '../shared-answers.ts';
import { BoardUser } from './board-user.ts';
import { Column, Label } from './column.ts';
import { Task } from './task.ts';

type EventOf<K extends Kind> = Extract<AnyBoardEvent, { kind: K }>;

/** Adds its board to a card or person of an event. Events are executed while their board is followed. */
function onFollowedBoard<Item extends object>(boards: Boards, boardId: string, item: Item): OnBoard<Item> {
  const board = boards.find(boardId);
  if (!board) throw new Error('The board of an event is not in memory.');
  return onBoard(board.log.board)(item);
}

const BoardEvent = builder.interfaceRef<BoardItem>('BoardEvent').implement({
  description: 'A change of the board. An event has the resulting state, so applying it twice does no harm.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Version of the board after the change.' }),
    changeId: t.exposeID('changeId', {
      nullable: true,
      description: 'The client’s idempotency key for the change.',
    }),
  }),
  resolveType: ({ kind }) => {
    if (kind === 'RESET') return 'BoardReset';
    return kind === 'CLOSED' ? 'BoardClosed' : eventKinds[kind].typename;
  },
});

const taskEvents = {
  TASK_CREATED: 'A card was added.',
  TASK_UPDATED: 'A card was changed, or its description or comments.',
  TASK_MOVED: 'A card was moved.',
  TASK_RESTORED: 'A deleted card was restored.',
} as const;

for (const kind of ['TASK_CREATED', 'TASK_UPDATED', 'TASK_MOVED', 'TASK_RESTORED'] as const) {
  builder.objectRef<EventOf<typeof kind>>(eventKinds[kind].typename).implement({
    description: taskEvents[kind],
    interfaces: [BoardEvent],
    fields: (t) => ({
      task: t.field({
        type: Task,
        description: 'The card after the change.',
        resolve: ({ boardId, payload }, _args, { boards }) => onFollowedBoard(boards, boardId, payload),
      }),
    }),
  });
}

const deletionEvents = {
  TASK_DELETED: 'A card was deleted; on boards of one’s own, it is in the archive.',
  TASK_PURGED: 'A deleted card was deleted for good. The board stays the same.',
} as const;

for (const kind of ['TASK_DELETED', 'TASK_PURGED'] as const) {
  builder.objectRef<EventOf<typeof kind>>(eventKinds[kind].typename).implement({
    description: deletionEvents[kind],
    interfaces: [BoardEvent],
    fields: (t) => ({
      taskId: t.id({ description: 'Id of the card.', resolve: ({ payload }) => payload.id }),
    }),
  });
}

for (const kind of ['BOARD_USER_CREATED', 'BOARD_USER_UPDATED'] as const) {
  builder.objectRef<EventOf<typeof kind>>(eventKinds[kind].typename).implement({
    description: kind === 'BOARD_USER_CREATED' ? 'A person was added.' : 'A person was renamed.',
    interfaces: [BoardEvent],
    fields: (t) => ({
      user: t.field({
        type: BoardUser,
        description: 'The person after the change.',
        resolve: ({ boardId, payload }, _args, { boards }) => onFollowedBoard(boards, boardId, payload),
      }),
    }),
  });
}

builder.objectRef<EventOf<'BOARD_USER_DELETED'>>(eventKinds.BOARD_USER_DELETED.typename).implement({
  description: 'A person was removed. Their cards are unassigned now.',
  interfaces: [BoardEvent],
  fields: (t) => ({
    userId: t.id({ description: 'Id of the person.', resolve: ({ payload }) => payload.id }),
  }),
});

builder.objectRef<EventOf<'COLUMN_CHANGED'>>(eventKinds.COLUMN_CHANGED.typename).implement({
  description: 'A column was added, renamed, moved, or given another colour.',
  interfaces: [BoardEvent],
  fields: (t) => ({
    column: t.field({
      type: Column,
      description: 'The column after the change.',
      resolve: ({ payload }) => payload,
    }),
  }),
});

builder.objectRef<EventOf<'COLUMN_DELETED'>>(eventKinds.COLUMN_DELETED.typename).implement({
  description:
    'A column was deleted. Its cards are now at the end of another column, in their order and with new ranks. Read these with the `board`.',
  interfaces: [BoardEvent],
  fields: (t) => ({
    columnId: t.id({ description: 'Id of the column.', resolve: ({ payload }) => payload.id }),
    moveTo: t.id({
      description: 'Id of the column that has the cards now.',
      resolve: ({ payload }) => payload.moveTo,
    }),
  }),
});

builder.objectRef<EventOf<'LABEL_CHANGED'>>(eventKinds.LABEL_CHANGED.typename).implement({
  description: 'A label was added, renamed, or given another colour.',
  interfaces: [BoardEvent],
  fields: (t) => ({
    label: t.field({
      type: Label,
      description: 'The label after the change.',
      resolve: ({ payload }) => payload,
    }),
  }),
});

builder.objectRef<EventOf<'LABEL_DELETED'>>(eventKinds.LABEL_DELETED.typename).implement({
  description: 'A label was deleted. Cards don’t show it any more.',
  interfaces: [BoardEvent],
  fields: (t) => ({
    labelId: t.id({ description: 'Id of the label.', resolve: ({ payload }) => payload.id }),
  }),
});

builder.objectRef<BoardReset>('BoardReset').implement({
  description:
    'The log no longer has the changes after the requested version. Read the `board` again and follow it from there.',
  interfaces: [BoardEvent],
});

builder.objectRef<EventOf<'BOARD_CHANGED'>>(eventKinds.BOARD_CHANGED.typename).implement({
  description: 'The board was renamed, or restored after it was deleted.',
  interfaces: [BoardEvent],
  fields: (t) => ({
    name: t.string({ description: 'Name of the board.', resolve: ({ payload }) => payload.name }),
  }),
});

builder.objectRef<BoardClosed>('BoardClosed').implement({
  description:
    'The board is closed to the subscriber. It is the last event: the subscription ends, and the board is not found from now on.',
  interfaces: [BoardEvent],
  fields: (t) => ({
    reason: t.expose('reason', {
      type: builder.enumType('BoardClosedReason', {
        description: 'Why the board is closed to a subscriber.',
        values: {
          REMOVED: { description: 'The subscriber isn’t a member any more.' },
          DELETED: { description: 'The board was deleted.' },
        } as const,
      }),
      description: 'Why the board is closed.',
    }),
  }),
});

builder.subscriptionField('boardEvents', (t) =>
  t.field({
    type: BoardEvent,
    extensions: sharedBy('everyone'),
    description: `All changes after a version of the board, in order and without gaps, followed by new changes as they happen. If the log no longer has the changes after that version, one \`BoardReset\` is sent and the subscription ends. Ends with \`BoardClosed\` when the subscriber is removed or the board deleted. Fails with UNAUTHENTICATED if only logged-in users may see the board, with NOT_FOUND if the subscriber isn’t a member, or with BAD_USER_INPUT and the field \`since\` for a version in the future.`,
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
        return { source: log.events, since, lastItem: (closed: BoardClosed): BoardItem => closed };
      }),
    resolve: (event) => event,
  }),
);
