import type { HistoryRecordKind } from '@canary/input/history';
import {
  maxFolders,
  maxHistoryRecords,
  maxHistorySize,
  maxImages,
  maxPresets,
  maxRuns,
} from '@canary/input/limits';
import type { History } from '../../generated/sqlite/client.ts';
import type { DbClient } from '../../platform/database/database.ts';
import { InputError } from '../../platform/errors.ts';
import { eraseOldest } from './erase.ts';

interface OfKind {
  readonly kind: HistoryRecordKind;
}

/** The number of saved codes among records. */
export function countCodes(records: readonly OfKind[]): number {
  return records.filter(({ kind }) => kind === 'CODE').length;
}

const limits = {
  CODE: { max: maxHistoryRecords, holds: 'A history holds', noun: 'codes' },
  PRESET: { max: maxPresets, holds: 'You can save', noun: 'presets' },
  IMAGE: { max: maxImages, holds: 'You can save', noun: 'images' },
  RUN: { max: maxRuns, holds: 'A history holds', noun: 'runs of many codes' },
  FOLDER: { max: maxFolders, holds: 'A history holds', noun: 'folders' },
} as const;

/**
 * Limits the number of records of each kind. As many deleted records are kept; beyond this number, the earliest deleted
 * records are erased.
 *
 * @param change `save` if the records are new, `restore` if they are deleted records of the history
 * @throws InputError
 */
export async function requireSpace(
  transaction: DbClient,
  history: History,
  added: readonly OfKind[],
  change: 'save' | 'restore',
): Promise<void> {
  const field = change === 'save' ? 'records' : 'ids';
  for (const kind of new Set(added.map((record) => record.kind))) {
    const count = added.filter((record) => record.kind === kind).length;
    const { max, holds, noun } = limits[kind];
    const stored = await countStored(transaction, history, kind);
    const shown = max.toLocaleString('en');
    if (stored.count + count > max) {
      throw new InputError(`${holds} up to ${shown} ${noun}. Delete some that you no longer need.`, field);
    }
    const excess = stored.count + stored.deletedCount + count - 2 * max;
    if (change === 'save' && excess > 0) {
      await eraseOldest(transaction, history.userId, { kind, count: excess });
    }
  }
}

/**
 * Limits the size of a history when records are saved. Deleted records make room, the oldest first.
 *
 * @param growth by how many characters of ciphertext the history grows
 * @throws InputError
 */
export async function requireSize(transaction: DbClient, { userId }: History, growth: number): Promise<void> {
  if (growth <= 0) return;
  // The size is read again, because records may have been erased.
  const { size } = await transaction.history.findUniqueOrThrow({ where: { userId }, select: { size: true } });
  const excess = size + growth - maxHistorySize;
  if (excess <= 0 || (await eraseOldest(transaction, userId, { size: excess }))) return;
  throw new InputError(
    `Your history is full: it holds ${maxHistorySize / 1_000_000} MB. Delete what you no longer need.`,
    'records',
  );
}

/** Counts the records of a kind. The history stores its number of codes, because it may have many. */
async function countStored(
  transaction: DbClient,
  history: History,
  kind: HistoryRecordKind,
): Promise<Pick<History, 'count' | 'deletedCount'>> {
  if (kind === 'CODE') return history;
  const where = { userId: history.userId, kind };
  const count = await transaction.historyRecord.count({ where: { ...where, deletedAt: null } });
  return { count, deletedCount: (await transaction.historyRecord.count({ where })) - count };
}
