import { reloadCarrying } from './carry-over.ts';

/** Where a tab notes the builds that it has left for a newer one. */
const storageKey = 'canary-qr:left-builds';
const patienceMs = 10_000;

/** The build that this page is of, by its first script: the name holds a hash of all that it leads to. */
function ownBuild(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/** Whether the server serves this page's build, or an other one; unknown when it can't be asked. */
export async function newestBuild(): Promise<'same' | 'other' | 'unknown'> {
  const own = ownBuild();
  if (!own) return 'unknown';
  try {
    const response = await fetch(`${location.origin}/`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    const page = await response.text();
    if (!response.ok || !page.includes('id="root"')) return 'unknown';
    return page.includes(`"${own}"`) ? 'same' : 'other';
  } catch {
    return 'unknown';
  }
}

/**
 * Loads the page anew, with what was typed, unless this tab has left the same build before: then it would go round in
 * circles. Returns whether it does.
 */
export function leaveForNewBuild(): boolean {
  const own = ownBuild();
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    const builds: unknown[] = Array.isArray(left) ? left : [];
    if (builds.includes(own)) return false;
    sessionStorage.setItem(storageKey, JSON.stringify([...builds, own]));
  } catch {
    // Without a memory of it nothing would end the circle.
    return false;
  }
  reloadCarrying();
  return true;
}

/** To be called when code of this build could not be had: where the server has a newer one, the page goes on with that. */
export async function leaveOldBuild(): Promise<void> {
  if ((await newestBuild()) === 'other') leaveForNewBuild();
}
