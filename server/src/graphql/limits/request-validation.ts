import {
  coerceInputValue,
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  type ValidationRule,
  validate,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';

/** GraphiQL's introspection query, the longest operation that we expect, has about 300. */
const maxTokens = 1_000;
/** The maximum length of an operation's text. Tokens alone don't limit it, because comments and line ends are none. */
const maxDocumentLength = 20_000;
/** How many wrong variables are reported at once. */
const maxErrors = 10;

/**
 * Rejects operations that can't run, over HTTP and WebSocket, with an error code, and with the field of a wrong variable.
 *
 * @param hideSuggestions whether messages leave out "Did you mean …", which names parts of the schema
 */
export function useRequestValidation({
  hideSuggestions,
}: {
  readonly hideSuggestions: boolean;
}): Plugin<Context> {
  const findErrors = (args: ExecutionArgs) => {
    const operation = getOperationAST(args.document, args.operationName);
    return operation ? findWrongVariables(args, operation, hideSuggestions) : [];
  };
  return {
    onParse: ({ setParseFn }) => {
      setParseFn((source: string, options: object) => parseWithLimit(source, options));
    },
    onValidate: ({ setValidationFn }) => {
      if (!hideSuggestions) return;
      setValidationFn((schema: GraphQLSchema, document: DocumentNode, rules: readonly ValidationRule[]) =>
        validate(schema, document, rules, { hideSuggestions }),
      );
    },
    onExecute: ({ args, setResultAndStopExecution }) => {
      const errors = findErrors(args);
      if (errors.length > 0) setResultAndStopExecution({ errors });
    },
    onSubscribe: ({ args, setResultAndStopExecution }) => {
      // A socket is closed when its session ends; a streamed HTTP response would go on.
      const isHttp = args.contextValue.setCookie !== null;
      const errors = isHttp
        ? [badRequest('Subscriptions need a WebSocket (graphql-transport-ws).')]
        : findErrors(args);
      if (errors.length > 0) setResultAndStopExecution({ errors });
    },
  };
}

function parseWithLimit(source: string, options: object) {
  if (source.length > maxDocumentLength) {
    throw parseFailure(`An operation has at most ${maxDocumentLength.toLocaleString('en')} characters.`);
  }
  try {
    return parse(source, { ...options, maxTokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw parseFailure(error.message, error);
  }
}

function parseFailure(
  message: string,
  { source, positions }: Pick<Partial<GraphQLError>, 'source' | 'positions'> = {},
) {
  const extensions = { code: 'GRAPHQL_PARSE_FAILED', http: { spec: true, status: 400 } };
  return new GraphQLError(message, { source, positions, extensions });
}

function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
}

/** Ends the check of a variable, because graphql would create an error for every wrong item of a list. */
class TooManyErrors extends Error {}

/** The errors in an operation's variables. graphql checks them too, but names the field only in its message. */
function findWrongVariables(
  { schema, variableValues }: ExecutionArgs,
  { variableDefinitions = [] }: OperationDefinitionNode,
  hideSuggestions: boolean,
): GraphQLError[] {
  const given = variableValues ?? {};
  const errors: GraphQLError[] = [];
  for (const node of variableDefinitions) {
    if (errors.length >= maxErrors) break;
    const name = node.variable.name.value;
    const add = (path: readonly (string | number)[], message: string) => {
      const extensions = {
        code: 'BAD_USER_INPUT',
        field: path.length > 0 ? path.join('.') : name,
        http: { status: 400 },
      };
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
      // A missing or unknown field is reported at the input object: add the field to the path.
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
