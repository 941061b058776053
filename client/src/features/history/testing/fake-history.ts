import { decryptRecord, encryptRecord } from '@canary/vault/encryption';
import { generateHistoryKey, importHistoryKey } from '@canary/vault/history-key';
import type { SavedCode } from '@canary/vault/record';
import { createVersionTracker } from '@canary/vault/version-tracker';
import { graphql, HttpResponse } from 'msw';
import type {
  HistoryKeychain,
  HistoryKeyState,
  OpenHistoryKey,
} from '#features/history/key/use-history-key.ts';

interface FakeRecord {
  readonly id: string;
  readonly version: number;
  readonly revision: number;
  readonly ciphertext: string | null;
  readonly deletedAt: string | null;
}

const record = { __typename: 'HistoryRecord' };

export const savedCode = (part: Partial<SavedCode> = {}): SavedCode => ({
  v: 1,
  name: 'Menu',
  folder: null,
  type: 'url',
  values: { url: 'https://example.com/menu' },
  look: { foreground: '#000000', background: '#ffffff', level: 'H', size: 512, logo: false },
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...part,
});

/** An id that a server takes, and a test can read. */
export const idOf = (name: number) => `00000000-0000-4000-8000-${String(name).padStart(12, '0')}`;

export async function openKey(): Promise<OpenHistoryKey> {
  const key = await importHistoryKey(generateHistoryKey());
  return {
    status: 'open',
    userId: '1',
    keyId: 'key-1',
    key,
    hasRecoveryCode: true,
    tracker: createVersionTracker(),
  };
}

/** A ring that stays as it is. */
export const fakeRing = (
  state: HistoryKeyState,
  ensureOpen?: HistoryKeychain['ensureOpen'],
): HistoryKeychain => ({
  state,
  look: () => () => undefined,
  refresh: () => undefined,
  ensureOpen: ensureOpen ?? (async () => (state.status === 'open' ? state : undefined)),
  regenerateRecoveryCode: () => undefined,
  changePassphrase: () => undefined,
  handOver: () => undefined,
  rewrap: async () => undefined,
});

/** The history's end of the server. Changes are pushed by a test itself. */
export async function fakeHistory(open: OpenHistoryKey, codes: readonly SavedCode[] = []) {
  const records = new Map<string, FakeRecord>();
  const { key, userId, keyId } = open;
  let revision = 0;
  const put = (id: string, version: number, ciphertext: string | null, deletedAt: string | null = null) => {
    revision += 1;
    records.set(id, { id, version, revision, ciphertext, deletedAt });
    return { ...record, id, version, revision, ciphertext, deletedAt };
  };
  const seal = (id: string, version: number, code: SavedCode) =>
    encryptRecord(key, { userId, keyId, id, version }, code);
  for (const [index, code] of codes.entries()) put(idOf(index), 1, await seal(idOf(index), 1, code));

  const refusal = (code: string, ids: readonly string[]) =>
    HttpResponse.json({ errors: [{ message: `Refused: ${code}.`, extensions: { code, ids } }] });
  const fake = {
    records,
    /** The most that the server gives of a page. */
    pageSize: Number.POSITIVE_INFINITY,
    /** What the server answers instead, if it is anything. */
    answer: (_operation: string): Response | undefined => undefined,
    /** What a page waits for. */
    beforePage: () => Promise.resolve(),
    /** Names of the changes that came, in order. */
    sent: [] as string[],
    /** Every request's text. */
    texts: [] as string[],
    /** Writes as another device does. Returns the change that the server tells of. */
    async write(id: string, code: SavedCode) {
      const version = (records.get(id)?.version ?? 0) + 1;
      const changed = put(id, version, await seal(id, version, code));
      return { historyChanges: { keyId, revision, reset: false, records: [changed] } };
    },
    /** Deletes as another device does. */
    erase(id: string) {
      const version = records.get(id)?.version ?? 1;
      const changed = put(id, version, null, '2026-11-21T10:00:00.000Z');
      return { historyChanges: { keyId, revision, reset: false, records: [changed] } };
    },
    /** What the server has of a code, opened. */
    async read(id: string) {
      const found = records.get(id);
      if (!found?.ciphertext) return undefined;
      return decryptRecord(key, { userId, keyId, id, version: found.version }, found.ciphertext);
    },
  };
  const note = async (operation: string, request: Request) => {
    fake.texts.push(await request.clone().text());
    return fake.answer(operation);
  };
  const isThere = ({ deletedAt }: FakeRecord) => deletedAt === null;
  const handlers = [
    graphql.query('HistoryPage', async ({ variables, request }) => {
      const answered = await note('HistoryPage', request);
      await fake.beforePage();
      if (answered) return answered;
      const all = [...records.values()].filter(isThere).reverse();
      const from = variables['after'] ? Number(variables['after']) : 0;
      const to = from + Math.min(variables['first'], fake.pageSize);
      const edges = all.slice(from, to).map((node) => ({ node: { ...record, ...node } }));
      const pageInfo = { endCursor: String(to), hasNextPage: to < all.length };
      return HttpResponse.json({
        data: { history: { keyId, revision, count: all.length, records: { pageInfo, edges } } },
      });
    }),
    graphql.query('HistoryRecordsById', async ({ variables, request }) => {
      const answered = await note('HistoryRecordsById', request);
      if (answered) return answered;
      const ids: string[] = variables['ids'];
      const found = ids.flatMap((id) => records.get(id) ?? []).map((node) => ({ ...record, ...node }));
      return HttpResponse.json({ data: { history: { revision, recordsById: found } } });
    }),
    graphql.mutation(/HistoryRecords$/, async ({ operationName, variables, request }) => {
      fake.sent.push(operationName);
      const answered = await note(operationName, request);
      if (answered) return answered;
      if (operationName !== 'SaveHistoryRecords') {
        const ids: string[] = variables['ids'];
        const isDelete = operationName === 'DeleteHistoryRecords';
        const field = isDelete ? 'deleteHistoryRecords' : 'restoreHistoryRecords';
        const changed = ids.flatMap((id) => {
          const found = records.get(id);
          if (!found) return [];
          return [put(id, found.version, found.ciphertext, isDelete ? '2026-11-21T10:00:00.000Z' : null)];
        });
        return HttpResponse.json({ data: { [field]: changed } });
      }
      const drafts: { id: string; version: number; ciphertext: string }[] = variables['input'].records;
      const gone = drafts.filter(({ id }) => records.get(id)?.deletedAt);
      if (gone.length > 0)
        return refusal(
          'GONE',
          gone.map(({ id }) => id),
        );
      const stale = drafts.filter(({ id, version }) => (records.get(id)?.version ?? 0) + 1 !== version);
      if (stale.length > 0)
        return refusal(
          'CONFLICT',
          stale.map(({ id }) => id),
        );
      const saved = drafts.map(({ id, version, ciphertext }) => put(id, version, ciphertext));
      return HttpResponse.json({ data: { saveHistoryRecords: saved } });
    }),
  ];
  return Object.assign(fake, { handlers });
}
