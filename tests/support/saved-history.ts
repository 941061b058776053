import { randomBytes } from 'node:crypto';
import type { Client } from 'graphql-ws';
import type { HistoryRecordKind } from '../../input/src/history.ts';
import { type Account, password, signUp } from './accounts.ts';
import type { ApiServer } from './api-server.ts';
import { connectGraphql, type GraphqlAnswer, postGraphql } from './graphql-client.ts';

const bytes = (count: number) => randomBytes(count).toString('base64url');

/** A wrapped key with random bytes in place of a real one. */
export function wrappedKey(method: 'PASSWORD' | 'PASSPHRASE' | 'RECOVERY') {
  return { method, salt: bytes(16), rounds: 600_000, ciphertext: bytes(61) };
}

/** A record with random bytes as its ciphertext. `size` is in bytes. */
export function encryptedRecord({
  id = crypto.randomUUID(),
  kind = 'CODE',
  version = 1,
  size = 300,
}: {
  id?: string;
  kind?: HistoryRecordKind;
  version?: number;
  size?: number;
} = {}) {
  return { id, kind, version, ciphertext: bytes(size) };
}

/** A record in an answer of the server. */
export interface ServerRecord {
  readonly id: string;
  readonly kind: HistoryRecordKind;
  readonly version: number;
  readonly revision: number;
  readonly ciphertext: string | null;
  readonly createdAt: string;
  readonly deletedAt: string | null;
}

export interface SentHistoryChange {
  readonly keyId: string | null;
  readonly revision: number;
  readonly reset: boolean;
  readonly records: readonly ServerRecord[];
}

const record = 'id kind version revision ciphertext createdAt deletedAt';
const history = `keyId revision count keys { method salt rounds ciphertext }`;

/** The operations on a history by field name. */
export const operations = {
  history: `query ($kind: HistoryRecordKind! = CODE, $first: Int! = 50, $after: String, $deleted: Boolean! = false) { history { ${history} records(kind: $kind, first: $first, after: $after, deleted: $deleted) {
    edges { cursor node { ${record} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
  recordsById: `query ($ids: [ID!]!, $withDeleted: Boolean! = false) { history { recordsById(ids: $ids, withDeleted: $withDeleted) { ${record} } } }`,
  createHistory: `mutation ($input: CreateHistoryInput!) { createHistory(input: $input) { ${history} } }`,
  replaceHistoryKey: `mutation ($input: ReplaceHistoryKeyInput!) { replaceHistoryKey(input: $input) { ${history} } }`,
  resetHistory: `mutation ($input: ResetHistoryInput!) { resetHistory(input: $input) { ${history} } }`,
  saveHistoryRecords: `mutation ($input: SaveHistoryRecordsInput!) { saveHistoryRecords(input: $input) { ${record} } }`,
  deleteHistoryRecords: `mutation ($ids: [ID!]!) { deleteHistoryRecords(ids: $ids) { ${record} } }`,
  restoreHistoryRecords: `mutation ($ids: [ID!]!) { restoreHistoryRecords(ids: $ids) { ${record} } }`,
  eraseHistoryRecords: `mutation ($ids: [ID!]!) { eraseHistoryRecords(ids: $ids) }`,
  historyChanges: `subscription ($since: Int!) { historyChanges(since: $since) { keyId revision reset records { ${record} } } }`,
} as const;

export type HistoryOperation = keyof typeof operations;

/** A user's history, as used from one browser. */
export interface HistoryOwner {
  readonly account: Account;
  readonly userId: string;
  readonly keyId: string;
  send(operation: HistoryOperation, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
  /** Saves records and returns them. @throws if the server rejects them */
  save(...records: readonly { id: string; version: number; ciphertext: string }[]): Promise<ServerRecord[]>;
  /** Subscribes to changes. `next` throws the server's errors, and `close` closes the socket. */
  subscribe(since: number): { next(): Promise<SentHistoryChange>; close(): Promise<void> };
  revision(): Promise<number>;
}

/** Creates an account with a history, unless `hasHistory` is false. */
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
    const { errors } = await owner.send('createHistory', { input: { keyId, keys } });
    if (errors) throw new Error(`The history was not created: ${JSON.stringify(errors)}`);
  }
  return owner;
}

/** A user whose history is unlocked by password or recovery code. */
export async function addWithPassword(server: Pick<ApiServer, 'url' | 'db'>, email?: string) {
  const owner = await addOwner(server, { hasHistory: false, ...(email && { email }) });
  const keys = [wrappedKey('PASSWORD'), wrappedKey('RECOVERY')];
  const { errors } = await owner.send('createHistory', { input: { keyId: owner.keyId, keys, password } });
  if (errors) throw new Error(JSON.stringify(errors));
  return { owner, keys };
}

/** The wrapped keys of a history by method. */
export async function readKeys(owner: HistoryOwner): Promise<Record<string, object>> {
  const { keys } = Object((await owner.send('history')).data).history;
  return Object.fromEntries(keys.map((key: { method: string }) => [key.method, key]));
}

/** The owner of a history, on a device. */
export function ownerOf(url: string, account: Account, userId: string, keyId: string): HistoryOwner {
  const send: HistoryOwner['send'] = (operation, variables) =>
    postGraphql(url, operations[operation], variables, account.headers);
  return {
    account,
    userId,
    keyId,
    send,
    save: async (...records) => {
      const { data, errors } = await send('saveHistoryRecords', { input: { keyId, records } });
      if (errors) throw new Error(`The records were not saved: ${JSON.stringify(errors)}`);
      return Object(data).saveHistoryRecords;
    },
    subscribe: (since) => {
      const client: Client = connectGraphql(url, { ...account.headers });
      const results = client.iterate({ query: operations.historyChanges, variables: { since } });
      return {
        next: async () => {
          const { value } = await results.next();
          if (!value?.data) throw value?.errors;
          return Object(value.data).historyChanges;
        },
        close: async () => void (await client.dispose()),
      };
    },
    revision: async () => Object((await send('history')).data).history.revision,
  };
}
