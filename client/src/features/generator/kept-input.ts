import { declareInput } from '#shared/storage/input-store.ts';
import type { KeptExport } from './export-target.ts';
import { loadReaders } from './load-functions.ts';

/** Id of the content type that is chosen on the landing page. */
export const landingTab = declareInput<string, unknown>({
  name: 'landing-tab',
  owner: 'tab',
  lifetime: 'log-in',
  schema: (stored) => stored,
});

/** The export that waits for an unlock. The functions of its target aren't stored: the verb says where the file goes. */
export const waitingExport = declareInput<KeptExport, Promise<KeptExport | undefined>>({
  name: 'waiting-export',
  owner: 'tab',
  lifetime: 'question',
  schema: async (stored) => (await loadReaders()).readWaitingExport(stored),
});
