import type { Db } from '../db.ts';
import { InputError } from '../errors.ts';
import { readVersion } from './read-board.ts';

/** Makes sure that a version has been. @throws InputError for one of the future, or below 0 */
export async function checkSince(db: Db, since: number): Promise<void> {
  const newest = await readVersion(db);
  if (since < 0 || since > newest) {
    throw new InputError(`The board has the versions 0 to ${newest}. Read it again.`, 'since');
  }
}
