import { useSyncExternalStore } from 'react';

/** The visitor's locale for dates and numbers; undefined while prerendering and hydrating. */
export function useLocale(): string | undefined {
  return useSyncExternalStore(watchLocale, readLocale, () => undefined);
}

/** The browser's locale, or English if the browser reports an invalid one. */
function readLocale(): string {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

function watchLocale(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}
