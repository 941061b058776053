import { useSubscription } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useRestart } from '#shared/graphql/use-restart.ts';
import { declareValue } from '#shared/storage/value.ts';
import { useStorePart } from '#shared/store/create-store.ts';
import { type BoardStore, noParticipants } from './board-store.ts';
import { BoardPresenceDocument } from './operations.ts';
import { createPeopleLabels } from './people-labels.ts';

const context = { queryDeduplication: false };

interface PresenceProps {
  readonly boardId: string;
  readonly store: BoardStore;
}

/** Adds this browser to the participants while mounted. Renders nothing. */
export function Presence({ boardId, store }: PresenceProps) {
  const [participantId] = useState(ensureParticipantId);
  const [label] = useState(createPeopleLabels);
  const dragging = useStorePart(store.state, (state) => state.dragging);
  const editing = useStorePart(store.state, (state) => state.editing);
  useEffect(() => () => store.state.change({ participants: noParticipants }), [store]);
  // With new variables, Apollo subscribes before it unsubscribes, so this participant never appears to leave.
  const { restart } = useSubscription(BoardPresenceDocument, {
    variables: { boardId, participantId, dragging, editing },
    fetchPolicy: 'no-cache',
    context,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      retry.onSuccess();
      const { count, participants } = data.boardPresence;
      const others = label(participants.filter(({ id }) => id !== participantId));
      store.state.change({ participants: { count, others } });
    },
    onError: () => retry.onEnd(),
    onComplete: () => retry.onEnd(),
  });
  const retry = useRestart(restart);
  return null;
}

/** A browser's tabs count as one participant. */
const participant = declareValue({
  key: 'browser:cleared:participant',
  place: 'local',
  schema: (stored) => (/^[\w-]{1,64}$/.test(String(stored)) ? String(stored) : undefined),
});

/** Returns this browser's participant id; stores a new id on first use. */
function ensureParticipantId(): string {
  const saved = participant.read();
  if (saved) return saved;
  const id = crypto.randomUUID();
  // If the browser blocks storage, every tab counts as a participant.
  participant.write(id);
  return id;
}
