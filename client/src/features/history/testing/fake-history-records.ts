import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { decryptRecord, encryptRecord } from '@canary/vault/encryption';
import type { StoredCode } from '@canary/vault/record';
import { runPrefix } from '@canary/vault/run';
import { HttpResponse } from 'msw';
import { type RunValues, runType } from '#shared/code/saved-run.ts';
import { api } from '#testing/server.ts';
import type { SavedCode } from '../history-entry.ts';
import type { UnlockedHistory } from '../key/keychain.ts';

/** A saved code with the given fields. */
export const savedCode = (part: Partial<SavedCode> = {}): SavedCode => ({
  v: 2,
  name: 'Menu',
  folder: null,
  type: 'url',
  values: { url: 'https://example.com/menu' },
  look: { design: plainDesign(PRINT_SAFE, { level: 'H' }), size: 512 },
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...part,
});

/** A saved run of 1,250 codes with the given values. */
export const savedRun = (values: Partial<RunValues> = {}): SavedCode =>
  savedCode({
    name: 'Table cards',
    type: runType,
    values: { run: `${runPrefix}H4sIAAAA`, count: '1250', of: 'url', ...values },
  });

/** A UUID that ends in a number. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

interface FakeRecord {
  readonly id: string;
  /** By default a code. */
  readonly kind?: 'CODE' | 'FOLDER' | 'IMAGE' | 'RUN';
  readonly version: number;
  readonly revision: number;
  readonly ciphertext: string | null;
  readonly deletedAt: string | null;
}

const typename = { __typename: 'HistoryRecord' };
const deletedAt = '2026-11-21T10:00:00.000Z';
/** Removes the content of a deleted record, as the server does unless a client asks for it. */
const withoutContent = (record: FakeRecord): FakeRecord => ({
  ...record,
  ciphertext: record.deletedAt ? null : record.ciphertext,
});

