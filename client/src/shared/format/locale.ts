import { useSyncExternalStore } from 'react';

/** The visitor's locale for dates and numbers; undefined while prerendering and hydrating. */
export function useLocale(): string | undefined {
  return useSyncExternalStore(watchLocale, readLocale, () => undefined);
}

let known = { language: '', locale: 'en' };

/** The browser's locale, or English if the browser reports an invalid locale. */
export function readLocale(): string {
  const { language } = navigator;
  // Each number and date of a page reads the locale, and finding its canonical form is slow.
  if (language !== known.language) known = { language, locale: canonicalLocale(language) };
  return known.locale;
}

function canonicalLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

function watchLocale(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}
