import { brand } from '#config/brand.ts';
import { themeKey } from '#config/theme-script.ts';
import { type Theme, themeOf } from '#config/themes.ts';

const watchers = new Set<() => void>();
let theme: Theme = 'system';

/** What the visitor chose. */
export function readTheme(): Theme {
  return theme;
}

/** Calls back when another theme was chosen. Returns what stops that. */
export function watchTheme(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Shows the site in another theme, in this browser's other tabs too, and from now on. */
export function chooseTheme(chosen: Theme): void {
  try {
    if (chosen === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, chosen);
  } catch {
    // A browser may refuse to keep anything; then the choice holds for this page.
  }
  show(chosen);
}

/** Shows the page in the theme that was chosen, and follows the other tabs, for as long as the page is there. */
export function startTheme(): void {
  showKept();
  window.addEventListener('storage', ({ key }) => {
    // Without a key, all that was kept was cleared.
    if (key === themeKey || key === null) showKept();
  });
  // A page that the way back has brought to life again heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showKept();
  });
}

function showKept(): void {
  try {
    show(themeOf(localStorage.getItem(themeKey)));
  } catch {
    // Nothing is kept, so nothing has changed.
  }
}

function show(chosen: Theme): void {
  theme = chosen;
  const { dataset } = document.documentElement;
  if (chosen === 'system') delete dataset['theme'];
  else dataset['theme'] = chosen;
  // The browser's own bar goes with the site's.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.content === brand.ink ? 'light' : 'dark';
    meta.media = chosen === 'system' ? `(prefers-color-scheme: ${own})` : chosen === own ? 'all' : 'not all';
  }
  for (const tell of watchers) tell();
}
