import type { ApolloClient } from '@apollo/client';
import { createFollower } from '#shared/live/follower.ts';
import { HistoryChangesDocument } from '../operations.ts';
import type { CodeRecords } from './code-records.ts';
import type { RecordCache } from './record-cache.ts';

interface FollowRecordOptions {
  readonly client: ApolloClient;
  readonly keyId: string;
  readonly id: string;
  readonly records: Pick<CodeRecords, 'refresh'>;
  readonly cache: RecordCache;
  onUpdate(): void;
}

/** Keeps one record up to date without loading the whole history. Returns a function to stop. */
export function followRecord({
  client,
  keyId,
  id,
  records,
  cache,
  onUpdate,
}: FollowRecordOptions): () => void {
  let revision = 0;
  const follower = createFollower({
    client,
    events: HistoryChangesDocument,
    since: () => ({ since: revision }),
    read: async (signal) => {
      revision = await records.refresh([id]);
      if (!signal.aborted) onUpdate();
      return undefined;
    },
    apply: async ({ historyChanges: change }) => {
      if (change.keyId !== keyId) return 'stop';
      if (change.reset) return 'read-again';
      await cache.add(change.records);
      revision = Math.max(revision, change.revision);
      onUpdate();
      return 'applied';
    },
  });
  follower.read();
  return follower.stop;
}
