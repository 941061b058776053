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
