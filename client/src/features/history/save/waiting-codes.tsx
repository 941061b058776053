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

/** `attempt` counts what may lead to success: a new code, and the user's “Try again”. */
const changes = createStore<{ readonly attempt: number; readonly failure: string | undefined }>({
  attempt: 0,
  failure: undefined,
});
const isSaving = new Set<string>();

/** Tries again to save the codes that wait. */
export const retryWaiting = () => changes.set({ attempt: changes.read().attempt + 1, failure: undefined });

/**
 * Saves a code as soon as the history is unlocked, on any page of the account. Replaces content and look of the code with
 * this id.
 */
export function saveOnceUnlocked(id: string, code: SavedCode): void {
  waiting.save(id, code);
  retryWaiting();
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
  return Object.keys(codes).length > 0 && <Saver />;
}

function Saver() {
  const client = useApolloClient();
  const state = useKeyState();
  const attempt = useStorePart(changes, (its) => its.attempt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt saves what waits
  useEffect(() => {
    if (state.status !== 'unlocked') return;
    for (const id of Object.keys(waiting.read())) void saveWaiting(client, state, id);
  }, [client, state, attempt]);
  return null;
}

async function saveWaiting(client: ApolloClient, unlocked: UnlockedHistory, id: string): Promise<void> {
  if (isSaving.has(id)) return;
  isSaving.add(id);
  try {
    const { historyStoreFor, putCode } = await loadChunk(async () => ({
      ...(await import('../sync/history-store.ts')),
      ...(await import('./save-code.ts')),
    }));
    // The code may be replaced while it is saved.
    for (let code = waiting.read()[id]; code; code = waiting.read()[id]) {
      const { name, type, values, look } = code;
      await putCode(historyStoreFor(client, unlocked), id, { type, values, look }, name);
      if (waiting.read()[id] === code) waiting.delete(id);
    }
    changes.change({ failure: undefined });
  } catch (error) {
    changes.change({ failure: errorMessage(error) });
  } finally {
    isSaving.delete(id);
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
