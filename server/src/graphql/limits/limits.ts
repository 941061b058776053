import { Kind, NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { limitCosts } from './costs.ts';
import { limitRule } from './walk-operation.ts';

/** GraphiQL's introspection, the deepest operation that there is reason to send, has 13 levels. */
const maxDepth = 15;
/** Fields, each fragment counted wherever it is spread. GraphiQL's introspection has about 250. */
const maxFields = 500;
/** Each takes the work of a password: one an operation, or aliases would try a hundred in a request. */
const passwordFields = new Set([
  'logIn',
  'signUp',
  'changePassword',
  'requestEmailChange',
  'resetPassword',
  'deleteAccount',
  'createHistory',
  'replaceHistoryKey',
  'resetHistory',
]);

const limitSize = limitRule((steps) => {
  let fields = 0;
  let passwords = 0;
  for (const { selection, parents } of steps) {
    if (parents.length >= maxDepth) return `An operation has at most ${maxDepth} levels.`;
    fields += 1;
    if (fields > maxFields) return `An operation has at most ${maxFields} fields.`;
    if (selection.kind === Kind.FIELD && passwordFields.has(selection.name.value)) passwords += 1;
    if (passwords > 1) return 'An operation has at most one field that takes a password.';
  }
  return null;
});

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
