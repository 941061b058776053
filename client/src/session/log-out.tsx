import { useMutation } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Modal } from '#shared/ui/modal.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { useAccountSession } from './session.ts';
import { sendWaitingChanges } from './waiting-changes.ts';

const LogOutDocument = graphql(`
  mutation LogOut {
    logOut
  }
`);

/** How long to wait for changes before asking, and after the user chose to send them, in milliseconds. */
const waitMs = { beforeAsking: 1_000, toSend: 10_000 };

interface LogOut {
  readonly busy: boolean;
  readonly failure?: string | undefined;
  /** Logs out, or asks if changes wait to be sent. If logging out fails, the user stays logged in. */
  run(): void;
  /** The dialog that asks. */
  readonly question: ReactNode;
}

/** Logs out. Asks before changes that wait to be sent are lost. */
export function useLogOut(): LogOut {
  const { endSession, session } = useAccountSession();
  const accountId = session.status === 'logged-in' ? session.userId : null;
  const [mutate] = useMutation(LogOutDocument);
  const [unsent, setUnsent] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const send = async (timeoutMs: number) => {
    const left = accountId === null ? 0 : await sendWaitingChanges(accountId, timeoutMs);
    setUnsent(left);
    return left === 0;
  };
  const { busy, failure, run } = useAction(async (choice?: 'discard') => {
    if (choice !== 'discard' && !(await send(waitMs.beforeAsking))) return setAsking(true);
    // The end of the session discards unsent changes.
    await endSession(mutate);
  });
  const logOut = (choice?: 'discard') => {
    setAsking(false);
    run(choice);
  };
  const question = (
    <Modal title="Log out with unsent changes?" careful open={isAsking} onOpenChange={setAsking}>
      <Question
        unsent={unsent}
        onSend={() => send(waitMs.toSend)}
        onLogOut={logOut}
        onCancel={() => setAsking(false)}
      />
    </Modal>
  );
  return { busy, failure, run: () => run(), question };
}

interface QuestionProps {
  /** The number of unsent changes. */
  readonly unsent: number;
  /** Sends the changes. Returns whether the server has all of them. */
  onSend(): Promise<boolean>;
  onLogOut(choice?: 'discard'): void;
  onCancel(): void;
}

function Question({ unsent, onSend, onLogOut, onCancel }: QuestionProps) {
  const { plural } = useNumbers();
  const [isUnsent, setUnsent] = useState(false);
  const { busy, run } = useAction(async () => {
    setUnsent(false);
    if (await onSend()) onLogOut();
    else setUnsent(true);
  });
  return (
    <div className={forms.form}>
      <p>
        <strong>
          {plural(unsent, 'change')} {unsent === 1 ? 'hasn’t' : 'haven’t'} been sent.
        </strong>{' '}
        If you discard {unsent === 1 ? 'it, it' : 'them, they'} can’t be restored.
      </p>
      <StatusMessage
        failure={isUnsent ? 'The changes could not be sent. Check your connection and try again.' : undefined}
      />
      <div className={forms.actions}>
        <BusyButton busy={busy} working="Sending…" onClick={run}>
          Send and log out
        </BusyButton>
        <Button look="danger" onClick={() => onLogOut('discard')}>
          Discard and log out
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
