import type { Card } from '@canary/board/model';
import { useCallback, useEffect } from 'react';
import { noParticipants, type Participants, type PersonView, type SyncState } from './board-store.ts';
import { useBoardRef, useBoardSync, useSyncState, useTopic } from './selectors.ts';

/** The people that cards can be assigned to, ordered by name. */
export function useBoardUsers(): readonly PersonView[] {
  return useTopic('users', (store) => store.users());
}

/** The people a card is assigned to, in the order of their assignment. */
export function useAssignees({ assigneeIds }: Pick<Card, 'assigneeIds'>): readonly PersonView[] {
  const users = useBoardUsers();
  return assigneeIds.flatMap((id) => users.find((user) => user.id === id) ?? []);
}

/** The user as a member of the board; undefined for a user who isn't a member. */
export function useSelf(): PersonView | undefined {
  const { accountId } = useBoardRef();
  const users = useBoardUsers();
  return accountId === null ? undefined : users.find((user) => user.accountId === accountId);
}

// Without a connection, the last known participants may have left.
const currentParticipants = ({ connection, participants }: SyncState) =>
  connection === 'live' ? participants : noParticipants;

/** The people viewing the board; none while the connection is lost. */
export function useParticipants(): Participants {
  return useSyncState(currentParticipants);
}

/** The activity of another person on a card, such as “Ana is editing”. */
export function useBusyPerson(id: string): string | undefined {
  return useSyncState((state) => {
    const { others } = currentParticipants(state);
    const mover = others.find(({ taskId }) => taskId === id);
    if (mover) return `${mover.label} is moving this`;
    const editor = others.find(({ editingId }) => editingId === id);
    return editor && `${editor.label} is editing`;
  });
}

/** Returns a function that shows the other participants which card is being dragged; null for none. */
export function useAnnounceDrag(): (cardId: string | null) => void {
  const { state } = useBoardSync().store;
  return useCallback((dragging) => state.change({ dragging }), [state]);
}

/** Shows the other participants which card is being edited; null for none. */
export function useAnnounceEdit(editing: string | null): void {
  const { state } = useBoardSync().store;
  useEffect(() => {
    state.change({ editing });
    return () => state.change({ editing: null });
  }, [state, editing]);
}
