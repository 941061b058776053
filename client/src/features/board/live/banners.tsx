import type { ComponentProps } from 'react';
import { useHasLasted } from '#shared/browser/use-has-lasted.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { DateTime } from '#shared/ui/date-time.tsx';
import { Note } from '#shared/ui/note.tsx';
import styles from './banners.module.css';
import { KeptSentence } from './kept-sentence.tsx';
import { useBoardStatus, useWithdrawals } from './selectors.ts';

// The live regions below are always mounted: screen readers announce only changes within them.

const states = {
  offline: 'You are offline.',
  reconnecting: 'Reconnecting to the board…',
};

const obstacles = {
  unreachable: 'the server can’t be reached',
  unsaved: 'the server can’t save at the moment',
};

/** After this time without a connection, in milliseconds, the banner says that a network may block WebSockets. */
const blockedMs = 20_000;

/** Shown while the connection is lost, or the server takes no changes. */
export function ConnectionBanner() {
  const { plural } = useNumbers();
  const status = useBoardStatus();
  const isReconnecting = status.kind === 'ready' && status.connection === 'reconnecting';
  const mayBeBlocked = useHasLasted(isReconnecting, blockedMs);
  if (status.kind !== 'ready') return null;
  const { connection, savedAt, unsent } = status;
  if (connection === 'unreachable' || connection === 'unsaved') {
    return (
      <div role="status" className={styles.status}>
        <Note tone="warning" icon="loader-circle" data-connection={connection}>
          <strong>
            {plural(unsent, 'change')} {unsent === 1 ? 'waits' : 'wait'}: {obstacles[connection]}.
          </strong>{' '}
          <KeptSentence />
        </Note>
      </div>
    );
  }
  return (
    <div role="status" className={styles.status}>
      {connection !== 'live' && (
        <Note
          tone="warning"
          icon={connection === 'offline' ? 'wifi-off' : 'loader-circle'}
          data-connection={connection}
        >
          <strong>{states[connection]}</strong>{' '}
          {savedAt !== null && (
            <>
              Last known board, from <DateTime iso={savedAt} />.{' '}
            </>
          )}
          {unsent > 0 ? `${plural(unsent, 'change')} waiting to sync.` : 'Your changes will sync later.'}{' '}
          <KeptSentence />
          {mayBeBlocked && ' Your network may block WebSockets: try another network.'}
        </Note>
      )}
    </div>
  );
}

/** Shown to members who may only read the board. */
export function ReadOnlyBanner() {
  return (
    <div role="status" className={styles.status}>
      <Note icon="eye">
        <strong>You can only read this board.</strong> To change it, ask an owner to make you an editor.
      </Note>
    </div>
  );
}

/** The changes that the server rejected, summed up in a line. */
export function WithdrawnChanges() {
  const { withdrawn, dismissAll } = useWithdrawals();
  const messages = withdrawn.map(({ message }) => message);
  return (
    <LastMessage
      role="alert"
      tone="error"
      messages={messages}
      sum="changes were not saved"
      onClose={dismissAll}
    />
  );
}

interface LastMessageProps extends Omit<ComponentProps<typeof Note>, 'children'> {
  readonly role: 'alert' | 'status';
  /** The messages, the newest last. */
  readonly messages: readonly string[];
  /** The common part of several messages, for after their number. */
  readonly sum: string;
  onClose(): void;
}

/** Sums up messages in a line: the last, and how many there are. */
export function LastMessage({ role, messages, sum, ...note }: LastMessageProps) {
  const { number } = useNumbers();
  const { length } = messages;
  return (
    <div role={role} className={styles.status}>
      {length > 0 && (
        <Note {...note}>
          {length > 1 && (
            <strong>
              {number(length)} {sum}. The last:{' '}
            </strong>
          )}
          {messages.at(-1)}
        </Note>
      )}
    </div>
  );
}
