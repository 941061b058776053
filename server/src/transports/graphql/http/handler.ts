import type { FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { z } from 'zod';
import { type OperationQueues, overloadedError } from '../../../guards/concurrency/operation-queues.ts';
import { readBearer } from '../../../modules/accounts/session-cookie.ts';
import { hasTag } from '../../etag.ts';
import type { ServerContext } from '../context.ts';
import type { DocumentOperation } from '../documents/operation.ts';
import type { Graphql } from '../engine.ts';
import { type Answer, badRequestError, mediaTypeOf, respond } from './answer.ts';
import type { RunForMember } from './board-reads.ts';
import type { ReadPublic } from './public-reads.ts';

const map = z.record(z.string(), z.unknown()).nullish();

/** The parameters of a request, by the specification of GraphQL over HTTP. */
const Params = z.object({
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: map,
  extensions: map,
});

type Params = z.infer<typeof Params>;

/** Runs an operation over HTTP, when it is its turn. */
export type HttpHandler = (request: FastifyRequest, server: ServerContext) => Promise<Answer>;

/** Creates the handler that reads requests and runs their operations. */
export function createHttpHandler(
  graphql: Graphql,
  readPublic: ReadPublic,
  runForMember: RunForMember,
  { startQueue, workQueue }: OperationQueues,
): HttpHandler {
  const runAlone = async (
    operation: DocumentOperation,
    params: Params,
    server: ServerContext,
    type: string,
  ) => {
    const args = await graphql.prepare(operation, params.variables, server);
    if (!('document' in args)) return respond({ errors: args }, type);
    const { result, body } = await runForMember(args);
    return respond(result, type, { ...(body && { body }) });
  };
  const runQuery = async (
    operation: DocumentOperation,
    params: Params,
    server: ServerContext,
    type: string,
  ) => {
    // A request with a bearer token isn't answered from the cache, because the token has to be checked.
    const shared =
      readBearer(server.headers) === null ? await readPublic(operation, params.variables ?? {}) : null;
    if (!shared || shared.result.errors) {
      return shared ? respond(shared.result, type) : await runAlone(operation, params, server, type);
    }
    const { result, body, etag } = shared;
    const headers = { 'cache-control': 'no-cache', vary: 'accept', etag };
    return hasTag(server.headers['if-none-match'], etag)
      ? respond(result, type, { status: 304, headers, body: null })
      : respond(result, type, { headers, body });
  };
  const run = async (request: FastifyRequest, server: ServerContext, type: string) => {
    const isGet = request.method === 'GET';
    const params = isGet ? paramsOfUrl(request.query) : paramsOfBody(request.body);
    if ('message' in params) return respond({ errors: [params] }, type);
    const operation = graphql.find(params);
    if (!('node' in operation)) return respond({ errors: operation }, type);
    switch (operation.node.operation) {
      case 'subscription': {
        const error = badRequestError('Subscriptions need a WebSocket (graphql-transport-ws).');
        return respond({ errors: [error] }, type);
      }
      case 'mutation':
        if (!isGet) break;
        return respond({ errors: [badRequestError('Mutations need POST.')] }, type, {
          status: 405,
          headers: { allow: 'POST' },
        });
      case 'query':
        if (isGet) return await runQuery(operation, params, server, type);
    }
    return await runAlone(operation, params, server, type);
  };
  return async (request, server) => {
    const type = mediaTypeOf(request.headers.accept);
    const endStart = await startQueue.enter(server.address);
    const leave = endStart && (await workQueue.enter(server.address));
    if (!leave) return respond({ errors: [overloadedError()] }, type);
    return await run(request, server, type).finally(() => {
      leave();
      endStart();
    });
  };
}

/** Reads the parameters of a URL, whose variables and extensions are JSON. */
function paramsOfUrl(query: unknown): Params | GraphQLError {
  const { variables, extensions, ...texts } = z.record(z.string(), z.string()).catch({}).parse(query);
  try {
    const parse = (text: string | undefined) => (text ? JSON.parse(text) : undefined);
    return check({ ...texts, variables: parse(variables), extensions: parse(extensions) });
  } catch {
    return badRequestError(
      'Send variables and extensions in the URL as JSON, each encoded by encodeURIComponent.',
    );
  }
}

function paramsOfBody(body: unknown): Params | GraphQLError {
  try {
    return check(JSON.parse(String(body)));
  } catch {
    return badRequestError('The body isn’t JSON.');
  }
}

function check(params: unknown): Params | GraphQLError {
  const { data, error } = Params.safeParse(params);
  if (data) return data;
  const [name] = error.issues[0]?.path ?? [];
  return badRequestError(
    name === undefined
      ? 'Missing query. Send one operation in each request, as an object with its document: batches aren’t supported.'
      : `Invalid ${String(name)}: query and operationName are strings, variables and extensions are objects.`,
  );
}
