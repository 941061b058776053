import type { FastifyBaseLogger } from 'fastify';
import { type ExecutionArgs, type ExecutionResult, type GraphQLError, getVariableValues } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { makeMaskError } from '../errors.ts';
import { type AppServices, type Context, createContext, type ServerContext } from './context.ts';
import { type DocumentOperation, withCause } from './documents/document-operation.ts';
import { createDocuments, type DocumentOptions } from './documents/documents.ts';
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
    // maskError logs what it masks.
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
    const { node, compiled } = operation;
    const given = variables ?? {};
    const { coerced } = getVariableValues(schema, node.variableDefinitions ?? [], given, { maxErrors: 1 });
    if (!coerced) return findWrongVariables(schema, node, given, !options.hasExplorer);
    try {
      const contextValue = await getEnveloped(request).contextFactory();
      const variableValues = compiled ? coerced : given;
      return { ...operation, schema, operationName: node.name?.value, variableValues, contextValue };
    } catch (error) {
      return [maskError(error)];
    }
  };
  /** Runs a query or mutation, by its compiled code if it has any. */
  const execute = async (args: PreparedArgs): Promise<ExecutionResult> => {
    if (!args.compiled) return await interpreter.execute(args);
    const result = await args.compiled.query(undefined, args.contextValue, args.variableValues);
    if (!result.errors) return result;
    return { ...result, errors: result.errors.map((error) => maskError(withCause(error))) };
  };
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
