import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** GraphiQL's introspection costs about 250, and the dearest operation of our own pages 200. */
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
]);

/** Holds what an operation costs, and how often it repeats itself, to the limits above. */
export const limitCosts: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition: (operation) => {
    const message = findExcess(context, operation.selectionSet);
    if (message) context.reportError(new GraphQLError(message, { nodes: [operation] }));
    return false;
  },
});

/** What is too much about an operation, or null. It stops at the first excess, so a bomb of fragments costs nothing. */
function findExcess(context: ValidationContext, operation: SelectionSetNode): string | null {
  const repeats = new Map<string, number>();
  let total = 0;
  const visitField = (field: FieldNode, times: number, isRoot: boolean, spread: readonly string[]) => {
    const { value: name } = field.name;
    const price = prices.get(name) ?? { cost: 1 };
    total += price.cost * times;
    if (total > maxCost) return `An operation costs at most ${maxCost}; ask for less at a time.`;
    if (isRoot) {
      const count = (repeats.get(name) ?? 0) + 1;
      repeats.set(name, count);
      if (count > maxRepeats) return `An operation has ${name} at most ${maxRepeats} times.`;
    }
    return field.selectionSet ? walk(field.selectionSet, times * (price.times ?? 1), false, spread) : null;
  };
  const walk = (
    set: SelectionSetNode,
    times: number,
    isRoot: boolean,
    spread: readonly string[],
  ): string | null => {
    for (const selection of set.selections) {
      let excess: string | null = null;
      if (selection.kind === Kind.FIELD) {
        excess = visitField(selection, times, isRoot, spread);
      } else {
        // Spreads count too, or empty fragments within fragments would be walked for ever.
        total += 1;
        if (total > maxCost) return `An operation costs at most ${maxCost}; ask for less at a time.`;
        const name = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : '';
        const within = selection.kind === Kind.FRAGMENT_SPREAD ? context.getFragment(name) : selection;
        // A fragment within itself is refused by graphql's own rule.
        if (within && !spread.includes(name)) {
          excess = walk(within.selectionSet, times, isRoot, name ? [...spread, name] : spread);
        }
      }
      if (excess) return excess;
    }
    return null;
  };
  return walk(operation, 1, true, []);
}
