import { Link } from 'react-router-dom';
import { boardPath } from '#config/board-paths.ts';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { useAccountSession } from '#session/session.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { BusyButton, buttonClass } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { isWholeToken, recallJoined, useInvitationToken } from './invitation-token.tsx';
import { type JoinFrame, NoInvitation, OpenedInvitation } from './opened-invitation.tsx';

interface JoinPageProps {
  readonly Frame: JoinFrame;
}

/** The purpose of an invitation, and the button that accepts it. */
export function JoinPage({ Frame }: JoinPageProps) {
  const token = useInvitationToken();
  const { session } = useAccountSession();
  if (token === null) {
    const joined = session.status === 'logged-in' ? recallJoined(session.userId) : undefined;
    return joined === undefined ? <NoLink Frame={Frame} /> : <Joined boardId={joined} Frame={Frame} />;
  }
  if (!isWholeToken(token)) return <NoInvitation Frame={Frame} title="This link isn’t complete" />;
  switch (session.status) {
    case 'loading':
      return (
        <Frame title="Join a board">
          <p role="status">Loading the invitation…</p>
        </Frame>
      );
    case 'unreachable':
      return (
        <Frame title="Join a board">
          <Unreachable />
        </Frame>
      );
    case 'logged-out':
      return (
        <Frame
          title="You’re invited to a board"
          lead="Log in or sign up to see which board it is, and to join it. You’ll come straight back here."
        >
          <div className={forms.actions}>
            <Link className={buttonClass()} to={accountLink(paths.login, token)}>
              Log in
            </Link>
            <Link className={buttonClass('secondary')} to={accountLink(paths.register, token)}>
              Sign up
            </Link>
          </div>
        </Frame>
      );
    case 'logged-in':
      return <OpenedInvitation key={`${session.userId} ${token}`} token={token} Frame={Frame} />;
  }
}

function NoLink({ Frame }: JoinPageProps) {
  return (
    <Frame title="This page needs a link">
      <p role="alert">To join a board, open the link that a member of the board sent you.</p>
      <Link className={buttonClass()} to={paths.boards}>
        Go to boards
      </Link>
    </Frame>
  );
}

/** The page after the browser's Back from the board. */
function Joined({ boardId, Frame }: JoinPageProps & { readonly boardId: string }) {
  return (
    <Frame title="You have joined the board" lead="You don’t need the invitation any more.">
      <Link className={buttonClass()} to={boardPath(boardId)}>
        Open the board
      </Link>
    </Frame>
  );
}

/** A link to log in or sign up that works in another tab, too. No server sees the token in its fragment. */
function accountLink(path: string, token: string): string {
  return `${withNext(path, paths.join)}#${token}`;
}

/** Offers to ask an unreachable server again. */
function Unreachable() {
  const { error, retry, isRetrying } = useAccountSession();
  return (
    <div className={forms.form}>
      <StatusMessage failure={`${failureOf(error).message} The page also retries by itself.`} />
      <BusyButton busy={isRetrying} working="Trying again…" onClick={retry}>
        Try again
      </BusyButton>
    </div>
  );
}
