import { Refusal } from '../changes/change.ts';
import { createFound, updateFound } from '../changes/found.ts';
import { type ChangeKind, type NewChange, runRule } from '../changes/index.ts';
import { boardForRule } from '../changes/run.ts';
import type { BoardEvent, CopiedCard, Snapshot, Writes } from '../model.ts';
import { ranksBetween } from '../rank.ts';
import { createBoardState } from '../state.ts';

/** A server in memory: it runs the rules, applies each idempotency key once and appends events. */
export function createFakeServer() {
  const state = createBoardState();
  const found = createFound();
  const log: BoardEvent[] = [];
  const applied = new Set<ChangeKind>();
  let cards = 0;

  /** A card of the board or the archive, to copy it. */
  const copied = (id: string): CopiedCard | undefined => {
    const card = state.card(id) ?? found.archived.get(id);
    return (
      card && {
        ...card,
        labels: card.labelIds.flatMap((labelId) => state.labels().get(labelId) ?? []),
        assignees: card.assigneeIds.flatMap((personId) => state.users().get(personId) ?? []),
        description: found.descriptions.get(id) ?? '',
        checklist: found.checklists.get(id) ?? [],
      }
    );
  };
  const append = (writes: Writes, changeId?: string) => {
    const event: BoardEvent = { version: log.length + 1, changeId, writes };
    log.push(event);
    state.apply(event);
  };
  return {
    snapshot: (): Snapshot => ({
      version: state.version(),
      name: state.name(),
      columns: state.columns(),
      labels: [...state.labels().values()],
      tasks: state.columns().flatMap(({ id }) => state.column(id)),
      users: [...state.users().values()],
    }),
    /** The kinds of the changes that the server has applied. */
    applied,
    copied,
    archived: () => [...found.archived.values()],
    description: (cardId: string) => found.descriptions.get(cardId) ?? '',
    /** The checklist of a card. */
    checklist: (cardId: string) => found.checklists.get(cardId) ?? [],
    comments: () => [...found.comments.values()],
    /** The events after a version. */
    since: (version: number) => log.slice(version),
    /** Applies a change of an account once. Returns whether it was applied. */
    send: (change: NewChange & { readonly changeId: string }, accountId: string | null = null): boolean => {
      const { changeId } = change;
      if (log.some((event) => event.changeId === changeId)) return true;
      const board = boardForRule(state, found, {
        accountId,
        now: new Date(),
        copied,
        newId: () => `new-${log.length}`,
        newNumber: () => {
          cards += 1;
          return cards;
        },
        newVersion: () => log.length + 1,
      });
      try {
        const outcome = runRule(board, change);
        updateFound(found, board, outcome);
        append(outcome.writes, changeId);
        applied.add(change.kind);
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
    /** Gives all cards of a column shorter ranks in the same order, as another change may have done. */
    rankAgain: (column: string) => {
      const tasks = [...state.column(column)];
      const ranks = ranksBetween(null, null, tasks.length);
      append({ cards: tasks.map(({ id }, index) => ({ id, rank: ranks[index] ?? '' })) });
    },
  };
}
