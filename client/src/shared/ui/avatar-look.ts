/** The hues of avatars in degrees. Those that follow each other differ most. */
export const avatarHues: readonly number[] = Array.from({ length: 12 }, (_, index) => (index * 150) % 360);

/** Returns the hue of a name, one of {@link avatarHues}. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return avatarHues[sum % avatarHues.length] ?? 0;
}

/**
 * Returns the initials of the first and the last word of a name, or the first two characters of a single word.
 *
 * @example initialsOf('Ada King Lovelace') // 'AL'
 */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [name];
  const [initial = '', second = ''] = [...(words[0] ?? '')];
  const [lastInitial = ''] = [...(words.at(-1) ?? '')];
  return initial + (words.length > 1 ? lastInitial : second);
}
