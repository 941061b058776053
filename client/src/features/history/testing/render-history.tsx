import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import type { SavedCode } from '../history-entry.ts';
import { KeychainContext } from '../key/keychain.ts';
import { SavedCodes } from '../list/history-page.tsx';
import { fakeKeychain, unlockedHistory } from './fake-history-keys.ts';
import { fakeHistoryRecords } from './fake-history-records.ts';

/**
 * Stubs layout, media queries and pointer capture, which jsdom doesn't implement.
 *
 * @param isWide whether all media queries match, as on a wide screen
 */
export function stubLayout({ isWide = false } = {}) {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isWide }),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  HTMLElement.prototype.hasPointerCapture = () => false;
}

/** Renders the history page with these codes, unlocked. */
export async function renderHistory(
  codes: readonly SavedCode[],
  prepare: (server: Awaited<ReturnType<typeof fakeHistoryRecords>>) => void = () => undefined,
  { isWide = false, hasRecoveryCode = true } = {},
) {
  stubLayout({ isWide });
  const unlocked = { ...(await unlockedHistory()), hasRecoveryCode };
  const fake = await fakeHistoryRecords(unlocked, codes);
  prepare(fake);
  const view = renderPage(
    <KeychainContext value={fakeKeychain(unlocked)}>
      <main id="content">
        <SavedCodes />
      </main>
    </KeychainContext>,
    { at: '/history', handlers: fake.handlers },
  );
  return { ...view, fake, unlocked };
}

/** The names of the rendered codes, from top to bottom. */
export function names(): (string | null)[] {
  const rows = screen.queryAllByRole('row').filter((row) => 'id' in row.dataset);
  return rows.map((row) => row.getAttribute('aria-label'));
}

export const rowOf = (name: string) => screen.getByRole('row', { name });
export const inRow = (name: string) => within(rowOf(name));
