import { expect, test } from 'vitest';
import { normaliseEmails } from '../../server/src/platform/database/normalise-emails.ts';
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
  /** Gives an account an address as it was stored before domains were normalised. */
  const store = async (username: string, email: string, old: string) => {
    await signUp(server().url, { username, email });
    await server().db.user.update({ where: { email }, data: { email: old } });
  };

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

  test('An account with a spelling from before is normalised when the server starts', async () => {
    await store('Bob', 'bob@example.com', 'bob@bücher.example');
    expect(await logInWith('bob@bücher.example')).toMatchObject(userWith({ username: 'Bob' }));
    await normaliseEmails(server().db);
    for (const domain of ['bücher.example', 'BÜCHER.example', 'xn--bcher-kva.example']) {
      expect(await logInWith(`bob@${domain}`)).toEqual(
        userWith({ username: 'Bob', email: 'bob@xn--bcher-kva.example' }),
      );
    }
  });

  test('Two accounts from before with one mailbox both log in, each with its own spelling', async () => {
    await signUp(server().url, { username: 'Carol', email: 'carol@example.com' });
    await store('Second', 'second@example.com', 'carol@ｅxample.com');
    await normaliseEmails(server().db);
    expect(await logInWith('carol@example.com')).toMatchObject(userWith({ username: 'Carol' }));
    expect(await logInWith('carol@ｅxample.com')).toMatchObject(userWith({ username: 'Second' }));
  });
});
