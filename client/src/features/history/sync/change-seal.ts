import { decryptRecord, encryptRecord } from '@canary/vault/encryption';
import { z } from 'zod/mini';
import { isSameJson } from '#shared/code/same-json.ts';
import { type SavedCode, toEntry, toSavedCode } from '../history-entry.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { partsOf, replaceParts } from '../parts/code-parts.ts';
import { decryptPart, encryptParts } from '../parts/part-records.ts';
import { splitParts } from '../parts/parts.ts';
import type { UnsentChange } from './code-change.ts';

/** A code that is encrypted like a record of its version, with its parts. */
const sealedCode = z.object({
  ciphertext: z.string(),
  parts: z.array(z.object({ id: z.string(), ciphertext: z.string() })),
});

/** A stored change. */
const sealedChange = z.object({
  /** The key that encrypts it. */
  keyId: z.string(),
  order: z.number(),
  id: z.string(),
  before: z.nullable(z.object({ version: z.number(), revision: z.number(), sealed: sealedCode })),
  wasDeleted: z.boolean(),
  /** The next version; null if only the state is different. */
  after: z.nullable(sealedCode),
  state: z.enum(['saved', 'deleted', 'erased']),
});

/** Encrypts unsent changes for the browser's storage. */
export interface ChangeSeal {
  seal(change: UnsentChange): Promise<z.infer<typeof sealedChange>>;
  /**
   * Decrypts a stored change. Returns undefined if another build of the site has written it.
   *
   * @returns 'lost' if another key has encrypted it
   */
  open(changeId: string, content: unknown): Promise<UnsentChange | 'lost' | undefined>;
}

export function createChangeSeal({
  key,
  userId,
  keyId,
}: Pick<UnlockedHistory, 'key' | 'userId' | 'keyId'>): ChangeSeal {
  const sealCode = async (id: string, version: number, code: SavedCode) => {
    const { stored, parts } = splitParts((replace) => replaceParts(code, replace));
    return {
      ciphertext: await encryptRecord(key, { userId, keyId, id, version }, stored),
      parts: await encryptParts({ key, userId, keyId }, parts),
    };
  };
  const openCode = async (id: string, version: number, sealed: z.infer<typeof sealedCode>) => {
    const code = await decryptRecord(key, { userId, keyId, id, version }, sealed.ciphertext);
    const ciphertexts = new Map(sealed.parts.map((part) => [part.id, part.ciphertext]));
    const parts = partsOf(code).flatMap((part) => {
      const ciphertext = ciphertexts.get(part.id);
      // The record of the part was gone before the change.
      if (ciphertext === undefined) return [];
      return decryptPart({ key, userId, keyId }, { ...part, ciphertext }).then(
        (opened) => [part.id, opened] as const,
      );
    });
    return toSavedCode(code, new Map(await Promise.all(parts)));
  };
  return {
    seal: async ({ id, order, before, wasDeleted, after: { code, state } }) => {
      const { version = 0, revision = 0 } = before ?? {};
      return {
        ...{ keyId, order, id, wasDeleted, state },
        before: before ? { version, revision, sealed: await sealCode(id, version, before.code) } : null,
        after: before && isSameJson(code, before.code) ? null : await sealCode(id, version + 1, code),
      };
    },
    open: async (changeId, content) => {
      const { data } = sealedChange.safeParse(content);
      if (!data) return undefined;
      if (data.keyId !== keyId) return 'lost';
      const { id, order, wasDeleted, state } = data;
      const { version, revision } = data.before ?? { version: 0, revision: 0 };
      const before = data.before
        ? toEntry({ id, version, revision }, await openCode(id, version, data.before.sealed))
        : undefined;
      const code = data.after ? await openCode(id, version + 1, data.after) : before?.code;
      return code && { changeId, order, id, before, wasDeleted, after: { code, state } };
    },
  };
}
