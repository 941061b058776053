import { createServer, type IncomingMessage, type Server } from 'node:http';
import { ApolloServer, HeaderMap } from '@apollo/server';
import { graphql } from 'graphql';
import { useServer as serveProtocol } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Writes } from '../../board/src/model.ts';
import { buildApp } from '../../server/src/app.ts';
import { openBoards } from '../../server/src/modules/board/log/boards.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import type { AllTables } from '../../server/src/platform/database/database.ts';
import { createMailer } from '../../server/src/platform/mail/mailer.ts';
import { createPubSub } from '../../server/src/platform/pubsub/pubsub.ts';
import type { Context } from '../../server/src/transports/graphql/context.ts';
import { schema } from '../../server/src/transports/graphql/schema/index.ts';

/** The subscription of every subscriber. The bare server sends its result without executing GraphQL. */
export const watched = `subscription ($since: Int!) {
  boardEvents(since: $since) {
    kind version changeId tasks { id title columnId rank assigneeIds }
  }
}`;

export const contestants = ['bare ws', 'Canary QR', 'graphql-ws', 'Apollo Server'] as const;
export type Contestant = (typeof contestants)[number];

/** Starts one of the compared servers. All use the same database, domain rules and board log. */
export async function startContestant(
  contestant: Contestant,
  db: AllTables,
  folder: string,
): Promise<Server> {
  if (contestant === 'Canary QR') return await startOurs(db, folder);
  const pubsub = createPubSub();
  const logger = { error: console.error } as never;
  const boards = await openBoards({ db, pubsub, logger, clock: systemClock });
  // The part of the context that the board's resolvers use.
  const context = {
    db,
    pubsub,
    clock: systemClock,
    boards,
    boardAccess: 'open',
    viewer: null,
  } as unknown as Context;
  if (contestant === 'bare ws') return startBare(context);
  const server = contestant === 'graphql-ws' ? createPlainServer(context) : await createApolloServer(context);
  serveProtocol({ schema, context }, new WebSocketServer({ server, path: '/graphql' }));
  return server;
}

async function startOurs(db: AllTables, folder: string): Promise<Server> {
  const app = await buildApp({
    clock: systemClock,
    db,
    pubsub: createPubSub(),
    mailer: await createMailer({ smtpUrl: undefined, from: 'bench@example.com', folder, clock: systemClock }),
    google: null,
    trustedProxies: ['loopback'],
    shortUrl: null,
    countryHeader: null,
    linkBlocklist: null,
    contactTo: null,
    contactAddress: null,
    boardAccess: 'open',
    documents: 'any',
    hasExplorer: false,
    requestLimit: null,
    operationLimit: null,
    publicUrl: 'http://localhost',
    clientDist: null,
    onVital: null,
    log: { level: 'warn', format: 'json' },
  });
  await app.ready();
  return app.server;
}

/** A server without GraphQL: serialises each event once and sends it to every socket. */
function startBare(context: Context): Server {
  const server = createPlainServer(context);
  const sockets = new WebSocketServer({ server, path: '/graphql' });
  sockets.on('connection', (socket) =>
    socket.once('message', () => socket.send('{"type":"connection_ack"}')),
  );
  const { events } = context.boards.openBoard.log;
  let cursor = events.newest();
  events.onAdded(() => {
    const batch = events.recent(cursor);
    cursor = events.newest();
    for (const event of batch?.items ?? []) {
      const { version, changeId } = event;
      const boardEvents = {
        kind: 'CREATE_TASK',
        version,
        changeId,
        tasks: 'writes' in event ? (event.writes.cards ?? []).map(toSentCard) : [],
      };
      const text = JSON.stringify({
        id: '00000000-0000-0000-0000-000000000000',
        type: 'next',
        payload: { data: { boardEvents } },
      });
      for (const socket of sockets.clients) socket.send(text);
    }
  });
  return server;
}

/** The fields of a card that {@link watched} selects. */
function toSentCard({ id, title, columnId, rank, assigneeIds }: NonNullable<Writes['cards']>[number]) {
  return { id, title, columnId, rank, assigneeIds };
}

/** graphql-js on Node's HTTP server. */
function createPlainServer(contextValue: Context): Server {
  return createServer(async (request, response) => {
    const { query, variables } = JSON.parse(await readBody(request));
    const result = await graphql({ schema, contextValue, source: query, variableValues: variables });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(result));
  });
}

async function createApolloServer(context: Context): Promise<Server> {
  const apollo = new ApolloServer<Context>({ schema });
  await apollo.start();
  return createServer(async (request, response) => {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    const { body, status } = await apollo.executeHTTPGraphQLRequest({
      context: async () => context,
      httpGraphQLRequest: {
        method: request.method ?? 'POST',
        headers,
        search: '',
        body: JSON.parse(await readBody(request)),
      },
    });
    response.writeHead(status ?? 200, { 'content-type': 'application/json' });
    response.end(body.kind === 'complete' ? body.string : undefined);
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
