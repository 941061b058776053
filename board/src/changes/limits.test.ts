import { describe, expect, test } from 'vitest';
import {
  maxAssignees,
  maxBoardMembers,
  maxCardLabels,
  maxColumns,
  maxComments,
  maxLabels,
} from '../limits.ts';
import type { Card, Snapshot } from '../model.ts';
import { plainCard } from '../rows.ts';
import { createBoardState } from '../state.ts';
import { createFound } from './found.ts';
import { type NewChange, runRule } from './index.ts';
import { boardForRule } from './run.ts';

/** Items with the ids 0, 1, … */
const items = <Fields extends object>(count: number, fields: Fields) =>
  Array.from({ length: count }, (_, index) => ({ ...fields, id: `${index}`, name: `Item ${index}` }));
const idsOf = (count: number) => items(count, {}).map(({ id }) => id);

const label = { color: 'red' } as const;
const member = { id: 'ada', name: 'Ada', accountId: 'ada', role: 'owner' } as const;
const boardWith = (card: Partial<Card>, more: Partial<Snapshot> = {}): Partial<Snapshot> => ({
  tasks: [{ ...plainCard, id: 'card', title: 'Card', columnId: 'todo', rank: 'a0', ...card }],
  ...more,
});

/** What the change writes on a board. @throws Refusal */
function run(board: Partial<Snapshot>, change: NewChange, accountId: string | null = 'ada') {
  const state = createBoardState();
  state.load({ version: 1, tasks: [], users: [member], ...board });
  return runRule(
    boardForRule(state, createFound(), {
      ...{ accountId, now: new Date(0) },
      copied: () => undefined,
      newId: () => 'new',
      newNumber: () => 1,
      newVersion: () => 2,
    }),
    change,
  ).writes;
}

describe.each<[string, number, (count: number) => Partial<Snapshot>, NewChange, string?]>([
  [
    'columns',
    maxColumns,
    (count) => ({ columns: items(count, { color: null, rank: 'a0' }) }),
    { kind: 'createColumn', input: { id: 'new', name: 'New' } },
  ],
  [
    'labels',
    maxLabels,
    (count) => ({ labels: items(count, label) }),
    { kind: 'createLabel', input: { id: 'new', name: 'New', ...label } },
  ],
  [
    'members',
    maxBoardMembers,
    (count) => ({ users: idsOf(count).map((id) => ({ id, name: id, accountId: id, role: 'editor' })) }),
    {
      kind: 'joinBoard',
      input: { id: 'new', name: 'New', role: 'editor', isClaimed: false, invitationId: 'a' },
    },
    'zoe',
  ],
  [
    'people of a card',
    maxAssignees,
    (count) => boardWith({ assigneeIds: idsOf(count) }, { users: [member, ...items(count, {})] }),
    { kind: 'updateTask', input: { id: 'card', assignees: { add: ['ada'] } } },
  ],
  [
    'labels of a card',
    maxCardLabels,
    (count) => boardWith({ labelIds: idsOf(count) }, { labels: items(maxCardLabels + 1, label) }),
    { kind: 'updateTask', input: { id: 'card', labels: { add: [`${maxCardLabels}`] } } },
  ],
  [
    'comments of a card',
    maxComments,
    (count) => boardWith({ commentCount: count }),
    { kind: 'createComment', input: { id: 'card', commentId: 'new', text: 'New' } },
  ],
])('The %s', (what, max, boardOf, change, accountId) => {
  test('are as many as the limit', () => {
    expect(run(boardOf(max - 1), change, accountId)).toEqual(expect.anything());
  });

  test('are no more than the limit', () => {
    const [noun] = what.split(' ');
    expect(() => run(boardOf(max), change, accountId)).toThrow(`up to ${max.toLocaleString('en')} ${noun}.`);
  });
});

test('A person who is put back isn’t assigned to cards that have the maximum of assignees by now', () => {
  const restore = { kind: 'restoreBoardUser', input: { id: 'zoe', name: 'Zoe', taskIds: ['card'] } } as const;
  const cardsWith = (count: number) =>
    run(boardWith({ assigneeIds: idsOf(count) }, { users: items(count, {}) }), restore).cards;
  expect(cardsWith(maxAssignees - 1)).toMatchObject([{ id: 'card', assigneeIds: { length: maxAssignees } }]);
  expect(cardsWith(maxAssignees)).toEqual([]);
});
