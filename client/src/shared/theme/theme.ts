import { brand } from '#config/brand.ts';
import { type Theme, themeOf } from '#config/themes.ts';
import { asText, declareValue } from '#shared/storage/value.ts';
import { createStore, useStore } from '#shared/store/create-store.ts';

/** The stored theme, which the document's head reads before the first paint (`config/head-scripts.ts`). */
const stored = declareValue({ key: 'browser:cleared:theme', place: 'local', schema: asText });

const store = createStore<Theme>('system');

/** The theme that the user chose. Pages are prerendered with the system's theme. */
export function useTheme(): Theme {
  return useStore(store, 'system');
}

/** Switches the theme and stores the choice, which the browser's other tabs follow. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') stored.erase();
  else stored.write(theme);
  apply(theme);
}

/** Applies the stored theme, and follows changes in other tabs. */
export function startTheme(): void {
  applyStored();
  window.addEventListener('storage', ({ key }) => {
    // The key is null when all storage was cleared.
    if (key === stored.key || key === null) applyStored();
  });
  // A page from the back/forward cache has missed the storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applyStored();
  });
}

function applyStored(): void {
  apply(themeOf(stored.read()));
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  // The browser's address bar follows the site.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.content === brand.ink ? 'light' : 'dark';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  }
  store.set(theme);
}
