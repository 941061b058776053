import { useSyncExternalStore } from 'react';
import { readLocale, watchLocale } from '#shared/format/locale.ts';

const unknown = () => undefined;

/** The visitor's locale; undefined where the page is made ahead of any visitor, and in the render that continues it. */
export function useLocale(): string | undefined {
  return useSyncExternalStore(watchLocale, readLocale, unknown);
}
