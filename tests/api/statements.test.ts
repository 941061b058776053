import { expect, test } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { countReadsForTest } from '../support/count-statements.ts';
import { startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';

test('A user’s request reads the session with one statement, and the account with one more', async () => {
  const countReads = countReadsForTest();
  const { url } = await startServerForTest();
  const { headers } = await signUp(url);
  const count = (query: string) => countReads(() => postGraphql(url, query, {}, headers));
  expect(await count('{ __typename }')).toBe(1);
  expect(await count('{ me { id email tokens } }')).toBe(2);
  expect(await count('{ hasRecentLogin }')).toBe(1);
});
