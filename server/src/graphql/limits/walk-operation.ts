import {
  type FieldNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** A field, inline fragment or spread of an operation, each wherever it comes to stand once the fragments are spread. */
export interface Step {
  readonly selection: SelectionNode;
  /** The fields that it is within, from the outermost. */
  readonly parents: readonly FieldNode[];
}

/**
 * Makes a rule that reports each operation that has too much of something.
 *
 * @param findExcess says what is too much, or null. It is walked no further than it asks for, so if it counts every step, a
 * bomb of fragments costs nothing.
 */
export function limitRule(findExcess: (steps: Iterable<Step>) => string | null): ValidationRule {
  return (context) => ({
    OperationDefinition: (operation) => {
      const message = findExcess(walk(context, operation.selectionSet, [], []));
      if (message) context.reportError(new GraphQLError(message, { nodes: [operation] }));
      return false;
    },
  });
}

function* walk(
  context: ValidationContext,
  set: SelectionSetNode,
  parents: readonly FieldNode[],
  spread: readonly string[],
): Generator<Step> {
  for (const selection of set.selections) {
    yield { selection, parents };
    if (selection.kind === Kind.FIELD) {
      if (selection.selectionSet) {
        yield* walk(context, selection.selectionSet, [...parents, selection], spread);
      }
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      yield* walk(context, selection.selectionSet, parents, spread);
    } else {
      const { value: name } = selection.name;
      const fragment = context.getFragment(name);
      // A fragment within itself is refused by graphql's own rule.
      if (fragment && !spread.includes(name)) {
        yield* walk(context, fragment.selectionSet, parents, [...spread, name]);
      }
    }
  }
}
