import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteWithThisProcess } from './watchdog.ts';

/** Creates an empty folder. It is deleted by `remove`, or else when this process ends. */
export async function createTempFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'canary-'));
  const forget = deleteWithThisProcess(path);
  return {
    path,
    remove: async () => {
      await rm(path, { recursive: true, force: true });
      forget();
    },
  };
}
