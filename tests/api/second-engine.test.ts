import { ApolloServer } from '@apollo/server';
import { parse, subscribe } from 'graphql';
import { expect, test } from 'vitest';
import { createAnswerQueue } from '../../server/src/guards/concurrency/answer-queue.ts';
import { openBoards } from '../../server/src/modules/board/log/boards.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import type { Context } from '../../server/src/transports/graphql/context.ts';
import { schema } from '../../server/src/transports/graphql/schema/index.ts';
import { startApiServer } from '../support/api-server.ts';
import { postGraphql } from '../support/graphql-client.ts';

test('Apollo Server and graphql’s subscribe give the same results for the schema as our engine', async () => {
  const server = await startApiServer();
  const { db, pubsub, app } = server;
  const boards = await openBoards({ db, pubsub, logger: app.log, clock: systemClock });
  // The part of the context that the board's resolvers need.
  const contextValue = {
    db,
    pubsub,
    clock: systemClock,
    boards,
    boardQueue: createAnswerQueue('boards', systemClock),
    boardAccess: 'open',
    viewer: null,
    address: '192.0.2.1',
  } as unknown as Context;
  const apollo = new ApolloServer<Context>({ schema });
  const run = async (query: string) => {
    const { body } = await apollo.executeOperation({ query }, { contextValue });
    if (body.kind !== 'single') throw new Error('One answer was expected.');
    return JSON.parse(JSON.stringify(body.singleResult));
  };

  await run('mutation { createTask(input: { id: "a", title: "A", columnId: "todo" }) { id } }');
  await run('mutation { moveTask(input: { id: "a", columnId: "done" }) { id } }');
  for (const query of [
    '{ board { version tasks { id title columnId rank } users { id } } }',
    '{ tasks(columnId: "done") { edges { node { title assignees { name } } } } boardUsers { edges { node { name } } } }',
    'mutation { moveTask(input: { id: "nobody", columnId: "done" }) { id } }',
  ]) {
    const ours = await postGraphql(server.url, query);
    const theirs = await run(query);
    expect(theirs.data ?? null).toEqual(ours.data ?? null);
    expect(theirs.errors?.[0]?.extensions?.code).toEqual(ours.errors?.[0]?.extensions?.['code']);
  }

  // graphql's own subscribe doesn't share subscriptions.
  const document = parse('subscription { boardEvents(since: 0) { __typename kind version } }');
  const events = await subscribe({ schema, document, contextValue });
  if (!(Symbol.asyncIterator in events)) throw new Error('A stream was expected.');
  expect((await events.next()).value).toEqual({
    data: { boardEvents: { __typename: 'BoardEvent', kind: 'CREATE_TASK', version: 1 } },
  });
  expect((await events.next()).value).toEqual({
    data: { boardEvents: { __typename: 'BoardEvent', kind: 'MOVE_TASK', version: 2 } },
  });
  await events.return?.();
  await apollo.stop();
  await boards.close();
  await server.close();
});
