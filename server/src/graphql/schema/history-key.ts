import type { WrappedKey } from '../../history/keys.ts';
import { builder } from '../builder.ts';

const HistoryKeyMethod = builder.enumType('HistoryKeyMethod', {
  description: 'What the key of a history is wrapped by.',
  values: {
    PASSWORD: { description: 'The password of the account.' },
    PASSPHRASE: { description: 'A passphrase of its own, for who logs in without a password.' },
    RECOVERY: { description: 'The recovery code, which is shown once.' },
  } as const,
});

const parts = {
  method: 'What it is wrapped by.',
  salt: 'The salt of the wrapping key: 16 bytes as base64url without padding.',
  rounds: 'The rounds of PBKDF2-SHA-256 by which the wrapping key is derived: 600,000 to 6,000,000.',
  ciphertext: 'The key, sealed by the wrapping key with AES-256-GCM, as base64url without padding.',
};

export const HistoryKey = builder.objectRef<WrappedKey>('HistoryKey').implement({
  description: 'The key of a history, wrapped: only what its owner knows opens it.',
  fields: (t) => ({
    method: t.expose('method', { type: HistoryKeyMethod, description: parts.method }),
    salt: t.exposeString('salt', { description: parts.salt }),
    rounds: t.exposeInt('rounds', { description: parts.rounds }),
    ciphertext: t.exposeString('ciphertext', { description: parts.ciphertext }),
  }),
});

export const HistoryKeyInput = builder.inputType('HistoryKeyInput', {
  description: 'The key of a history, wrapped in the browser.',
  fields: (t) => ({
    method: t.field({ type: HistoryKeyMethod, required: true, description: parts.method }),
    salt: t.string({ required: true, description: parts.salt }),
    rounds: t.int({ required: true, description: parts.rounds }),
    ciphertext: t.string({ required: true, description: parts.ciphertext }),
  }),
});
