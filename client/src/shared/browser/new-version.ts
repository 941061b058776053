import { inputForReload, storeForReload } from '#shared/storage/input-store.ts';
import { asText, declareValue } from '#shared/storage/value.ts';
import { reload } from './navigation.ts';

/** The builds that this tab has already replaced by a reload, separated by spaces. */
const leftBuilds = declareValue({ key: 'tab:closed:left-builds', place: 'session', schema: asText });
const timeoutMs = 10_000;

/** The build of this page. The name of its entry script contains a hash. */
function ownBuild(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/** Compares this page's build with the server's build; `unknown` when the server can't be reached. */
export async function compareWithServer(): Promise<'same' | 'newer' | 'unknown'> {
  const own = ownBuild();
  if (!own) return 'unknown';
  try {
    const response = await fetch(`${location.origin}/`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const page = await response.text();
    if (!response.ok || !page.includes('id="root"')) return 'unknown';
    return page.includes(`"${own}"`) ? 'same' : 'newer';
  } catch {
    return 'unknown';
  }
}

/** Reloads the page without losing what the user has entered. */
export function reloadKeepingInput(input = inputForReload()): void {
  storeForReload(input);
  reload();
}

/** Reloads the page to switch to a newer version of the site, at most once per build, to rule out a loop. */
export function reloadForNewVersion(input = inputForReload()): void {
  const own = ownBuild();
  const left = leftBuilds.read()?.split(' ') ?? [];
  if (!own || left.includes(own)) return;
  if (leftBuilds.write([...left, own].join(' '))) reloadKeepingInput(input);
}

/** Call when a chunk of this build failed to load: the server may have only the chunks of a newer version. */
export async function reloadIfOutdated(): Promise<void> {
  // Read before the request: an error page may replace the page while the server answers.
  const input = inputForReload();
  if ((await compareWithServer()) === 'newer') reloadForNewVersion(input);
}

/** Reloads the page if the server can be reached. Some browsers don't request a module again after it failed to load. */
export async function reloadIfReachable(): Promise<void> {
  if ((await compareWithServer()) !== 'unknown') reloadKeepingInput();
}

let isNewVersionReady = false;

/** Call when the service worker has a newer version of the site ready. */
export function noteNewVersion(): void {
  isNewVersionReady = true;
}

/** Call after a navigation, when a reload doesn't interrupt the user. */
export function reloadIfNewVersionReady(): void {
  if (isNewVersionReady) reloadForNewVersion();
}
