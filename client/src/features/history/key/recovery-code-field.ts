import { parseRecoveryCode } from '@canary/vault/recovery-code';
import { z } from 'zod';

/** A recovery code as it is typed: a slip of the pen is told before anything is tried. */
export const recoveryCode = z
  .string()
  .min(1, 'Enter your recovery code.')
  .refine(
    (text) => text === '' || parseRecoveryCode(text) !== undefined,
    'This is not a recovery code of ours, or has a slip in it. Compare it once more.',
  );
