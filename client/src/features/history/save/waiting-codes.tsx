import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { parseStoredCode } from '@canary/vault/record';
import { useEffect, useSyncExternalStore } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { declareInputs, type InputsByKey } from '#shared/storage/input-store.ts';
import { createStore, useStorePart } from '#shared/store/create-store.ts';
import { errorMessage } from '../error-message.ts';
import { type SavedCode, toSavedCode } from '../history-entry.ts';
import { type UnlockedHistory, useKeyState } from '../key/keychain.ts';

/** Codes to save, by record id. They wait in this tab until the history is unlocked and they are saved. */
const waiting = declareInputs<SavedCode>({
  key: 'account:key:waiting-codes',
  survives: 'reload',
  schema: readCodes,
});

const changes = createStore<{ readonly failure: string | undefined }>({ failure: undefined });
const isSaving = new Set<string>();

/**
 * Saves a code as soon as the history is unlocked, on any page of the account. Replaces content and look of the code with
 * this id.
 */
export function saveOnceUnlocked(id: string, code: SavedCode): void {
  waiting.save(id, code);
  changes.set({ failure: undefined });
}

/** The codes that aren't saved yet, by record id. */
export function useWaitingCodes(): InputsByKey<SavedCode> {
  return useSyncExternalStore(changes.watch, waiting.read, waiting.read);
}

/** Why the waiting codes could not be saved, for display. */
export function useWaitingFailure(): string | undefined {
  return useStorePart(changes, ({ failure }) => failure);
}

/** Saves the waiting codes on every page of the account. */
export function WaitingCodes() {
  const codes = useWaitingCodes();
  useEffect(() => {
    waiting.restore();
    changes.change({});
  }, []);
  return Object.keys(codes).length > 0 && <Saver codes={codes} />;
}

function Saver({ codes }: { readonly codes: InputsByKey<SavedCode> }) {
  const client = useApolloClient();
  const state = useKeyState();
  useEffect(() => {
    if (state.status === 'unlocked') void saveAll(client, state, codes);
  }, [client, state, codes]);
  return null;
}

async function saveAll(client: ApolloClient, unlocked: UnlockedHistory, codes: InputsByKey<SavedCode>) {
  for (const [id, { name, type, values, look }] of Object.entries(codes)) {
    if (isSaving.has(id)) continue;
    isSaving.add(id);
    try {
      const { historyStoreFor, putCode } = await loadChunk(async () => ({
        ...(await import('../sync/history-store.ts')),
        ...(await import('./save-code.ts')),
      }));
      await putCode(historyStoreFor(client, unlocked), id, { type, values, look }, name);
      waiting.delete(id);
      changes.set({ failure: undefined });
    } catch (error) {
      changes.set({ failure: errorMessage(error) });
    } finally {
      isSaving.delete(id);
    }
  }
}

/** Reads codes that waited before a reload. */
function readCodes(stored: unknown): InputsByKey<SavedCode> {
  return Object.fromEntries(
    Object.entries(Object(stored)).flatMap(([id, value]) => {
      try {
        return [[id, toSavedCode(parseStoredCode(value))] as const];
      } catch {
        return [];
      }
    }),
  );
}
