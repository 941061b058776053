import { changes } from '@canary/board/changes/index';
import { maxAssignees, maxCardLabels, maxCardNumber, maxCardTitle } from '@canary/board/limits';
import { maxRankLength } from '@canary/board/rank';
import { card } from '@canary/board/rows';
import { expect, test } from 'vitest';
import { bytesOfCard } from './card-rows.ts';

test('A card with any texts is small, so that it needs no limit of bytes', () => {
  const id = 'x'.repeat(64);
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index}`.padStart(64, 'x'));
  const [assigneeIds, labelIds] = [ids(maxAssignees), ids(maxCardLabels)];
  const title = '🐤'.repeat(maxCardTitle);
  const input = { id, title, assigneeIds, labelIds, dueOn: '2199-12-31', doneOn: '2199-12-31', columnId: id };
  expect(changes.createTask.input.safeParse(input).success).toBe(true);
  const rest = {
    hasDescription: false,
    itemCount: 100,
    doneItemCount: 100,
    commentCount: 1_000,
    textVersion: 2 ** 31,
  };
  const row = { ...input, number: maxCardNumber, rank: 'z'.repeat(maxRankLength), ...rest };
  expect(bytesOfCard(card.parse(row))).toBeLessThan(4_500);
});
