import type { IconName } from './icons.ts';

/** The themes that a visitor can choose. `system` follows the operating system. */
export const themes = [
  { id: 'system', name: 'System', icon: 'sun-moon' },
  { id: 'light', name: 'Light', icon: 'sun' },
  { id: 'dark', name: 'Dark', icon: 'moon' },
] as const satisfies readonly { id: string; name: string; icon: IconName }[];

export type Theme = (typeof themes)[number]['id'];

/** Returns the theme with that id, or `system` for any other text. */
export function themeOf(text: string | undefined): Theme {
  return themes.find(({ id }) => id === text)?.id ?? 'system';
}
