import { numbersIn } from '#shared/format/numbers.ts';
import { errorMessage } from '../error-message.ts';
import type { HistoryEntry } from '../history-entry.ts';
import type { HistoryUi } from './history-ui.ts';

/** @example countCodes(1); // '1 code' */
export const countCodes = (count: number) => numbersIn().plural(count, 'code');

/** Describes entries: the name of one code, or the number of several. */
export const describeEntries = (entries: readonly HistoryEntry[]) =>
  entries.length === 1 && entries[0] ? `“${entries[0].code.name}”` : countCodes(entries.length);

/** Identifies an action on entries, so that a retry dismisses the error of the previous attempt. */
export const actionId = (action: string, entries: readonly HistoryEntry[]) =>
  [action, ...entries.map(({ id }) => id)].join(' ');

/** Creates a function that runs an action, shows an error if it fails, and returns whether it succeeded. */
export const createAttempt =
  (ui: HistoryUi) =>
  async (id: string, act: () => Promise<unknown>, failure: string): Promise<boolean> => {
    ui.notices.dismiss(id);
    try {
      await act();
      return true;
    } catch (error) {
      ui.showError(id, `${failure} ${errorMessage(error)}`);
      return false;
    }
  };

/** Creates a function that runs an action like that of {@link createAttempt}, and hides its progress at the end. */
export function createAttemptWithProgress(ui: HistoryUi) {
  const attempt = createAttempt(ui);
  return (id: string, work: () => Promise<void>, failure: string) =>
    attempt(id, () => work().finally(() => ui.change({ progress: null })), failure);
}
