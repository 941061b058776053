import { Kind } from 'graphql';
import { limitRule } from './walk-operation.ts';

/** GraphiQL's introspection costs about 250, and the dearest operation of our own pages 500: the whole board. */
const maxCost = 1_000;
/** So often an operation may ask for one of the fields that everything starts from, whatever it calls them. */
const maxRepeats = 2;

/** What a field costs, and how many times over all that is within it: about as many as the list has entries. */
interface Price {
  readonly cost: number;
  readonly times?: number;
}

/** What costs more than 1: what reads many rows, or writes. */
const prices = new Map<string, Price>([
  ['leaderboard', { cost: 100, times: 10 }],
  ['myData', { cost: 400 }],
  ['sessions', { cost: 50, times: 5 }],
  ['tokenEntries', { cost: 50, times: 5 }],
  ['unlocks', { cost: 20, times: 3 }],
  ['catalogue', { cost: 10, times: 3 }],
  ['me', { cost: 10 }],
  ['unlock', { cost: 50 }],
  ['updateAccount', { cost: 50 }],
  ['sendContactMessage', { cost: 50 }],
  ['history', { cost: 10 }],
  // Both a page of the history and what changed in it.
  ['records', { cost: 200, times: 10 }],
  ['recordsById', { cost: 100, times: 5 }],
  ['createHistory', { cost: 50 }],
  ['replaceHistoryKey', { cost: 50 }],
  ['resetHistory', { cost: 200 }],
  ['saveHistoryRecords', { cost: 200, times: 5 }],
  ['deleteHistoryRecords', { cost: 100, times: 10 }],
  ['restoreHistoryRecords', { cost: 100, times: 10 }],
  ['historyChanges', { cost: 10 }],
  ['board', { cost: 300 }],
  ['tasks', { cost: 200 }],
  ['boardUsers', { cost: 50 }],
  ['createTask', { cost: 50 }],
  ['updateTask', { cost: 50 }],
  ['moveTask', { cost: 50 }],
  ['deleteTask', { cost: 50 }],
  ['restoreTask', { cost: 50 }],
  ['createBoardUser', { cost: 50 }],
  ['updateBoardUser', { cost: 50 }],
  ['deleteBoardUser', { cost: 50 }],
]);

/** Holds what an operation costs, and how often it repeats itself, to the limits above. */
export const limitCosts = limitRule((steps) => {
  const repeats = new Map<string, number>();
  let total = 0;
  for (const { selection, parents } of steps) {
    const name = selection.kind === Kind.FIELD ? selection.name.value : null;
    const times = parents.reduce((product, { name }) => product * (prices.get(name.value)?.times ?? 1), 1);
    // Fragments cost too, or empty ones within each other would be walked for ever.
    total += name === null ? 1 : (prices.get(name)?.cost ?? 1) * times;
    if (total > maxCost) return `An operation costs at most ${maxCost}; ask for less at a time.`;
    if (name === null || parents.length > 0) continue;
    const count = (repeats.get(name) ?? 0) + 1;
    repeats.set(name, count);
    if (count > maxRepeats) return `An operation has ${name} at most ${maxRepeats} times.`;
  }
  return null;
});
