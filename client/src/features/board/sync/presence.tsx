import { useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { retryWait } from '#shared/graphql/retry-wait.ts';
import { safeLocalStorage } from '#shared/storage/storage.ts';
import { useStorePart } from '#shared/store/create-store.ts';
import { BoardPresenceDocument } from '../operations.ts';
import { type BoardStore, noParticipants } from './board-store.ts';
import { createPeopleLabels } from './people-labels.ts';

const context = { queryDeduplication: false };

/** Adds this browser to the participants while mounted. Renders nothing. */
export function Presence({ store }: { readonly store: BoardStore }) {
  const [participantId] = useState(readParticipantId);
  const [label] = useState(createPeopleLabels);
  const [attempts, setAttempts] = useState(0);
  const dragging = useStorePart(store.state, (state) => state.dragging);
  useEffect(() => () => store.state.change({ participants: noParticipants }), [store]);
  // With new variables, Apollo subscribes before it unsubscribes, so this participant never appears to leave.
  const { restart } = useSubscription(BoardPresenceDocument, {
    variables: { participantId, dragging },
    fetchPolicy: 'no-cache',
    context,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      setAttempts(0);
      const { count, participants } = data.boardPresence;
      const others = label(participants.filter(({ id }) => id !== participantId));
      store.state.change({ participants: { count, others } });
    },
    onError: () => setAttempts(attempts + 1),
    onComplete: () => setAttempts(attempts + 1),
  });
  const restartNow = useEffectEvent(restart);
  useEffect(() => {
    if (attempts === 0) return;
    let isCurrent = true;
    void retryWait(attempts - 1).then(() => isCurrent && restartNow());
    return () => {
      isCurrent = false;
    };
  }, [attempts]);
  return null;
}

const key = 'board-participant';

/** This browser's participant id: all of its tabs count as one participant. */
function readParticipantId(): string {
  const saved = safeLocalStorage.get(key);
  if (saved && /^[\w-]{1,64}$/.test(saved)) return saved;
  const id = crypto.randomUUID();
  // If the browser blocks storage, every tab counts as one.
  safeLocalStorage.set(key, id);
  return id;
}
