import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder, and a function that deletes it with what is in it. */
export async function createTempFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'canary-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
