import type { BoardView } from '../board-view.ts';
import type { CardEdit } from '../changes/card.ts';
import {
  type ChangeInput,
  type ChangeKind,
  type NewChange,
  type QueuedKind,
  queuedChanges,
} from '../changes/index.ts';
import { boardColors } from '../colors.ts';
import type { PendingChange } from '../pending-change.ts';
import { boardRoles } from '../roles.ts';
import { createFakeServer } from './fake-server.ts';

type Server = ReturnType<typeof createFakeServer>;

/** Every kind of change of a client. Kinds that move cards or columns occur more often. */
const kinds = [
  ...(Object.keys(queuedChanges) as QueuedKind[]),
  ...(['createTask', 'createTask', 'moveTask', 'moveTask'] as const),
];

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length];

/** A change that a client may make; undefined if the client shows nothing that such a change needs. */
export function randomChange(
  view: BoardView,
  server: Server,
  changeId: string,
  kind: number,
  target: number,
  place: number,
): PendingChange | undefined {
  const columns = view.columns();
  const cards = columns.flatMap(({ id }) => view.column(id));
  const labels = [...view.labels().keys()];
  const users = [...view.users().values()];
  const card = pick(cards, target);
  const user = pick(users, target);
  const columnId = pick(columns, place)?.id ?? 'todo';
  const beside = pick(columns, target)?.id;
  const label = pick(labels, target);
  const color = pick(boardColors, place) ?? 'gray';
  const assigneeIds = users.slice(0, place % 3).map(({ id }) => id);
  const otherIds = cards.slice(0, place % 4).flatMap(({ id }) => (id === card?.id ? [] : [id]));
  const name = `Name ${changeId}`;
  // A client knows the texts of an open card, and the archive's cards while the archive is open.
  const items = server.checklist(card?.id ?? '');
  const item = pick(items, place);
  const ofItem = card && item && { id: card.id, itemId: item.id };
  const archived = pick(server.archived(), target);
  const comment = pick(server.comments(), target);
  const ofComment = { id: comment?.taskId ?? '', commentId: comment?.id ?? '' };
  const made = pick(kinds, kind);
  switch (made) {
    case 'createTask': {
      const input = { id: `task-${changeId}`, title: name, columnId, assigneeIds };
      return { kind: 'createTask', changeId, input };
    }
    case 'createBoardUser':
      return { kind: 'createBoardUser', changeId, input: { id: `user-${changeId}`, name } };
    case 'moveTask': {
      const anchor = pick(view.column(columnId), place)?.id;
      if (!card || anchor === card.id) return undefined;
      const side = anchor === undefined ? {} : place % 2 ? { before: anchor } : { after: anchor };
      const others = otherIds.filter((id) => id !== anchor);
      const input = { id: card.id, otherIds: others, columnId, ...side };
      return { kind: 'moveTask', changeId, input };
    }
    case 'updateTask':
      return card && { kind: 'updateTask', changeId, input: { id: card.id, otherIds, ...randomEdit() } };
    case 'deleteTask':
      return card && { kind: 'deleteTask', changeId, input: { id: card.id, otherIds } };
    case 'copyTask': {
      const seen = server.copied(card?.id ?? '');
      const input = { id: `copy-${changeId}`, copyOf: [card?.id ?? ''], columnId };
      return seen && { kind: 'copyTask', changeId, seen: { copied: [seen] }, input };
    }
    case 'setDescription': {
      const base = server.description(card?.id ?? '');
      const input = card && { id: card.id, base, text: place % 3 ? name : '' };
      return input && { kind: 'setDescription', changeId, seen: { description: base }, input };
    }
    case 'createComment': {
      const input = card && { id: card.id, commentId: `comment-${changeId}`, text: name };
      return input && { kind: 'createComment', changeId, input };
    }
    case 'updateComment': {
      const base = comment?.text ?? '';
      return { kind: 'updateComment', changeId, input: { ...ofComment, base, text: name } };
    }
    case 'deleteComment':
      return { kind: 'deleteComment', changeId, input: ofComment };
    case 'restoreComment':
      return { kind: 'restoreComment', changeId, input: ofComment };
    case 'restoreTask': {
      const id = place % 2 && archived ? archived.id : `task-a-${1 + (target % 9)}`;
      const seen = { archived: server.archived().filter((card) => card.id === id) };
      return { kind: 'restoreTask', changeId, seen, input: { id } };
    }
    case 'createChecklistItems': {
      const added = { id: `item-${changeId}`, text: name, isDone: place % 2 > 0 };
      const input = card && { id: card.id, items: [added], before: item?.id };
      return input && { kind: 'createChecklistItems', changeId, input };
    }
    case 'updateChecklistItem': {
      const input = ofItem && { ...ofItem, ...(place % 2 ? { text: name } : { isDone: !item.isDone }) };
      return input && { kind: 'updateChecklistItem', changeId, seen: { item }, input };
    }
    case 'moveChecklistItem': {
      const input = ofItem && { ...ofItem, after: items[0]?.id };
      return input && { kind: 'moveChecklistItem', changeId, seen: { item }, input };
    }
    case 'deleteChecklistItem':
      return ofItem && { kind: 'deleteChecklistItem', changeId, seen: { item }, input: ofItem };
    case 'updateBoardUser':
      return user && { kind: 'updateBoardUser', changeId, input: { id: user.id, name } };
    case 'deleteBoardUser':
      return user && { kind: 'deleteBoardUser', changeId, input: { id: user.id } };
    case 'restoreBoardUser': {
      const taskIds = cards.map(({ id }) => id);
      const input = { id: `user-a-${1 + (target % 9)}`, name, taskIds };
      return { kind: 'restoreBoardUser', changeId, input };
    }
    case 'createColumn': {
      const input = { id: `column-${changeId}`, name, color, before: beside };
      return { kind: 'createColumn', changeId, input };
    }
    case 'updateColumn': {
      const marksDone = place % 3 === 0;
      const input = { id: columnId, name, color: place % 2 ? null : color, marksDone };
      return { kind: 'updateColumn', changeId, input };
    }
    case 'moveColumn':
      return { kind: 'moveColumn', changeId, input: { id: columnId, after: beside } };
    case 'deleteColumn':
      if (beside === undefined || beside === columnId) return undefined;
      return { kind: 'deleteColumn', changeId, input: { id: columnId, moveTo: beside } };
    case 'createLabel':
      return { kind: 'createLabel', changeId, input: { id: `label-${changeId}`, name, color } };
    case 'updateLabel':
      return label ? { kind: 'updateLabel', changeId, input: { id: label, name } } : undefined;
    case 'deleteLabel':
      return label ? { kind: 'deleteLabel', changeId, input: { id: label } } : undefined;
    default:
      return made satisfies undefined;
  }

  function randomEdit(): CardEdit {
    return {
      title: name,
      assignees: { add: assigneeIds, remove: card?.assigneeIds.slice(0, 1) },
      labels: { add: labels.slice(0, place % 3), remove: card?.labelIds.slice(0, 1) },
      dueOn: place % 2 ? '2026-11-30' : null,
      doneOn: place % 3 ? null : '2026-11-28',
    };
  }
}

