/** How the visitor's browser is set to write dates and numbers; English where it names nothing that can be written. */
export function readLocale(): string {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Calls back when the visitor sets another language. Returns what stops that. */
export function watchLocale(watcher: () => void): () => void {
  window.addEventListener('languagechange', watcher);
  return () => window.removeEventListener('languagechange', watcher);
}
