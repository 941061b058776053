import type { ApolloClient } from '@apollo/client';
import { copyText } from '#shared/browser/copy-text.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { createLinkChanges } from '../dynamic/dynamic-codes.ts';
import type { ListedCode } from '../dynamic/listed-code.ts';
import { linkIdOf } from '../history-entry.ts';
import type { HistoryStore } from '../sync/history-store.ts';
import { actionId, countCodes, createAttemptWithProgress, describeEntries } from './action-report.ts';
import type { HistoryUi } from './history-ui.ts';

/** The number of requests at the same time. */
const maxAtOnce = 4;
/** From this number of codes on, the progress is shown. */
const minReported = 8;

/** The entries that an action on their links has changed, and why it hasn't changed the other entries. */
interface LinkResult {
  readonly changed: readonly ListedCode[];
  readonly failed: readonly ListedCode[];
  readonly message: string;
}

/**
 * The actions that change dynamic codes, and the deletion of codes of both kinds.
 *
 * @param history the saved codes; undefined while they are locked
 */
export function createLinkActions(client: ApolloClient, ui: HistoryUi, history: HistoryStore | undefined) {
  const links = createLinkChanges(client);
  const attempt = createAttemptWithProgress(ui);

  /** Changes the links of entries, some at a time. Other entries need no change. */
  const changeLinks = async (
    entries: readonly ListedCode[],
    verb: string,
    change: (linkId: string, entry: ListedCode) => Promise<unknown>,
  ): Promise<LinkResult> => {
    const waiting = entries.flatMap((entry) => {
      const linkId = linkIdOf(entry.code);
      return linkId === undefined ? [] : { entry, linkId };
    });
    const count = waiting.length;
    const failed = new Set<ListedCode>();
    let message = '';
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { entry, linkId } = next;
        try {
          await change(linkId, entry);
        } catch (error) {
          failed.add(entry);
          message = failureOf(error).message;
        }
        if (count >= minReported)
          ui.change({ progress: { text: `${verb} ${count - waiting.length} of ${countCodes(count)}…` } });
      }
    };
    await Promise.all(Array.from({ length: maxAtOnce }, work));
    return { changed: entries.filter((entry) => !failed.has(entry)), failed: [...failed], message };
  };
  /** Shows which entries an action has failed for. */
  const report = (id: string, { failed, message }: LinkResult, failure: string) => {
    if (failed.length > 0) ui.showError(id, `${describeEntries(failed)} could not be ${failure}. ${message}`);
  };
  const recordsOf = (entries: readonly ListedCode[]) =>
    entries.filter(({ isBare }) => !isBare).map(({ id }) => id);

  /**
   * Restores codes of both kinds, the links first, because the account may have too many of them.
   *
   * @param onDone reports that all codes are restored; by default, the first restored code gets the focus
   * @param hasLink whether the link of a code is restored, too
   */
  const restore = (
    entries: readonly ListedCode[],
    onDone?: () => void,
    hasLink: (entry: ListedCode) => boolean = () => true,
  ) => {
    const id = actionId('restore', entries);
    return attempt(
      id,
      async () => {
        const result = await changeLinks(entries, 'Restored', unlessMissing(links.restore, hasLink));
        const ids = recordsOf(result.changed);
        if (ids.length > 0) await history?.restore(ids);
        if (!onDone) ui.change({ focusRequest: result.changed[0]?.id ?? null });
        else if (result.failed.length === 0) onDone();
        report(id, result, 'restored');
      },
      `${describeEntries(entries)} could not be restored.`,
    );
  };

  return {
    restore,
    /** Deletes codes of both kinds with one Undo. */
    remove(entries: readonly ListedCode[]) {
      ui.leaveList(entries);
      const id = actionId('remove', entries);
      const toastId = crypto.randomUUID();
      const removeRecords = async (removed: readonly ListedCode[]) => {
        const ids = recordsOf(removed);
        const sent = ids.length > 0 ? history?.remove(ids) : undefined;
        // In an empty history, the toast is the only way back.
        const lifetime = history?.read().entries.length === 0 ? 'until-dismissed' : undefined;
        ui.notices.show({
          id: toastId,
          text: `Deleted ${describeEntries(removed)}.`,
          undo: () => void restore(removed, undefined, isLive),
          sum: { kind: 'deleted', count: removed.length, text: (count) => `Deleted ${countCodes(count)}.` },
          ...(lifetime && { lifetime }),
        });
        await sent?.catch((error) => {
          ui.notices.withdraw(toastId);
          throw error;
        });
      };
      const isDynamic = entries.some(({ code }) => linkIdOf(code) !== undefined);
      return attempt(
        id,
        async () => {
          // Saved codes alone disappear at once.
          if (!isDynamic) return await removeRecords(entries);
          const result = await changeLinks(entries, 'Deleted', unlessMissing(links.remove, isLive));
          if (result.changed.length > 0) await removeRecords(result.changed);
          report(id, result, 'deleted');
        },
        `${describeEntries(entries)} could not be deleted.`,
      );
    },
    /** Pauses the active codes. */
    pause(entries: readonly ListedCode[]) {
      const active = entries.filter(({ link }) => link?.state === 'ACTIVE');
      return setPaused(active, 'paused', 'Paused', (linkId) => links.pause(linkId, ''), links.resume);
    },
    /** Resumes the paused codes. Undo restores the texts of their pauses. */
    resume(entries: readonly ListedCode[]) {
      const paused = entries.filter(({ link }) => link?.state === 'PAUSED');
      const pauseAgain = (linkId: string, { link }: ListedCode) =>
        links.pause(linkId, link?.pausedText ?? '');
      return setPaused(paused, 'resumed', 'Resumed', links.resume, pauseAgain);
    },
    /** Copies the short link of a dynamic code. */
    async copyLink({ id, link }: ListedCode) {
      const isCopied = link ? await copyText(link.shortUrl) : false;
      if (isCopied) ui.showDone('Link copied.');
      else
        ui.showError(
          `link ${id}`,
          'Your browser doesn’t allow copying. Select the link and copy it by hand.',
        );
    },
  };

  async function setPaused(
    entries: readonly ListedCode[],
    failure: string,
    verb: string,
    change: (linkId: string, entry: ListedCode) => Promise<unknown>,
    revert: (linkId: string, entry: ListedCode) => Promise<unknown>,
  ) {
    if (entries.length === 0) return;
    const id = actionId('pause', entries);
    const apply = (
      changing: readonly ListedCode[],
      act: typeof change,
      onDone: (result: LinkResult) => void,
    ) =>
      attempt(
        id,
        async () => {
          const result = await changeLinks(changing, verb, act);
          onDone(result);
          report(id, result, failure);
        },
        `${describeEntries(changing)} could not be ${failure}.`,
      );
    await apply(entries, change, ({ changed }) => {
      if (changed.length === 0) return;
      ui.notices.show({
        id: crypto.randomUUID(),
        text: `${verb} ${describeEntries(changed)}.`,
        undo: () => void apply(changed, revert, () => undefined),
      });
    });
  }
}

/** Whether a code has a link, as far as that is known. */
const isLive = ({ link }: ListedCode) => link !== null && !link?.deletedAt;

/** A code whose link is missing, or belongs to another user, can still be deleted and restored. */
const unlessMissing =
  (change: (linkId: string) => Promise<unknown>, hasLink: (entry: ListedCode) => boolean) =>
  async (linkId: string, entry: ListedCode) => {
    if (!hasLink(entry)) return;
    await change(linkId).catch((error: unknown) => {
      if (failureOf(error).code !== 'NOT_FOUND') throw error;
    });
  };
