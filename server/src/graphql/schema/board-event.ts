import type { Reset } from '../../board/board-log.ts';
import type { BoardEvent, Kind } from '../../board/event.ts';
import { builder } from '../builder.ts';
import { BoardUser } from './board-user.ts';
import { Task } from './task.ts';

/** An event of one kind. */
type EventOf<K extends Kind> = Extract<BoardEvent, { kind: K }>;

export const BoardEventInterface = builder.interfaceRef<BoardEvent | Reset>('BoardEvent').implement({
  description:
    'One change of the board. It says what is there now, so to apply it twice is to apply it once.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version of the board after it.' }),
    changeId: t.exposeID('changeId', { nullable: true, description: 'What its sender called it.' }),
  }),
  resolveType: ({ kind }) => names[kind],
});

const names = {
  TASK_CREATED: 'TaskCreated',
  TASK_UPDATED: 'TaskUpdated',
  TASK_MOVED: 'TaskMoved',
  TASK_DELETED: 'TaskDeleted',
  TASK_RESTORED: 'TaskRestored',
  BOARD_USER_CREATED: 'BoardUserCreated',
  BOARD_USER_UPDATED: 'BoardUserUpdated',
  BOARD_USER_DELETED: 'BoardUserDeleted',
  RESET: 'BoardReset',
} as const satisfies Record<Kind | 'RESET', string>;

const taskKinds = {
  TASK_CREATED: 'A card was put on the board.',
  TASK_UPDATED: 'The title or the assignee of a card changed.',
  TASK_MOVED: 'A card was moved.',
  TASK_RESTORED: 'A deleted card is back.',
} as const;

for (const kind of ['TASK_CREATED', 'TASK_UPDATED', 'TASK_MOVED', 'TASK_RESTORED'] as const) {
  builder.objectRef<EventOf<typeof kind>>(names[kind]).implement({
    description: taskKinds[kind],
    interfaces: [BoardEventInterface],
    fields: (t) => ({
      task: t.field({ type: Task, description: 'The card as it is now.', resolve: ({ payload }) => payload }),
    }),
  });
}

for (const kind of ['BOARD_USER_CREATED', 'BOARD_USER_UPDATED'] as const) {
  builder.objectRef<EventOf<typeof kind>>(names[kind]).implement({
    description: kind === 'BOARD_USER_CREATED' ? 'Somebody is new on the board.' : 'Somebody was renamed.',
    interfaces: [BoardEventInterface],
    fields: (t) => ({
      user: t.field({
        type: BoardUser,
        description: 'They as they are now.',
        resolve: ({ payload }) => payload,
      }),
    }),
  });
}

builder.objectRef<EventOf<'TASK_DELETED'>>(names.TASK_DELETED).implement({
  description: 'A card was taken off the board.',
  interfaces: [BoardEventInterface],
  fields: (t) => ({
    taskId: t.id({ description: 'Which card.', resolve: ({ payload }) => payload.id }),
  }),
});

builder.objectRef<EventOf<'BOARD_USER_DELETED'>>(names.BOARD_USER_DELETED).implement({
  description: 'Somebody was removed. Their cards are nobody’s now.',
  interfaces: [BoardEventInterface],
  fields: (t) => ({
    userId: t.id({ description: 'Who.', resolve: ({ payload }) => payload.id }),
  }),
});

builder.objectRef<Reset>(names.RESET).implement({
  description: 'The log no longer reaches back that far: read the `board` again, and follow it from there.',
  interfaces: [BoardEventInterface],
});
