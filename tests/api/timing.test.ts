import { expect, test } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { startApiServer } from '../support/api-server.ts';
import { postGraphql } from '../support/graphql-client.ts';

const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
const rounds = 15;

test('The time of a refused login tells neither whether the address has an account nor a password', async () => {
  const server = await startApiServer();
  await signUp(server.url, { email: 'ada@example.com' });
  await server.db.user.create({ data: { username: 'Eve', email: 'eve@example.com' } });
  const times = new Map<string, number[]>([
    ['ada@example.com', []],
    ['eve@example.com', []],
    ['nobody@example.com', []],
  ]);
  // In turns, so that whatever else the machine does slows them all.
  for (let round = 0; round < rounds; round += 1) {
    for (const [email, list] of times) {
      const from = { 'x-forwarded-for': `192.0.2.${round}` };
      const start = performance.now();
      const answer = await postGraphql(
        server.url,
        logIn,
        { input: { email, password: `${password}?` } },
        from,
      );
      list.push(performance.now() - start);
      expect(answer.errors).toMatchObject([{ message: 'Invalid email or password' }]);
    }
  }
  const medians = [...times.values()].map((list) => list.sort((a, b) => a - b)[rounds >> 1] ?? 0);
  // Without the work of a password an answer takes a tenth of the time.
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(2);
  await server.close();
});
