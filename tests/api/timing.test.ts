import { expect, test } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { startApiServer } from '../support/api-server.ts';
import { postGraphql } from '../support/graphql-client.ts';

const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
const rounds = 9;

test('A rejected login does the same work whether or not the address has an account or a password', async () => {
  const server = await startApiServer();
  await signUp(server.url, { email: 'ada@example.com' });
  const eve = { username: 'Eve', email: 'eve@example.com', createdAt: new Date() };
  await server.db.user.create({ data: eve });
  const work = new Map<string, number[]>([
    ['ada@example.com', []],
    ['eve@example.com', []],
    ['unknown@example.com', []],
  ]);
  // CPU time of this process, which is the server's, because the clock also runs while other processes do.
  for (let round = 0; round < rounds; round += 1) {
    for (const [email, list] of work) {
      const from = { 'x-forwarded-for': `192.0.2.${round}` };
      const start = process.cpuUsage();
      const input = { email, password: `${password}?` };
      const { errors } = await postGraphql(server.url, logIn, { input }, from);
      const { user, system } = process.cpuUsage(start);
      list.push(user + system);
      expect(errors).toMatchObject([{ message: 'Invalid email or password' }]);
    }
  }
  const medians = [...work.values()].map((list) => list.sort((a, b) => a - b)[rounds >> 1] ?? 0);
  // A response without hashing a password would take about a tenth of the work.
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(2);
  await server.close();
});
