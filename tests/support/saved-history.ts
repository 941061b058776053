import { randomBytes } from 'node:crypto';
import type { Client } from 'graphql-ws';
import { type Account, signUp } from './accounts.ts';
import type { ApiServer } from './api-server.ts';
import { connectGraphql, type GraphqlAnswer, postGraphql } from './graphql-client.ts';

const bytes = (count: number) => randomBytes(count).toString('base64url');

/** A key as a browser wraps it, but that there is none in it. */
export function wrappedKey(method: 'PASSWORD' | 'PASSPHRASE' | 'RECOVERY') {
  return { method, salt: bytes(16), rounds: 600_000, ciphertext: bytes(61) };
}

/** A record as a browser seals it, but that there is none in it. */
export function sealedRecord({
  id = crypto.randomUUID(),
  version = 1,
  size = 300,
}: {
  id?: string;
  version?: number;
  size?: number;
} = {}) {
  return { id, version, ciphertext: bytes(size) };
}

/** A record as the server tells of it. */
export interface ToldRecord {
  readonly id: string;
  readonly version: number;
  readonly revision: number;
  readonly ciphertext: string | null;
  readonly createdAt: string;
  readonly deletedAt: string | null;
}

export interface ToldChange {
  readonly keyId: string | null;
  readonly revision: number;
  readonly reset: boolean;
  readonly records: readonly ToldRecord[];
}

const record = 'id version revision ciphertext createdAt deletedAt';
const history = `keyId revision count keys { method salt rounds ciphertext }`;

/** What can be done with a history, by its field's name. */
export const operations = {
  history: `query ($first: Int! = 50, $after: String) { history { ${history} records(first: $first, after: $after) {
    edges { cursor node { ${record} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
  recordsById: `query ($ids: [ID!]!) { history { recordsById(ids: $ids) { ${record} } } }`,
  createHistory: `mutation ($input: CreateHistoryInput!) { createHistory(input: $input) { ${history} } }`,
  replaceHistoryKey: `mutation ($input: ReplaceHistoryKeyInput!) { replaceHistoryKey(input: $input) { ${history} } }`,
  resetHistory: `mutation ($input: ResetHistoryInput!) { resetHistory(input: $input) { ${history} } }`,
  saveHistoryRecords: `mutation ($input: SaveHistoryRecordsInput!) { saveHistoryRecords(input: $input) { ${record} } }`,
  deleteHistoryRecords: `mutation ($ids: [ID!]!) { deleteHistoryRecords(ids: $ids) { ${record} } }`,
  restoreHistoryRecords: `mutation ($ids: [ID!]!) { restoreHistoryRecords(ids: $ids) { ${record} } }`,
  historyChanges: `subscription ($since: Int!) { historyChanges(since: $since) { keyId revision reset records { ${record} } } }`,
} as const;

export type HistoryOperation = keyof typeof operations;

/** Somebody with an account, as their browser talks about their history. */
export interface HistoryOwner {
  readonly account: Account;
  readonly userId: string;
  readonly keyId: string;
  ask(operation: HistoryOperation, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
  /** Saves records, and returns how the server tells of them; throws where it doesn't. */
  save(...records: readonly { id: string; version: number; ciphertext: string }[]): Promise<ToldRecord[]>;
  /** Follows what changes, and throws the errors that the server answers with; `leave` closes the socket. */
  follow(since: number): { next(): Promise<ToldChange>; leave(): Promise<void> };
  revision(): Promise<number>;
}

/** Makes an account; with a history, unless it is asked for without. */
export async function addOwner(
  { url, db }: Pick<ApiServer, 'url' | 'db'>,
  { email = `${crypto.randomUUID()}@example.com`, hasHistory = true } = {},
): Promise<HistoryOwner> {
  const account = await signUp(url, { email });
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } });
  const keyId = crypto.randomUUID();
  const owner = ownerOf(url, account, userId, keyId);
  if (hasHistory) {
    const keys = [wrappedKey('PASSPHRASE'), wrappedKey('RECOVERY')];
    const { errors } = await owner.ask('createHistory', { input: { keyId, keys } });
    if (errors) throw new Error(`No history was set up: ${JSON.stringify(errors)}`);
  }
  return owner;
}

/** Somebody who has logged in to an account, on another device. */
export function ownerOf(url: string, account: Account, userId: string, keyId: string): HistoryOwner {
  const ask: HistoryOwner['ask'] = (operation, variables) =>
    postGraphql(url, operations[operation], variables, account.headers);
  return {
    account,
    userId,
    keyId,
    ask,
    save: async (...records) => {
      const { data, errors } = await ask('saveHistoryRecords', { input: { keyId, records } });
      if (errors) throw new Error(`Nothing was saved: ${JSON.stringify(errors)}`);
      return Object(data).saveHistoryRecords;
    },
    follow: (since) => {
      const client: Client = connectGraphql(url, { ...account.headers });
      const results = client.iterate({ query: operations.historyChanges, variables: { since } });
      return {
        next: async () => {
          const { value } = await results.next();
          if (!value?.data) throw value?.errors;
          return Object(value.data).historyChanges;
        },
        leave: async () => void (await client.dispose()),
      };
    },
    revision: async () => Object((await ask('history')).data).history.revision,
  };
}
