import { expect, test } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';

const subscriptions = [
  'subscription { boardEvents(since: 0) { version } }',
  'subscription { boardPresence(participantId: "me") { count } }',
];

describeOnBoth(
  'Access',
  (server) => {
    test.each([
      '{ board { version } }',
      '{ tasks { edges { cursor } } }',
      '{ boardUsers { edges { cursor } } }',
      'mutation { createTask(input: { title: "a", columnId: "todo" }) { id } }',
      'mutation { updateTask(input: { id: "a", title: "b" }) { id } }',
      'mutation { moveTask(input: { id: "a", columnId: "done" }) { id } }',
      'mutation { deleteTask(input: { id: "a" }) }',
      'mutation { restoreTask(input: { id: "a" }) { id } }',
      'mutation { createBoardUser(input: { name: "a" }) { id } }',
      'mutation { updateBoardUser(input: { id: "a", name: "b" }) { id } }',
      'mutation { deleteBoardUser(input: { id: "a" }) }',
    ])('If only members may see the board, a visitor can’t run %s', async (query) => {
      const { errors, data } = await postGraphql(server().url, query);
      expect(Object.values(data ?? {}).filter((answer) => answer !== null)).toEqual([]);
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    });

    test.each(subscriptions)(
      'If only members may see the board, a visitor can’t subscribe to %s',
      async (query) => {
        const client = connectGraphql(server().url);
        expect((await client.iterate({ query }).next()).value).toMatchObject({
          errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
        });
        await client.dispose();
      },
    );

    test('A member can use the board until the session ends, which closes the socket', async () => {
      const { url } = server();
      const { headers } = await signUp(url);
      const created = await postGraphql(
        url,
        'mutation { createTask(input: { title: "a", columnId: "todo" }) { title } }',
        {},
        headers,
      );
      expect(created.data).toEqual({ createTask: { title: 'a' } });

      const client = connectGraphql(url, { ...headers });
      const streams = subscriptions.map((query) => client.iterate({ query }));
      expect((await streams[0]?.next())?.value).toEqual({ data: { boardEvents: { version: 1 } } });
      expect((await streams[1]?.next())?.value).toEqual({ data: { boardPresence: { count: 1 } } });
      const waiting = streams.map((stream) => stream.next());
      await postGraphql(url, 'mutation { logOutEverywhere }', {}, headers);
      for (const next of waiting) await expect(next).rejects.toMatchObject({ code: 4401 });
      await client.dispose();
    });
  },
  () => ({ boardAccess: 'members' }),
);
