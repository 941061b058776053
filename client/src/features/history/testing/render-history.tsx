import type { SavedCode } from '@canary/vault/record';
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { HistoryKeyContext } from '#features/history/key/use-history-key.ts';
import { renderPage } from '#testing/render.tsx';
import { History } from '../components/history.tsx';
import { fakeHistory, fakeRing, openKey } from './fake-history.ts';

/** What jsdom lays out and captures nothing of. */
function giveSizes() {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(97);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  HTMLElement.prototype.hasPointerCapture = () => false;
}

/** Shows the history's page with these codes in it, as somebody whose key is open. */
export async function renderHistory(
  codes: readonly SavedCode[],
  prepare: (server: Awaited<ReturnType<typeof fakeHistory>>) => void = () => undefined,
) {
  giveSizes();
  const open = await openKey();
  const fake = await fakeHistory(open, codes);
  prepare(fake);
  const view = renderPage(
    <HistoryKeyContext value={fakeRing(open)}>
      <main id="content">
        <History />
      </main>
    </HistoryKeyContext>,
    { at: '/history', handlers: fake.handlers },
  );
  return { ...view, fake, open };
}

/** The names of the codes in sight, from top to bottom. */
export function names(): (string | null)[] {
  return screen.queryAllByRole('row').map((row) => row.getAttribute('aria-label'));
}

export const rowOf = (name: string) => screen.getByRole('row', { name });
export const inRow = (name: string) => within(rowOf(name));
