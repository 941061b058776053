import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import fastify, { type FastifyInstance } from 'fastify';
import { buildSchema, graphql, isObjectType } from 'graphql';
import { createYoga } from 'graphql-yoga';
import mercurius from 'mercurius';
import type { Snapshot } from '../../board/src/model.ts';
import { createRequestGuards, guardRoutes, guardServer } from '../../server/src/guards/request-guards.ts';
import { readBoard } from '../../server/src/modules/board/log/read-board.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import type { AllTables } from '../../server/src/platform/database/database.ts';
import { measureRequests } from '../../server/src/platform/metrics/request-metrics.ts';
import { scenes } from './requests.ts';

export const peers = [
  'mercurius with JIT',
  'Fastify REST route',
  'REST route with our guards',
  'Yoga',
  'Apollo Server',
] as const;
export type Peer = (typeof peers)[number];

interface Context {
  readonly userId: string | null;
}

/** Starts a server that answers the scenes' operations: the board from memory, and users from SQLite. */
export async function startPeer(peer: Peer, db: AllTables, port: number): Promise<void> {
  const schema = createSchema(db, await readBoard(db, 'board'));
  const contextOf = async (headers: IncomingHttpHeaders) => ({ userId: await findUserId(db, headers) });
  const host = '127.0.0.1';
  if (peer === 'mercurius with JIT') {
    const app = fastify();
    await app.register(mercurius, { schema, jit: 1, context: ({ headers }) => contextOf(headers) });
    await app.listen({ host, port });
  } else if (peer === 'Fastify REST route') {
    const app = fastify();
    addRoutes(app, schema, db, contextOf);
    await app.listen({ host, port });
  } else if (peer === 'REST route with our guards') {
    const limits = { trustedProxies: ['loopback'], requestLimit: null, operationLimit: null };
    const publicUrl = `http://localhost:${port}`;
    const server = createServer();
    const guards = createRequestGuards(server, { ...limits, publicUrl, clock: systemClock });
    const app = fastify({ serverFactory: guardServer(server, guards) });
    measureRequests(app);
    guardRoutes(app, guards, publicUrl);
    addRoutes(app, schema, db, contextOf);
    await app.listen({ host, port });
  } else if (peer === 'Yoga') {
    const yoga = createYoga<{ req: { headers: IncomingHttpHeaders } }, Context>({
      schema,
      logging: false,
      graphiql: false,
      landingPage: false,
      context: ({ req }) => contextOf(req.headers),
    });
    await new Promise<void>((resolve) => createServer(yoga).listen(port, host, resolve));
  } else {
    await startStandaloneServer(new ApolloServer<Context>({ schema }), {
      listen: { host, port },
      context: ({ req }) => contextOf(req.headers),
    });
  }
}

/** The site's schema with plain resolvers, in place of its rules and limits. */
function createSchema(db: AllTables, { version, users, ...board }: Snapshot) {
  const tasks = board.tasks.map((task) => ({ ...task, columnId: task.columnId }));
  const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
  const fields = schema.getQueryType()?.getFields() ?? {};
  const resolvers: Record<string, (args: { first: number }, context: Context) => unknown> = {
    loginProviders: () => [],
    board: () => ({ version, tasks, users }),
    tasks: ({ first }) => ({ edges: tasks.slice(0, first).map((node) => ({ cursor: node.id, node })) }),
    me: (_args, { userId }) => userId && findUser(db, userId),
  };
  const user = schema.getType('User');
  const unlocks = isObjectType(user) && user.getFields()['unlocks'];
  if (!unlocks) throw new Error('The schema has no unlocks of users.');
  unlocks.resolve = ({ id }) => findUnlocks(db, id);
  for (const [name, resolve] of Object.entries(resolvers)) {
    const field = fields[name];
    if (!field) throw new Error(`The schema has no query ${name}.`);
    field.resolve = (_root, args, context) => resolve(args, context);
  }
  return schema;
}

/** Adds a route for each scene. Answers are in memory as objects, except the user's answer. */
function addRoutes(
  app: FastifyInstance,
  schema: ReturnType<typeof createSchema>,
  db: AllTables,
  contextOf: (headers: IncomingHttpHeaders) => Promise<Context>,
) {
  for (const [index, { text, by }] of scenes.entries()) {
    if (by === 'user') {
      app.get(`/${index}`, async ({ headers }) => {
        const { userId } = await contextOf(headers);
        if (userId === null) return { data: { me: null } };
        if (text.includes('unlocks'))
          return { data: { me: { id: userId, unlocks: await findUnlocks(db, userId) } } };
        return { data: { me: { ...(await findUser(db, userId)), __typename: 'User' } } };
      });
    } else {
      const answer = graphql({ schema, source: text });
      // Converts the answer to plain objects, because GraphQL's objects have no prototype.
      const inMemory = answer.then((result) => JSON.parse(JSON.stringify(result)));
      app.get(`/${index}`, async () => await inMemory);
    }
  }
}

async function findUserId(db: AllTables, { cookie }: IncomingHttpHeaders): Promise<string | null> {
  const [, token] = /(?:^|; )session=([^;]+)/.exec(cookie ?? '') ?? [];
  if (token === undefined) return null;
  const session = await db.session.findUnique({ where: { id: hash(token) } });
  return session && session.expiresAt.getTime() > Date.now() ? session.userId : null;
}

function findUser(db: AllTables, id: string) {
  return db.user.findUnique({ where: { id }, select: { id: true, username: true, email: true } });
}

function findUnlocks(db: AllTables, userId: string) {
  return db.unlock.findMany({ where: { userId }, select: { feature: true } });
}

/** Hashes a token like `hashToken` of the server, whose module loads Lucia. */
function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
