import { useSyncExternalStore } from 'react';
import type { Theme } from '#config/themes.ts';
import { readTheme, watchTheme } from '#shared/theme/theme.ts';

/** The theme that the visitor chose; the system's where the page is made ahead of any visitor. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, readTheme, () => 'system');
}
