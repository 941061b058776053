import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCards } from './cards.ts';
import { type Card, compareRanked, openColumns } from './model.ts';
import { plainCard } from './rows.ts';

const card = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    title: fc.string(),
    columnId: fc.constantFrom(...openColumns),
    rank: fc.constantFrom('a0', 'a1', 'a1a0', 'Zz', 'b00'),
    assigneeIds: fc.subarray(['ada', 'bob']),
  })
  .map((fields): Card => ({ ...plainCard, ...fields }));
const step = fc.oneof(
  card.map((put) => ({ put })),
  card.map(({ id }) => ({ remove: id })),
  fc.array(card).map((load) => ({ load })),
);

test('Cards are sorted by rank and then by id, and found by their assignees', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      const cards = createCards();
      const expected = new Map<string, Card>();
      for (const each of steps) {
        if ('put' in each) {
          cards.put(each.put);
          expected.set(each.put.id, each.put);
        } else if ('remove' in each) {
          cards.remove(each.remove);
          expected.delete(each.remove);
        } else {
          cards.load(each.load);
          expected.clear();
          for (const loaded of each.load) expected.set(loaded.id, loaded);
        }
        const all = [...expected.values()];
        for (const column of openColumns) {
          const wanted = all.filter((one) => one.columnId === column).sort(compareRanked);
          expect(cards.column(column)).toEqual(wanted);
        }
        for (const user of ['ada', 'bob']) {
          const wanted = all.filter(({ assigneeIds }) => assigneeIds.includes(user)).map(({ id }) => id);
          expect([...cards.assignedTo(user)].sort()).toEqual(wanted.sort());
        }
        for (const id of 'abcdef') expect(cards.get(id)).toEqual(expected.get(id));
      }
    }),
    { numRuns: 200 },
  );
});
