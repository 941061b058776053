import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import type { EncryptedRecord_RecordFragment, HistoryRecordInput } from '#gql/graphql.ts';
import {
  DeleteHistoryRecordsDocument,
  EncryptedRecord_record,
  EraseHistoryRecordsDocument,
  HistoryRecordsByIdDocument,
  RestoreHistoryRecordsDocument,
  SaveHistoryRecordsDocument,
} from '../operations.ts';

export type EncryptedRecords = readonly FragmentType<typeof EncryptedRecord_record>[];

/** The history was reset elsewhere, so the history has another key. */
export class OtherKeyError extends Error {
  override readonly name = 'OtherKeyError';

  constructor() {
    super('Your history was reset elsewhere. Reload the page.');
  }
}

/** A record to save, encrypted. A new record has version 1. */
export interface EncryptedVersion extends HistoryRecordInput {
  readonly id: string;
}

/** The answer to a query of records. */
interface RecordPage {
  readonly history: {
    readonly keyId?: string | null;
    readonly records: {
      readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
      readonly edges: readonly { readonly node: EncryptedRecords[number] }[];
    };
  };
}

const uncached = { fetchPolicy: 'no-cache' } as const;

/** Sends encrypted records of every kind to the server, and reads them. */
export type RecordClient = ReturnType<typeof createRecordClient>;

export function createRecordClient(client: ApolloClient, keyId: string) {
  return {
    /** Saves records, at most `maxSavedAtOnce`, all or none. Returns their new revisions. */
    async save(records: readonly EncryptedVersion[]) {
      const variables = { input: { keyId, records: [...records] } };
      const { data } = await client.mutate({ mutation: SaveHistoryRecordsDocument, variables, ...uncached });
      return data?.saveHistoryRecords ?? [];
    },
    /** Deletes at most `maxReadAtOnce` records. The answer omits records that the server no longer has. */
    async remove(ids: readonly string[]) {
      const variables = { ids: [...ids] };
      const { data } = await client.mutate({
        mutation: DeleteHistoryRecordsDocument,
        variables,
        ...uncached,
      });
      return data?.deleteHistoryRecords ?? [];
    },
    /** Erases deleted records for good. */
    async erase(ids: readonly string[]): Promise<void> {
      const variables = { ids: [...ids] };
      await client.mutate({ mutation: EraseHistoryRecordsDocument, variables, ...uncached });
    },
    /** Restores deleted records. */
    async restore(ids: readonly string[]): Promise<EncryptedRecords> {
      const variables = { ids: [...ids] };
      const { data } = await client.mutate({
        mutation: RestoreHistoryRecordsDocument,
        variables,
        ...uncached,
      });
      return data?.restoreHistoryRecords ?? [];
    },
    /** Reads the records with these ids, and the revision of the history. */
    async read(ids: readonly string[], withDeleted = false) {
      const variables = { ids: [...ids], withDeleted };
      const { data } = await client.query({ query: HistoryRecordsByIdDocument, variables, ...uncached });
      return { records: data?.history.recordsById ?? [], revision: data?.history.revision ?? 0 };
    },
    /**
     * Reads all pages of a query.
     *
     * @throws {OtherKeyError} if the history was reset elsewhere
     */
    async readAll<Page extends RecordPage, Variables extends OperationVariables>(
      query: TypedDocumentNode<Page, Variables>,
      variables: Variables,
    ): Promise<{ readonly first: Page; readonly records: readonly EncryptedRecord_RecordFragment[] }> {
      const pages: Page[] = [];
      let after: string | null | undefined;
      do {
        const { data } = await client.query<Page, OperationVariables>({
          query,
          variables: { ...variables, ...(after && { after }) },
          ...uncached,
          context: { queryDeduplication: false },
        });
        if (!data) throw new Error('The server answered without a history.');
        if (data.history.keyId !== keyId) throw new OtherKeyError();
        pages.push(data);
        const { pageInfo } = data.history.records;
        after = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
      } while (after);
      const [first] = pages;
      if (!first) throw new Error('There is always a first page.');
      const nodes = pages.flatMap(({ history }) => history.records.edges.map(({ node }) => node));
      return { first, records: readFragment(EncryptedRecord_record, nodes) };
    },
  };
}

/** The ids of records whose change the server rejected because they changed or were deleted elsewhere. */
export function conflictingIds(error: unknown): readonly string[] {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return [];
  const [first]: { extensions?: Readonly<Record<string, unknown>> }[] = error.errors;
  const ids = first?.extensions?.['ids'];
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}
