import type { FastifyBaseLogger } from 'fastify';
import { type ExecutionArgs, type ExecutionResult, type GraphQLError, getVariableValues } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { makeMaskError } from '../../platform/errors.ts';
import { type AppServices, type Context, createContext, type ServerContext } from './context.ts';
import { createDocuments, type DocumentOptions } from './documents/documents.ts';
import type { DocumentOperation } from './documents/operation.ts';
import { findWrongVariables } from './documents/variables.ts';
import { schema } from './schema/index.ts';

type Variables = Readonly<Record<string, unknown>>;

/** An operation that is ready to run. */
export interface PreparedArgs extends Omit<ExecutionArgs, 'document'>, DocumentOperation {
  readonly contextValue: Context;
}

/** Creates the GraphQL engine: the schema with its context, error masking and limits, for HTTP and WebSocket. */
export function createGraphql(log: FastifyBaseLogger, services: AppServices, options: DocumentOptions) {
  const maskError = makeMaskError(log);
  const { getEnveloped, graphqlEndpoint } = createYoga<ServerContext, Context>({
    schema,
    context: ({ headers, address, setCookie }) => createContext(services, { headers, address, setCookie }),
    maskedErrors: { maskError },
    // maskError logs the errors that it masks.
    logging: false,
  });
  const interpreter = getEnveloped();
  const documents = createDocuments(schema, options);
  /** Checks an operation's variables and creates its context. */
  const prepare = async (
    operation: DocumentOperation,
    variables: Variables | null | undefined,
    request: ServerContext,
  ): Promise<PreparedArgs | readonly GraphQLError[]> => {
    const { node } = operation;
    const variableValues = variables ?? {};
    const { coerced } = getVariableValues(schema, node.variableDefinitions ?? [], variableValues, {
      maxErrors: 1,
    });
    if (!coerced) return findWrongVariables(schema, node, variableValues, !options.hasExplorer);
    try {
      const contextValue = await getEnveloped(request).contextFactory();
      return { ...operation, schema, operationName: node.name?.value, variableValues, contextValue };
    } catch (error) {
      return [maskError(error)];
    }
  };
  /** Runs a query or mutation. */
  const execute = async (args: PreparedArgs): Promise<ExecutionResult> => await interpreter.execute(args);
  return {
    /** The path of the API. */
    endpoint: graphqlEndpoint,
    find: documents.find,
    prepare,
    execute,
    /** Prepares and runs a query or mutation. */
    run: async (
      operation: DocumentOperation,
      variables: Variables | null | undefined,
      request: ServerContext,
    ): Promise<ExecutionResult> => {
      const args = await prepare(operation, variables, request);
      return 'document' in args ? await execute(args) : { errors: args };
    },
    subscribe: interpreter.subscribe,
  };
}

export type Graphql = ReturnType<typeof createGraphql>;
