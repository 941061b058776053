import { type WrappedKey, wrapKey } from '@canary/vault/history-key';
import { generateRecoveryCode, parseRecoveryCode } from '@canary/vault/recovery-code';
import { type OwnSecret, textOf } from './own-secret.ts';

interface Owner {
  readonly userId: string;
  readonly keyId: string;
}

/** A new recovery code, and the key wrapped by it. */
export async function wrapByNewCode(
  raw: Uint8Array<ArrayBuffer>,
  owner: Owner,
): Promise<{ code: string; wrapped: WrappedKey }> {
  const code = generateRecoveryCode();
  const secret = parseRecoveryCode(code) ?? '';
  return { code, wrapped: await wrapKey(raw, secret, { ...owner, method: 'RECOVERY' }) };
}

/** The key wrapped by what its owner knows. */
export function wrapByOwn(
  raw: Uint8Array<ArrayBuffer>,
  owner: Owner,
  secret: OwnSecret,
): Promise<WrappedKey> {
  return wrapKey(raw, textOf(secret), { ...owner, method: secret.method });
}
