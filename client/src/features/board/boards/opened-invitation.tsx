import { useQuery } from '@apollo/client/react';
import { type ComponentType, type FormEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { boardPath } from '#config/board-paths.ts';
import { paths } from '#config/paths.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import type { InvitationQuery, InvitationState } from '#gql/graphql.ts';
import { useUser } from '#session/session.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { BusyButton, Button, buttonClass } from '#shared/ui/button.tsx';
import { SelectField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { nounOf, roleOf } from '../live/role-names.ts';
import { forgetInvitation, rememberJoined } from './invitation-token.tsx';
import { JoinAccount, JoinAccount_user } from './join-account.tsx';
import { InvitationDocument, useAcceptInvitation } from './member-operations.ts';

type Invitation = InvitationQuery['invitation'];

/** A page with a single form. */
export type JoinFrame = ComponentType<{
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}>;

interface OpenedInvitationProps {
  readonly token: string;
  readonly Frame: JoinFrame;
}

/** An invitation as a logged-in user sees it. */
export function OpenedInvitation({ token, Frame }: OpenedInvitationProps) {
  const { data, error, loading, refetch } = useQuery(InvitationDocument, {
    variables: { token },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  if (loading && !data) {
    return (
      <Frame title="Join a board">
        <p role="status">Loading the invitation…</p>
      </Frame>
    );
  }
  const invitation = data?.invitation;
  if (!invitation) {
    const { code, message } = failureOf(error);
    if (code === 'NOT_FOUND') return <NoInvitation Frame={Frame} title="There is no such invitation" />;
    return (
      <Frame title="Join a board">
        <StatusMessage failure={message} />
        <Button onClick={() => void refetch().catch(() => undefined)}>Try again</Button>
      </Frame>
    );
  }
  const { board, role, state } = invitation;
  if (board?.isMember) {
    return (
      <Frame title="You are already a member">
        <p>
          You don’t need this invitation to open “<bdi>{board.name}</bdi>”.
        </p>
        <JoinAccount />
        <Link className={buttonClass()} to={boardPath(board.id)} onClick={forgetInvitation}>
          Open the board
        </Link>
      </Frame>
    );
  }
  if (state !== 'OPEN' || !board) return <ClosedInvitation Frame={Frame} state={state} />;
  return (
    <Frame title={`Join “${board.name}”`} lead={leadOf(board.inviterName, role)}>
      <JoinForm token={token} board={board} />
    </Frame>
  );
}

function leadOf(inviter: string | null, role: Invitation['role']): string {
  return `${inviter ?? 'A member'} invites you as ${nounOf(role)}: you ${roleOf(role).rights}.`;
}

/** An unknown or shortened link. */
export function NoInvitation({ title, Frame }: { readonly title: string; readonly Frame: JoinFrame }) {
  return (
    <Frame title={title}>
      <p role="alert">Copy the whole link again, or ask the member of the board who sent it for a new one.</p>
      <BoardsLink />
    </Frame>
  );
}

const closedTitles = {
  OPEN: 'This board can’t be joined',
  EXPIRED: 'This invitation has expired',
  USED_UP: 'This invitation was used up',
  REVOKED: 'This invitation was revoked',
} as const satisfies Record<InvitationState, string>;

interface ClosedInvitationProps {
  readonly state: InvitationState;
  readonly Frame: JoinFrame;
}

function ClosedInvitation({ state, Frame }: ClosedInvitationProps) {
  return (
    <Frame title={closedTitles[state]}>
      <p role="alert">
        {state === 'USED_UP' && 'As many people as it was for have joined with it. '}
        Ask an owner of the board for a new invitation.
      </p>
      <BoardsLink />
    </Frame>
  );
}

function BoardsLink() {
  return (
    <Link className={buttonClass('secondary')} to={paths.boards} onClick={forgetInvitation}>
      Go to your boards
    </Link>
  );
}

interface JoinFormProps {
  readonly token: string;
  readonly board: NonNullable<Invitation['board']>;
}

function JoinForm({ token, board }: JoinFormProps) {
  const user = useUser();
  const { id: accountId } = user;
  const { username } = readFragment(JoinAccount_user, user);
  const acceptInvitation = useAcceptInvitation();
  const navigate = useNavigate();
  const [personId, setPersonId] = useState(
    () => board.people.find(({ name }) => name === username)?.id ?? '',
  );
  const { run, busy, failure } = useAction(async () => {
    const boardId = await acceptInvitation({ token, personId: personId || null });
    rememberJoined({ boardId, accountId });
    await navigate(boardPath(boardId), { replace: true });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) run();
  };
  return (
    <form className={forms.form} onSubmit={submit}>
      {board.people.length > 0 && (
        <SelectField
          label="Are you one of these people?"
          hint="The cards of the person you choose become yours."
          value={personId}
          options={[
            { value: '', label: 'No, add me as a new person' },
            ...board.people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setPersonId}
        />
      )}
      <JoinAccount />
      <p className="muted">
        The other members see your username, your cards and when you last opened the board.
      </p>
      <StatusMessage failure={failure} />
      <BusyButton type="submit" busy={busy} working="Joining…">
        Join board
      </BusyButton>
    </form>
  );
}
