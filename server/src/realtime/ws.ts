import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type ExecutionArgs, GraphQLError, type GraphQLFormattedError, getOperationAST } from 'graphql';
import type { ExecutionResult } from 'graphql-ws';
import { type Extra, useServer as serveProtocol } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { type Dependencies, findRequestSession } from '../context.ts';
import { makeMaskError } from '../errors.ts';
import type { AddressOf } from '../http/client-address.ts';
import type { Entrance, Graphql } from '../http/graphql.ts';
import { closeWithSession } from './close-with-session.ts';

const maxPayload = 64 * 1024;
/** A client that opens a socket and says nothing is let go after this long. */
const initTimeoutMs = 10_000;
/** How often a client is pinged; one that hasn't answered by the next ping is gone. */
const keepAliveMs = 12_000;
/** How long a client may take to answer our goodbye when the server stops. */
const goodbyeMs = 2_000;

type Enveloped = ReturnType<Graphql['getEnveloped']>;

/** `/graphql` over WebSocket, by the graphql-ws protocol. It closes with the app: each client is told 1001, going away. */
export function addSockets(
  app: FastifyInstance,
  graphql: Graphql,
  { isOurOrigin, addressOf, ...dependencies }: Entrance & Dependencies,
): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload });
  const server = serveProtocol(serverOptions(app, graphql, addressOf), sockets, keepAliveMs);

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until the handshake is done nobody else listens, and an error without a listener ends the process.
    const ignore = () => undefined;
    socket.on('error', ignore);
    if (request.url?.split('?')[0] !== graphql.graphqlEndpoint) return refuse(socket, '404 Not Found');
    if (!isOurOrigin(request.headers.origin)) return refuse(socket, '403 Forbidden');
    sockets.handleUpgrade(request, socket, head, (client) => {
      // Found once the socket is open: a client that says hello meanwhile is answered.
      findRequestSession(dependencies, request.headers)
        .then((session) => session && closeWithSession(client, session, dependencies))
        .catch((error) => {
          app.log.error({ err: error }, "A socket's session can't be read");
          // Try again later: at 1011, graphql-ws's client would never.
          client.close(1013);
        });
      socket.off('error', ignore);
      sockets.emit('connection', client, request);
      // The library prints the stack of every client's mistake, such as a message that is too long; ws has closed by then.
      client.removeAllListeners('error');
      client.on('error', (error) => app.log.info({ err: error }, 'A socket failed'));
    });
  };
  app.server.on('upgrade', onUpgrade);
  app.addHook('preClose', async () => {
    app.server.off('upgrade', onUpgrade);
    const giveUp = setTimeout(() => {
      for (const client of sockets.clients) client.terminate();
    }, goodbyeMs);
    await server.dispose();
    clearTimeout(giveUp);
  });
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Runs what clients send through yoga's own pipeline, so that context, limits and masking are those of HTTP. */
function serverOptions(app: FastifyInstance, graphql: Graphql, addressOf: AddressOf) {
  const maskError = makeMaskError(app.log);
  const pipelines = new WeakMap<ExecutionArgs, Enveloped>();
  const pipelineOf = (args: ExecutionArgs): Enveloped => {
    const pipeline = pipelines.get(args);
    if (!pipeline) throw new Error('An operation came without having been subscribed to.');
    return pipeline;
  };
  return {
    // A closing reason never tells what went wrong inside, in development either: the log does.
    isProd: true,
    connectionInitWaitTimeout: initTimeoutMs,
    execute: (args: ExecutionArgs) => pipelineOf(args).execute(args),
    subscribe: (args: ExecutionArgs) => pipelineOf(args).subscribe(args),
    onSubscribe: async ({ extra }: { extra: Extra }, _id: string, params: OperationParams) => {
      const pipeline = graphql.getEnveloped({
        headers: extra.request.headers,
        address: addressOf(extra.request),
        setCookie: null,
        params,
      });
      try {
        const args: ExecutionArgs = {
          schema: pipeline.schema,
          document: pipeline.parse(params.query),
          operationName: params.operationName,
          variableValues: params.variables,
          contextValue: await pipeline.contextFactory(),
        };
        pipelines.set(args, pipeline);
        const errors = pipeline.validate(args.schema, args.document);
        if (errors.length > 0) return errors;
        return getOperationAST(args.document, args.operationName) ? args : [unnamed()];
      } catch (error) {
        // A syntax error, or a context that could not be made.
        const masked = maskError(error);
        return [masked instanceof GraphQLError ? masked : new GraphQLError(masked.message)];
      }
    },
    onError: (_context: unknown, _id: string, _params: unknown, errors: readonly GraphQLError[]) =>
      errors.map(withoutStatus),
    onNext: (
      _context: unknown,
      _id: string,
      _params: unknown,
      _args: unknown,
      { data, errors }: ExecutionResult,
    ) => errors && { ...(data !== undefined && { data }), errors: errors.map(withoutStatus) },
  };
}

function unnamed(): GraphQLError {
  const extensions = { code: 'OPERATION_RESOLUTION_FAILURE' };
  return new GraphQLError('Name the one of several operations that is to run.', { extensions });
}

/** An error as it is sent, without the status that yoga notes in it for HTTP. */
function withoutStatus(error: GraphQLError): GraphQLFormattedError {
  const { extensions, ...told } = error.toJSON();
  if (!extensions) return told;
  const { http: _status, unexpected: _isUnexpected, ...kept } = extensions;
  return { ...told, extensions: kept };
}

interface OperationParams {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}