/** The kinds of changes that clients show only after the server has answered, with an input for a client's account. */
const unqueued: {
  readonly [Kind in Exclude<ChangeKind, QueuedKind>]: (
    server: Server,
    name: string,
    place: number,
  ) => ChangeInput<Kind>;
} = {
  purgeTask: (server, _, place) => ({ id: pick(server.archived(), place)?.id ?? '' }),
  joinBoard: (_, name) => ({
    ...{ id: `member-${name}`, name, role: 'owner' },
    ...{ isClaimed: false, invitationId: '' },
  }),
  setMemberRole: (_, name, place) => ({ id: `member-${name}`, role: pick(boardRoles, place) ?? 'viewer' }),
  removeMember: (_, name) => ({ id: `member-${name}` }),
  leaveBoard: () => ({}),
  renameBoard: (_server, _name, place) => ({ name: `Board ${place}` }),
  deleteBoard: () => ({}),
  restoreBoard: () => ({}),
};

/** Makes a change of an account that its client shows only after the server has answered. */
export function changeElsewhere(server: Server, name: string, changeId: string, kind: number, place: number) {
  const made = pick(Object.keys(unqueued) as (keyof typeof unqueued)[], kind) ?? 'joinBoard';
  server.send(
    { kind: made, input: unqueued[made](server, name, place), changeId } as NewChange &
      Pick<PendingChange, 'changeId'>,
    name,
  );
}

/** A server of a board with members and cards. */
export function createServer(names: readonly string[]) {
  const server = createFakeServer();
  const send = (change: NewChange, name: string) =>
    server.send({ ...change, changeId: `first-${name}-${change.kind}` }, name);
  for (const name of names) {
    const id = `first-${name}`;
    send({ kind: 'joinBoard', input: unqueued.joinBoard(server, name, 0) }, name);
    send({ kind: 'createTask', input: { id, title: name, columnId: 'todo' } }, name);
    send({ kind: 'createComment', input: { id, commentId: id, text: name } }, name);
  }
  return server;
}
