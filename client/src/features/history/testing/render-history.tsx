import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import type { SavedCode } from '../history-entry.ts';
import { KeychainContext } from '../key/keychain.ts';
import { SavedCodes } from '../list/history-page.tsx';
import { fakeKeychain, unlockedHistory } from './fake-history-keys.ts';
import { fakeHistoryRecords } from './fake-history-records.ts';

/** Stubs layout and pointer capture, which jsdom doesn't implement. */
export function stubLayout() {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(97);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  HTMLElement.prototype.hasPointerCapture = () => false;
}

/** Renders the history page with these codes, unlocked. */
export async function renderHistory(
  codes: readonly SavedCode[],
  prepare: (server: Awaited<ReturnType<typeof fakeHistoryRecords>>) => void = () => undefined,
) {
  stubLayout();
  const unlocked = await unlockedHistory();
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
  return screen.queryAllByRole('row').map((row) => row.getAttribute('aria-label'));
}

export const rowOf = (name: string) => screen.getByRole('row', { name });
export const inRow = (name: string) => within(rowOf(name));