/** The server's operations on records. Tests push the subscription's events themselves. */
export async function fakeHistoryRecords(unlocked: UnlockedHistory, codes: readonly StoredCode[] = []) {
  const records = new Map<string, FakeRecord>();
  const { key, userId, keyId } = unlocked;
  let revision = 0;
  const put = (
    id: string,
    version: number,
    ciphertext: string | null,
    deleted: string | null = null,
    kind = records.get(id)?.kind ?? 'CODE',
  ) => {
    revision += 1;
    const record = { id, kind, version, revision, ciphertext, deletedAt: deleted };
    records.set(id, record);
    return { ...typename, ...record };
  };
  const encrypt = (id: string, version: number, code: StoredCode) =>
    encryptRecord(key, { userId, keyId, id, version }, code);
  for (const [index, code] of codes.entries()) put(idOf(index), 1, await encrypt(idOf(index), 1, code));

  const reject = (code: string, ids: readonly string[]) =>
    HttpResponse.json({ errors: [{ message: `Rejected: ${code}.`, extensions: { code, ids } }] });
  const fake = {
    records,
    /** Maximum number of records per page. */
    pageSize: Number.POSITIVE_INFINITY,
    /** Returns the answer to send instead of the usual answer, if any. */
    override: (_operation: string): Response | undefined => undefined,
    /** Delays each page. */
    beforePage: () => Promise.resolve(),
    /** Names of the mutations received, in order. */
    mutations: [] as string[],
    /** Bodies of all requests. */
    bodies: [] as string[],
    /** Saves as another device. Returns the subscription's event. */
    async saveElsewhere(id: string, code: StoredCode) {
      const version = (records.get(id)?.version ?? 0) + 1;
      const changed = put(id, version, await encrypt(id, version, code));
      return { historyChanges: { keyId, revision, reset: false, records: [changed] } };
    },
    /** Deletes as another device. Returns the subscription's event. */
    deleteElsewhere(id: string) {
      const { version = 1, ciphertext = null } = records.get(id) ?? {};
      const changed = put(id, version, ciphertext, deletedAt);
      return { historyChanges: { keyId, revision, reset: false, records: [withoutContent(changed)] } };
    },
    /** Erases a deleted record as another device. Returns the subscription's event. */
    eraseElsewhere(id: string) {
      records.delete(id);
      revision += 1;
      return { historyChanges: { keyId, revision, reset: false, records: [] } };
    },
    /** Decrypts the stored record. */
    async decrypt(id: string) {
      const found = records.get(id);
      if (!found?.ciphertext) return undefined;
      return decryptRecord(key, { userId, keyId, id, version: found.version }, found.ciphertext);
    },
  };
  const intercept = async (operation: string, request: Request) => {
    fake.bodies.push(await request.clone().text());
    return fake.override(operation);
  };
  const exists = (record: FakeRecord) => record.deletedAt === null;
  const handlers = [
    api.query('HistoryPage', async ({ variables, request }) => {
      const overridden = await intercept('HistoryPage', request);
      await fake.beforePage();
      if (overridden) return overridden;
      const all = [...records.values()]
        .filter((record) => exists(record) && record.kind !== 'FOLDER')
        .reverse();
      const from = variables['after'] ? Number(variables['after']) : 0;
      const to = from + Math.min(variables['first'], fake.pageSize);
      const edges = all.slice(from, to).map((node) => ({ node: { ...typename, ...node } }));
      const pageInfo = { endCursor: String(to), hasNextPage: to < all.length };
      return HttpResponse.json({
        data: { history: { keyId, revision, count: all.length, records: { pageInfo, edges } } },
      });
    }),
    api.query('DeletedCodes', async ({ request }) => {
      const overridden = await intercept('DeletedCodes', request);
      if (overridden) return overridden;
      const edges = [...records.values()]
        .filter((record) => !exists(record) && record.kind !== 'FOLDER')
        .map((node) => ({ node: { ...typename, ...node } }));
      const pageInfo = { endCursor: null, hasNextPage: false };
      return HttpResponse.json({ data: { history: { keyId, revision, records: { pageInfo, edges } } } });
    }),
    api.query('HistoryFolders', () => {
      const found = [...records.values()].filter((record) => exists(record) && record.kind === 'FOLDER');
      const edges = found.map((node) => ({ node: { ...typename, ...node } }));
      return HttpResponse.json({ data: { history: { keyId, records: { edges } } } });
    }),
    api.query('HistoryPresets', () => {
      const page = { pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };
      return HttpResponse.json({ data: { history: { keyId, records: page } } });
    }),
    api.query('HistoryRecordsById', async ({ variables, request }) => {
      const overridden = await intercept('HistoryRecordsById', request);
      if (overridden) return overridden;
      const ids: string[] = variables['ids'];
      const found = ids
        .flatMap((id) => records.get(id) ?? [])
        .map((node) => ({ ...typename, ...(variables['withDeleted'] ? node : withoutContent(node)) }));
      return HttpResponse.json({ data: { history: { revision, recordsById: found } } });
    }),
    api.mutation(/HistoryRecords$/, async ({ operationName, variables, request }) => {
      fake.mutations.push(operationName);
      const overridden = await intercept(operationName, request);
      if (overridden) return overridden;
      if (operationName === 'EraseHistoryRecords') {
        const ids: string[] = variables['ids'];
        const erased = ids.filter((id) => records.get(id)?.deletedAt);
        for (const id of erased) records.delete(id);
        revision += 1;
        return HttpResponse.json({ data: { eraseHistoryRecords: erased } });
      }
      if (operationName !== 'SaveHistoryRecords') {
        const ids: string[] = variables['ids'];
        const gone = ids.filter((id) => !records.has(id));
        if (operationName === 'RestoreHistoryRecords' && gone.length > 0) return reject('GONE', gone);
        const isDelete = operationName === 'DeleteHistoryRecords';
        const field = isDelete ? 'deleteHistoryRecords' : 'restoreHistoryRecords';
        const changed = ids.flatMap((id) => {
          const found = records.get(id);
          if (!found) return [];
          return [put(id, found.version, found.ciphertext, isDelete ? deletedAt : null)];
        });
        return HttpResponse.json({ data: { [field]: changed } });
      }
      const inputs: (Pick<FakeRecord, 'id' | 'version' | 'kind'> & { ciphertext: string })[] =
        variables['input'].records;
      const deleted = inputs.filter(({ id }) => records.get(id)?.deletedAt);
      if (deleted.length > 0)
        return reject(
          'GONE',
          deleted.map(({ id }) => id),
        );
      const stale = inputs.filter(({ id, version }) => (records.get(id)?.version ?? 0) + 1 !== version);
      if (stale.length > 0)
        return reject(
          'CONFLICT',
          stale.map(({ id }) => id),
        );
      const saved = inputs.map(({ id, version, ciphertext, kind }) =>
        put(id, version, ciphertext, null, kind),
      );
      return HttpResponse.json({ data: { saveHistoryRecords: saved } });
    }),
  ];
  return Object.assign(fake, { handlers });
}
