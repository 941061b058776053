import { type NewChange, subjectOf } from '@canary/board/changes/index';
import { join, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import { InputError } from '../../../platform/errors.ts';
import type { BoardDbClient } from '../database.ts';

/** The board and the idempotency key of a change. */
interface KeyedChange {
  readonly boardId: string;
  readonly changeId?: string | null | undefined;
}

/** The change that was applied with an idempotency key. */
export interface Applied {
  readonly kind: string;
  readonly subjectId: string | null;
}

const appliedRow = z.object({
  boardId: z.string(),
  changeId: z.string(),
  kind: z.string(),
  subjectId: z.string().nullable(),
});

/** Finds changes that were already applied, by board and idempotency key. */
export async function findApplied(
  client: BoardDbClient,
  changes: readonly KeyedChange[],
): Promise<ReadonlyMap<string, Map<string, Applied>>> {
  const keys = changes.flatMap(({ boardId, changeId }) =>
    changeId ? sqltag`(${boardId}, ${changeId})` : [],
  );
  const byBoard = new Map<string, Map<string, Applied>>();
  if (keys.length === 0) return byBoard;
  const rows = await client.$queryRaw<object[]>`
    SELECT * FROM "BoardKey" WHERE ("boardId", "changeId") IN (VALUES ${join(keys)})`;
  for (const row of rows) {
    const { boardId, changeId, ...applied } = appliedRow.parse(row);
    byBoard.set(boardId, (byBoard.get(boardId) ?? new Map()).set(changeId, applied));
  }
  return byBoard;
}

/**
 * Checks that a change is the change that was applied with its idempotency key. Returns the id of the changed row.
 *
 * @throws InputError if another change was applied with the key
 */
export function requireSameChange({ kind, subjectId }: Applied, change: NewChange): string | null {
  const named = subjectOf(change);
  if (kind === change.kind && (named === undefined || named === subjectId)) return subjectId;
  throw new InputError('This changeId was used for another change.', 'changeId');
}
