import { useApolloClient } from '@apollo/client/react';
import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { type ReactNode, useMemo, useState } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import { paths } from '#config/paths.ts';
import type { RenderGenerator, SaveTarget } from '#shared/code/save-target.ts';
import { useAllCodes } from '../all-codes.ts';
import { errorMessage } from '../error-message.ts';
import { fileTitleOf, type HistoryEntry, linkIdOf, type SavedCode, suggestName } from '../history-entry.ts';
import { useKeychain, useKeyState } from '../key/keychain.ts';
import { historyStoreFor } from '../sync/history-store.ts';
import { EditedCode } from './edited-code.tsx';
import { saveOnceUnlocked, useWaitingCodes, useWaitingFailure } from './waiting-codes.tsx';

export type LinkedCode = ReturnType<typeof useLinkedCode>;

/**
 * Name and design of a dynamic code, which are a saved code of the history.
 *
 * @param id of the dynamic code
 * @param link the text in the code
 */
export function useLinkedCode(id: string, link: string) {
  const client = useApolloClient();
  const { ensureUnlocked } = useKeychain();
  const key = useKeyState();
  const { status, entries } = useAllCodes();
  const waitingCodes = useWaitingCodes();
  const failure = useWaitingFailure();
  const [newId] = useState(() => crypto.randomUUID());
  const [recordId, waiting] = Object.entries(waitingCodes).find(([, code]) => linkIdOf(code) === id) ?? [
    newId,
  ];
  const entry = useMemo(() => firstWith(id, entries), [id, entries]);
  const isUnlocked = key.status === 'unlocked';
  const isSaving = waiting !== undefined && isUnlocked && failure === undefined;
  const isLoading =
    !entry && (key.status === 'loading' || isSaving || (isUnlocked && status === 'incomplete'));
  const code = entry?.code ?? waiting ?? newCode(id, link);

  return {
    key,
    /** The saved code; undefined while the history is locked, or if no code is saved. */
    entry,
    code,
    recordId,
    /** Undefined while the name is unknown, or if the code has no name. */
    name: (entry?.code ?? waiting)?.name,
    isWaiting: waiting !== undefined,
    isLoading,
    /** @throws if the name could not be saved */
    async rename(name: string): Promise<void> {
      if (entry && isUnlocked) {
        await historyStoreFor(client, key).change([entry.id], (saved) => ({ ...saved, name }));
        return;
      }
      saveOnceUnlocked(recordId, { ...code, name });
      await ensureUnlocked();
    },
    /** Saves the first design of a code without a saved design. Returns whether the history is unlocked. */
    async saveNew(look: SavedCode['look']): Promise<boolean> {
      saveOnceUnlocked(recordId, { ...code, look });
      return (await ensureUnlocked()) !== undefined;
    },
  };
}

/** The oldest saved code with the link: two devices may each have saved a code. */
function firstWith(id: string, entries: readonly HistoryEntry[]): HistoryEntry | undefined {
  return entries
    .filter(({ code }) => linkIdOf(code) === id)
    .sort((one, other) => one.code.createdAt.localeCompare(other.code.createdAt))[0];
}

/** A code that has neither name nor design yet. */
function newCode(id: string, link: string): SavedCode {
  const now = new Date().toISOString();
  const code = {
    type: 'dynamic',
    values: { id, link },
    look: { design: plainDesign(PRINT_SAFE), size: codeDefaults.size.default },
  };
  return { v: 2, name: suggestName(code), folder: null, ...code, createdAt: now, updatedAt: now };
}

interface LinkedGeneratorProps {
  readonly linked: LinkedCode;
  renderHead(state: ReactNode): ReactNode;
  readonly children: RenderGenerator;
}

/** The generator with the design of a dynamic code. */
export function LinkedGenerator({ linked, renderHead, children }: LinkedGeneratorProps) {
  const client = useApolloClient();
  const { key, entry, code, recordId } = linked;
  if (entry && key.status === 'unlocked')
    return (
      <EditedCode
        key={entry.id}
        history={historyStoreFor(client, key)}
        entry={entry}
        onContinueWith={() => undefined}
        renderHead={renderHead}
      >
        {children}
      </EditedCode>
    );
  const target: SaveTarget = {
    canCopy: false,
    path: paths.history,
    name: fileTitleOf(code),
    save: async ({ look }) => {
      try {
        if (await linked.saveNew(look)) return { isSaved: true, text: `Saved as “${code.name}”.` };
        const text =
          'Not saved to your history yet. The design waits in this tab until you unlock your history.';
        return { isSaved: false, text, recoveries: ['retry'] };
      } catch (error) {
        return {
          isSaved: false,
          text: `Not saved to your history. ${errorMessage(error)}`,
          recoveries: ['retry'],
        };
      }
    },
  };
  return (
    <>
      {renderHead(null)}
      {children(target, { id: recordId, code })}
    </>
  );
}
