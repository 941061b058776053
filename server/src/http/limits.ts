import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { limitCosts } from './costs.ts';

/** GraphiQL's introspection, the deepest operation that there is reason to send, has 13 levels. */
const maxDepth = 15;
/** Fields, each fragment counted wherever it is spread. GraphiQL's introspection has about 250. */
const maxFields = 500;
/** Each takes the work of a password: one an operation, or aliases would try a hundred in a request. */
const passwordFields = new Set([
  'signIn',
  'signUp',
  'changePassword',
  'requestEmailChange',
  'resetPassword',
  'deleteAccount',
]);

/** Holds every operation, over HTTP and WebSocket, to the limits above, and to what it may cost. */
export function limitOperations({ hasIntrospection }: { hasIntrospection: boolean }): Plugin {
  return {
    onValidate: ({ addValidationRule }) => {
      addValidationRule(limitSize);
      addValidationRule(limitCosts);
      if (!hasIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

const limitSize: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition: (operation) => {
    const message = findExcess(context, operation.selectionSet);
    if (message) context.reportError(new GraphQLError(message, { nodes: [operation] }));
    return false;
  },
});

/** What is too much about an operation, or null. It stops at the first excess, so a bomb of fragments costs nothing. */
function findExcess(context: ValidationContext, operation: SelectionSetNode): string | null {
  let fields = 0;
  let passwords = 0;
  const walk = (set: SelectionSetNode, depth: number, spread: readonly string[]): string | null => {
    if (depth > maxDepth) return `An operation has at most ${maxDepth} levels.`;
    for (const selection of set.selections) {
      let excess: string | null = null;
      fields += 1;
      if (fields > maxFields) return `An operation has at most ${maxFields} fields.`;
      if (selection.kind === Kind.FIELD) {
        if (passwordFields.has(selection.name.value)) passwords += 1;
        if (passwords > 1) return 'An operation has at most one field that takes a password.';
        excess = selection.selectionSet ? walk(selection.selectionSet, depth + 1, spread) : null;
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        excess = walk(selection.selectionSet, depth, spread);
      } else {
        const { value: name } = selection.name;
        const fragment = context.getFragment(name);
        // A fragment within itself is refused by graphql's own rule.
        if (fragment && !spread.includes(name))
          excess = walk(fragment.selectionSet, depth, [...spread, name]);
      }
      if (excess) return excess;
    }
    return null;
  };
  return walk(operation, 1, []);
}
