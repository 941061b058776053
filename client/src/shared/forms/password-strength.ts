import { isPasswordLength } from '@canary/input/account';
import { passwordLength } from '@canary/input/limits';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

export interface PasswordStrength {
  /** 0: length not allowed; 1: weak; 2: fair; 3: good, withstands a moderate offline attack; 4: strong. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly text: string;
}

const texts = {
  1: 'Weak: add a few unrelated words',
  2: 'Fair: longer is better',
  3: 'Good',
  4: 'Strong',
} as const;

let checker: Promise<ZxcvbnFactory> | undefined;

/** Loads zxcvbn and its dictionary of common passwords, about 200 KB compressed. */
async function loadChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  // 64 characters are enough to be strong, and long passwords take zxcvbn much longer.
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 });
}

/**
 * Estimates how hard a password is to guess.
 *
 * @param userInputs the user's name and email address, which are easy to guess
 * @throws if the dictionary can't be loaded
 * @example
 * await passwordStrength('password1'); // { score: 1, text: 'Weak: …' }
 * await passwordStrength('correct horse battery'); // { score: 4, text: 'Strong' }
 * await passwordStrength('ada@example.com', ['ada@example.com']); // { score: 1, text: 'Weak: …' }
 */
export async function passwordStrength(
  password: string,
  userInputs: readonly string[] = [],
): Promise<PasswordStrength> {
  if (!isPasswordLength(password)) {
    const tooLong = [...password].length > passwordLength.max;
    return { score: 0, text: tooLong ? 'Too long' : 'Too short' };
  }
  checker ??= loadChecker().catch((error: unknown) => {
    checker = undefined;
    throw error;
  });
  const { score } = (await checker).check(password, userInputs.flatMap(guessableWords));
  const shown = score === 0 ? 1 : score;
  return { score: shown, text: texts[shown] };
}

/** Returns a text and its words: the parts of an email address are easy to guess, too. */
function guessableWords(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter(({ length }) => length >= 3);
}
