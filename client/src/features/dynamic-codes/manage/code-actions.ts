import { shortAddress } from '#shared/format/short-address.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { isServerFault } from '#shared/live/errors.ts';
import type { Notices } from '#shared/live/notices.ts';
import { type ManagedCode, useCodeChanges } from './operations.ts';

export type CodeActions = ReturnType<typeof useCodeActions>;

/**
 * The actions on a code. Each shows a notice with Undo.
 *
 * @param code the code as it is shown, on which changes are based
 */
export function useCodeActions(code: ManagedCode, notices: Notices) {
  const { id, version, target } = code;
  const changes = useCodeChanges(id);
  const show = (text: string, undo?: () => Promise<unknown>) =>
    notices.show({ id: 'done', text, icon: 'check', ...(undo && { undo: () => void attempt(undo) }) });
  const showError = (text: string, retry?: () => unknown) =>
    notices.show({
      id: 'failed',
      text,
      icon: 'circle-alert',
      lifetime: 'until-dismissed',
      ...(retry && {
        action: { label: 'Try again', otherwise: 'Use the buttons of this page', run: () => void retry() },
      }),
    });
  /** Runs an action, and shows why it failed. */
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    notices.dismiss('failed');
    try {
      await act();
    } catch (error) {
      const { message, code: reason } = failureOf(error);
      // An Undo is used up, so that only this button can repeat it.
      if (isServerFault(error)) return showError(message, () => attempt(act));
      if (reason !== 'CONFLICT') return showError(message);
      // A restored code may also be refused because the account has too many.
      const current = await changes.refresh().catch(() => undefined);
      showError(
        current && !current.deletedAt
          ? `${message} It leads to ${shortAddress(current.target)} now.`
          : message,
      );
    }
  };
  /** Undoes a change of the target, unless the target has changed again. Other changes, such as a pause, may follow. */
  const pointBack = async (to: string, from: string) => {
    const current = await changes.read();
    if (current.target !== from)
      return showError(`The code leads to ${shortAddress(current.target)} by now, so it stays there.`);
    await changes.update(current.version, { target: to });
    show(`The code leads to ${shortAddress(to)} again.`);
  };

  return {
    show,
    attempt,
    refresh: changes.refresh,
    /** @throws if the server refuses the target, or the code was changed elsewhere */
    async pointTo(typed: string) {
      const changed = await changes.update(version, { target: typed });
      if (changed.target === target) return show('The code already leads there.');
      show(`The code leads to ${shortAddress(changed.target)} now.`, () => pointBack(target, changed.target));
    },
    setPassesQuery: (passesQuery: boolean) => changes.update(version, { passesQuery }),
    /** @throws if the text is too long */
    async pause(text: string) {
      const before = code.pausedText;
      await changes.pause(text);
      if (before === null) show('The code is paused.', changes.resume);
      else show('The text was changed.', () => changes.pause(before));
    },
    async resume() {
      const before = code.pausedText ?? '';
      await changes.resume();
      show('The code works again.', () => changes.pause(before));
    },
    async remove() {
      await changes.remove();
      show('The code was deleted.', changes.restore);
    },
    async restore() {
      await changes.restore();
      show('The code was restored.');
    },
  };
}
