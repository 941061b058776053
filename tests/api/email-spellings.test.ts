import { expect, test } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';

const logIn = `mutation ($email: String!) {
  logIn(input: { email: $email, password: "${password}", persistence: MEMORY }) { user { email username } }
}`;
const signUpMutation = `mutation ($email: String!) {
  signUp(input: { username: "Eve", email: $email, password: "${password}", persistence: MEMORY }) { token }
}`;

const userWith = (user: object) => ({ logIn: { user } });

describeOnBoth('The spellings of an email address', (server) => {
  const logInWith = async (email: string) => (await postGraphql(server().url, logIn, { email })).data;

  test('A mailbox has one account, however its domain is written', async () => {
    await signUp(server().url, { email: 'ada@example.com' });
    for (const domain of [
      'ｅxample.com',
      'ｅｘａｍｐｌｅ．ｃｏｍ',
      'example。com',
      'example｡com',
      '𝐞xample.com',
    ]) {
      const { errors } = await postGraphql(server().url, signUpMutation, { email: `ada@${domain}` });
      expect([domain, errors?.[0]?.message]).toEqual([domain, 'Registration failed']);
      expect(await logInWith(`ADA@${domain}`)).toMatchObject(userWith({ email: 'ada@example.com' }));
    }
  });
});
