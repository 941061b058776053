import {
  coerceInputValue,
  type ExecutionArgs,
  GraphQLError,
  getOperationAST,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';

/** GraphiQL's introspection, the longest operation that there is reason to send, has about 300. */
const maxTokens = 1_000;
/** So many mistakes are told at once. */
const maxMistakes = 10;

/**
 * Refuses what can't be run, over HTTP and WebSocket alike, by a code, and by the field where a variable is wrong.
 *
 * @param hasIntrospection whether a message may name what the schema has and nobody asked for
 */
export function useRequestValidation({
  hasIntrospection,
}: {
  readonly hasIntrospection: boolean;
}): Plugin<Context> {
  const tellable = (message: string) =>
    hasIntrospection ? message : message.replace(/ ?Did you mean .*$/s, '');
  const findMistakes = (args: ExecutionArgs) => {
    const operation = getOperationAST(args.document, args.operationName);
    return operation ? findWrongVariables(args, operation, tellable) : [];
  };
  return {
    onParse: ({ setParseFn }) => {
      setParseFn((source: string, options: object) => parseWithin(source, options));
    },
    onValidate:
      () =>
      ({ valid, result }) => {
        if (valid) return;
        for (const error of result) {
          if (error instanceof GraphQLError) error.message = tellable(error.message);
        }
      },
    onExecute: ({ args, setResultAndStopExecution }) => {
      const errors = findMistakes(args);
      if (errors.length > 0) setResultAndStopExecution({ errors });
    },
    onSubscribe: ({ args, setResultAndStopExecution }) => {
      // A socket is closed when its session ends; an answer by HTTP that goes on would outlive it.
      const isByHttp = args.contextValue.setCookie !== null;
      const errors = isByHttp
        ? [badRequest('Subscriptions go over WebSocket, by the protocol graphql-transport-ws.')]
        : findMistakes(args);
      if (errors.length > 0) setResultAndStopExecution({ errors });
    },
  };
}

function parseWithin(source: string, options: object) {
  try {
    return parse(source, { ...options, maxTokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new GraphQLError(error.message, {
      source: error.source,
      positions: error.positions,
      extensions: { code: 'GRAPHQL_PARSE_FAILED', http: { spec: true, status: 400 } },
    });
  }
}

function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
}

/** What is wrong with an operation's variables. graphql looks too, but names the field in its message only. */
function findWrongVariables(
  { schema, variableValues }: ExecutionArgs,
  { variableDefinitions = [] }: OperationDefinitionNode,
  tellable: (message: string) => string,
): GraphQLError[] {
  const given = variableValues ?? {};
  const errors: GraphQLError[] = [];
  for (const node of variableDefinitions) {
    const name = node.variable.name.value;
    const add = (path: readonly (string | number)[], message: string) => {
      if (errors.length >= maxMistakes) return;
      const extensions = {
        code: 'BAD_USER_INPUT',
        field: path.length > 0 ? path.join('.') : name,
        http: { status: 400 },
      };
      errors.push(
        new GraphQLError(`The variable "$${name}" is wrong: ${tellable(message)}`, {
          nodes: [node],
          extensions,
        }),
      );
    };
    const type = typeFromAST(schema, node.type);
    if (!isInputType(type)) continue;
    if (given[name] === undefined) {
      if (isNonNullType(type) && !node.defaultValue) add([], `${type} is required, and nothing was sent.`);
      continue;
    }
    coerceInputValue(given[name], type, (path, _value, { message }) => {
      // A field that is missing, or too many, is told of at the input that it isn't in.
      const field = /^Field "(\w+)" (?:of required type|is not defined)/.exec(message)?.[1];
      add(field === undefined ? path : [...path, field], message);
    });
  }
  return errors;
}
