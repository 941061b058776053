import { HttpResponse } from 'msw';
import type { GraphQLHandler, GraphQLQuery, GraphQLResponseBody } from 'msw/graphql';
import { graphqlError } from '#testing/graphql-error.ts';
import { api } from '#testing/server.ts';

interface FakeRecord {
  readonly id: string;
  readonly kind: string;
  readonly version: number;
  readonly ciphertext: string;
  readonly isDeleted: boolean;
}

/** The server's operations on presets and their images. */
export function fakePresetRecords(keyId: string) {
  const records = new Map<string, FakeRecord>();
  const fake = {
    records,
    /** Names of the mutations received, in order. */
    mutations: [] as string[],
    /** Rejects the next mutation with this message. */
    refuseNext: undefined as string | undefined,
    handlers: [] as GraphQLHandler[],
    /** The number of records of a kind that aren't deleted. */
    count: (kind: string) =>
      [...records.values()].filter((record) => record.kind === kind && !record.isDeleted).length,
  };
  const shown = ({ id, version, ciphertext, isDeleted }: FakeRecord) => ({
    __typename: 'HistoryRecord',
    id,
    version,
    revision: 1,
    ciphertext: isDeleted ? null : ciphertext,
    deletedAt: isDeleted ? '2026-11-22T10:00:00.000Z' : null,
  });
  const rejected = (code: string, ids: readonly string[]) =>
    HttpResponse.json<GraphQLResponseBody<GraphQLQuery>>({
      errors: [{ message: `Rejected: ${code}.`, extensions: { code, ids } }],
    });

  fake.handlers = [
    api.query('HistoryPresets', () => {
      const presets = [...records.values()].filter(({ kind, isDeleted }) => kind === 'PRESET' && !isDeleted);
      const edges = presets.map((record) => ({ node: shown(record) }));
      const pageInfo = { endCursor: null, hasNextPage: false };
      return HttpResponse.json({ data: { history: { keyId, records: { pageInfo, edges } } } });
    }),
    api.query('HistoryRecordsById', ({ variables }) => {
      const ids: string[] = variables['ids'];
      const recordsById = ids.flatMap((id) => records.get(id) ?? []).map(shown);
      return HttpResponse.json({ data: { history: { revision: 1, recordsById } } });
    }),
    api.mutation(/HistoryRecords$/, async ({ operationName, variables }) => {
      fake.mutations.push(operationName);
      const { refuseNext } = fake;
      fake.refuseNext = undefined;
      if (refuseNext) return graphqlError('BAD_USER_INPUT', refuseNext, 'records');
      if (operationName !== 'SaveHistoryRecords') {
        const ids: string[] = variables['ids'];
        const isDeleted = operationName === 'DeleteHistoryRecords';
        const changed = ids.flatMap((id) => {
          const found = records.get(id);
          if (!found) return [];
          records.set(id, { ...found, isDeleted });
          return [shown({ ...found, isDeleted })];
        });
        return HttpResponse.json<GraphQLResponseBody<GraphQLQuery>>({
          data: { [isDeleted ? 'deleteHistoryRecords' : 'restoreHistoryRecords']: changed },
        });
      }
      const inputs: Omit<FakeRecord, 'isDeleted'>[] = variables['input'].records;
      const stale = inputs.filter(({ id, version }) => version !== (records.get(id)?.version ?? 0) + 1);
      if (stale.length > 0) {
        return rejected(
          'CONFLICT',
          stale.map(({ id }) => id),
        );
      }
      for (const input of inputs) records.set(input.id, { ...input, isDeleted: false });
      return HttpResponse.json<GraphQLResponseBody<GraphQLQuery>>({
        data: { saveHistoryRecords: inputs.map((input) => shown({ ...input, isDeleted: false })) },
      });
    }),
  ];
  return fake;
}
