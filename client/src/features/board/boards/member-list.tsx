import { useQuery } from '@apollo/client/react';
import { type BoardRole, can } from '@canary/board/roles';
import { useState } from 'react';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { roleOf } from '../live/role-names.ts';
import { LastSeenMembersDocument, useSetMemberRole } from './member-operations.ts';
import { MemberRow } from './member-row.tsx';
import { isLastOwner, type Member } from './members.ts';
import rows from './rows.module.css';

interface MemberListProps {
  readonly board: { readonly id: string; readonly name: string };
  readonly members: readonly Member[];
  /** The account of the user. */
  readonly accountId: string;
}

/** The last action of an owner in the dialog. */
type Done =
  | { readonly kind: 'role'; readonly member: Member; readonly role: BoardRole }
  | { readonly kind: 'removal'; readonly member: Member };

/** The members of a board, and the actions of an owner on their memberships. */
export function MemberList({ board, members, accountId }: MemberListProps) {
  const { data } = useQuery(LastSeenMembersDocument, {
    variables: { boardId: board.id },
    fetchPolicy: 'no-cache',
  });
  const [done, setDone] = useState<Done>();
  const own = members.find((member) => member.accountId === accountId);
  const seen = new Map(data?.lastSeenMembers.map(({ id, lastSeenAt }) => [id, lastSeenAt]));
  return (
    <>
      <ul>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            board={board}
            member={member}
            isOwn={member === own}
            canManage={can(own?.role, 'manage')}
            canLeave={!isLastOwner(own, members)}
            lastSeenAt={seen.get(member.id)}
            onRole={(role) => setDone({ kind: 'role', member, role })}
            onRemoved={() => setDone({ kind: 'removal', member })}
          />
        ))}
      </ul>
      <div role="status" className={rows.status}>
        {done?.kind === 'removal' && (
          <Note tone="good">
            <bdi>{done.member.name}</bdi> is no longer a member. Open invitations were revoked.
          </Note>
        )}
        {done?.kind === 'role' && (
          <RoleNote boardId={board.id} {...done} onUndone={() => setDone(undefined)} />
        )}
      </div>
    </>
  );
}

interface RoleNoteProps {
  readonly boardId: string;
  /** The member before the change. */
  readonly member: Member;
  readonly role: BoardRole;
  onUndone(): void;
}

function RoleNote({ boardId, member, role, onUndone }: RoleNoteProps) {
  const setMemberRole = useSetMemberRole(boardId);
  const { run, busy, failure } = useAction(async () => {
    await setMemberRole(member.id, member.role);
    onUndone();
  });
  return (
    <>
      <Note
        tone="good"
        actions={
          <BusyButton look="quiet" busy={busy} working="Undoing…" onClick={run}>
            Undo
          </BusyButton>
        }
      >
        <bdi>{member.name}</bdi> {roleOf(role).rights}.
      </Note>
      <StatusMessage failure={failure} />
    </>
  );
}
