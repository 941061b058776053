import type { FastifyBaseLogger } from 'fastify';
import { type ExecutionArgs, type ExecutionResult, type GraphQLError, getVariableValues } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { createYoga } from 'graphql-yoga';
import { makeMaskError } from '../errors.ts';
import { type AppServices, type Context, createContext, type ServerContext } from './context.ts';
import { createDocuments, type DocumentOptions, type DocumentParams } from './documents/documents.ts';
import { type DocumentOperation, siteOperations, withCause } from './documents/site-documents.ts';
import { findWrongVariables } from './documents/variables.ts';
import { schema } from './schema/index.ts';
import type { FanOut } from './shared-subscriptions/fan-out.ts';

/** What a client sends to run an operation, over HTTP or WebSocket. */
interface OperationParams extends DocumentParams {
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
  options: DocumentOptions,
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
  const documents = createDocuments(schema, options);
  const { execute, subscribe } = getEnveloped();
  const runCompiled = async ({ query }: CompiledQuery, { contextValue, variableValues }: ExecutionArgs) => {
    const result = await query(undefined, contextValue, variableValues);
    return result.errors
      ? { ...result, errors: result.errors.map((error) => maskError(withCause(error))) }
      : result;
  };
  return {
    /** The path of the API. */
    endpoint: graphqlEndpoint,
    /** Runs a query or mutation, by its compiled code if the site has it. */
    execute: async (args: ExecutionArgs): Promise<ExecutionResult> => {
      const site = siteOperations.withDocument(args.document);
      return site ? await runCompiled(site.compiled, args) : await execute(args);
    },
    subscribe,
    find: documents.find,
    /** Checks an operation's variables and creates its context. */
    prepare: async (
      { document, node }: DocumentOperation,
      { operationName, variables }: OperationParams,
      request: ServerContext,
    ): Promise<PreparedArgs | readonly GraphQLError[]> => {
      const given = variables ?? {};
      const { coerced } = getVariableValues(schema, node.variableDefinitions ?? [], given, { maxErrors: 1 });
      if (!coerced) return findWrongVariables(schema, node, given, !options.hasExplorer);
      const variableValues = siteOperations.withDocument(document) ? coerced : given;
      try {
        const contextValue = await getEnveloped(request).contextFactory();
        return { schema, document, operationName, variableValues, contextValue };
      } catch (error) {
        return [maskError(error)];
      }
    },
  };
}

export type Graphql = ReturnType<typeof createGraphql>;
