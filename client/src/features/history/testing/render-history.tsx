import { screen, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { vi } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import type { SavedCode } from '../history-entry.ts';
import { type HistoryKeyState, KeychainContext } from '../key/keychain.ts';
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

interface HistoryOptions {
  readonly isWide?: boolean;
  readonly hasRecoveryCode?: boolean;
  /** More answers of the server. */
  readonly handlers?: readonly RequestHandler[];
  /** The state of the history's key; by default it is unlocked. */
  readonly key?: HistoryKeyState;
}

/** Renders the history page with these codes, unlocked unless a test says otherwise. */
export async function renderHistory(
  codes: readonly SavedCode[],
  prepare: (server: Awaited<ReturnType<typeof fakeHistoryRecords>>) => void = () => undefined,
  { isWide = false, hasRecoveryCode = true, handlers = [], key }: HistoryOptions = {},
) {
  stubLayout({ isWide });
  const unlocked = { ...(await unlockedHistory()), hasRecoveryCode };
  const fake = await fakeHistoryRecords(unlocked, codes);
  prepare(fake);
  const view = renderPage(
    <KeychainContext value={fakeKeychain(key ?? unlocked)}>
      <main id="content">
        <SavedCodes />
      </main>
    </KeychainContext>,
    { at: '/history', handlers: [...handlers, ...fake.handlers] },
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
