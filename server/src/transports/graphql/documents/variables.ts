import {
  coerceInputValue,
  GraphQLError,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

/** How many wrong variables are reported at once. */
const maxErrors = 10;

/** Ends the check of variables, because graphql would create an error for every wrong item of a list. */
class TooManyErrors extends Error {}

/**
 * The errors for variables that graphql has rejected, with the wrong fields. graphql names these fields only in
 * messages.
 *
 * @param hideSuggestions whether messages leave out "Did you mean …", which names parts of the schema
 */
export function findWrongVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
  hideSuggestions: boolean,
): readonly GraphQLError[] {
  const errors: GraphQLError[] = [];
  for (const node of variableDefinitions) {
    if (errors.length >= maxErrors) break;
    const name = node.variable.name.value;
    const add = (path: readonly (string | number)[], message: string) => {
      const extensions = { code: 'BAD_USER_INPUT', field: path.length > 0 ? path.join('.') : name };
      errors.push(
        new GraphQLError(`Invalid value for variable "$${name}": ${message}`, { nodes: [node], extensions }),
      );
    };
    const type = typeFromAST(schema, node.type);
    if (!isInputType(type)) continue;
    if (given[name] === undefined) {
      if (isNonNullType(type) && !node.defaultValue) add([], `${type} is required.`);
      continue;
    }
    const onError = (path: readonly (string | number)[], _value: unknown, { message }: GraphQLError) => {
      // graphql reports a missing or unknown field at its input object, so the field is added to the path.
      const field = /^Field "(\w+)" (?:of required type|is not defined)/.exec(message)?.[1];
      add(field === undefined ? path : [...path, field], message);
      if (errors.length >= maxErrors) throw new TooManyErrors();
    };
    try {
      coerceInputValue(given[name], type, onError, hideSuggestions);
    } catch (error) {
      if (!(error instanceof TooManyErrors)) throw error;
    }
  }
  return errors;
}
