import type { IconName } from './icons.ts';

/** The themes that a visitor can choose; the system's is the one that the system is set to, also when that changes. */
export const themes = [
  { id: 'system', name: 'System', icon: 'sun-moon' },
  { id: 'light', name: 'Light', icon: 'sun' },
  { id: 'dark', name: 'Dark', icon: 'moon' },
] as const satisfies readonly { id: string; name: string; icon: IconName }[];

export type Theme = (typeof themes)[number]['id'];

/** What a text names as a theme; without one it is the system's. */
export function themeOf(text: string | null): Theme {
  return themes.find(({ id }) => id === text)?.id ?? 'system';
}
