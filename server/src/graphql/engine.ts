import type { FastifyBaseLogger } from 'fastify';
import type { ExecutionArgs, GraphQLError } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { makeMaskError } from '../errors.ts';
import { type AppServices, type Context, createContext, type ServerContext } from './context.ts';
import { createDocuments, type DocumentOperation } from './documents/documents.ts';
import { findWrongVariables } from './documents/variables.ts';
import { schema } from './schema/index.ts';
import type { FanOut } from './shared-subscriptions/fan-out.ts';

/** What a client sends to run an operation, over HTTP or WebSocket. */
interface OperationParams {
  readonly query?: string | null | undefined;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** An operation that is ready to run. */
export interface PreparedArgs extends ExecutionArgs {
  readonly contextValue: Record<PropertyKey, unknown>;
}

/** Creates the GraphQL engine: the schema with its context, error masking and limits, for HTTP and WebSocket. */
export function createGraphql(
  log: FastifyBaseLogger,
  services: AppServices,
  fanOut: FanOut,
  { hasExplorer }: { readonly hasExplorer: boolean },
) {
  const maskError = makeMaskError(log);
  const { getEnveloped, graphqlEndpoint } = createYoga<ServerContext, Context>({
    schema,
    context: ({ headers, address, setCookie }) => createContext(services, { headers, address, setCookie }),
    maskedErrors: { maskError },
    // maskError logs what it masks.
    logging: false,
    plugins: [fanOut.plugin],
  });
  const documents = createDocuments(schema, hasExplorer);
  const { execute, subscribe } = getEnveloped();
  return {
    /** The path of the API. */
    endpoint: graphqlEndpoint,
    execute,
    subscribe,
    /** Finds the operation that a client asks for. */
    find: ({ query, operationName }: OperationParams) => documents.find(query ?? '', operationName),
    /** Checks an operation's variables and creates its context. */
    prepare: async (
      { document, node }: DocumentOperation,
      { operationName, variables }: OperationParams,
      request: ServerContext,
    ): Promise<PreparedArgs | readonly GraphQLError[]> => {
      const errors = findWrongVariables(schema, node, variables ?? {}, !hasExplorer);
      if (errors.length > 0) return errors;
      try {
        const contextValue = await getEnveloped(request).contextFactory();
        return { schema, document, operationName, variableValues: variables, contextValue };
      } catch (error) {
        return [maskError(error)];
      }
    },
  };
}

export type Graphql = ReturnType<typeof createGraphql>;
