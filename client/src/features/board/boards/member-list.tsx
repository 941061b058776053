import { useQuery } from '@apollo/client/react';
import type { BoardRole } from '@canary/board/roles';
import { useState } from 'react';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { useBoardUsers, useSelf } from '../live/people-selectors.ts';
import { roleOf } from '../live/role-names.ts';
import { useBoardName, useBoardRef, useCan } from '../live/selectors.ts';
import { LastSeenMembersDocument, useSetMemberRole } from './member-operations.ts';
import { MemberRow } from './member-row.tsx';
import { isLastOwner, type Member, membersOf } from './members.ts';
import rows from './rows.module.css';

/** The last action of an owner in the dialog. */
type Done =
  | { readonly kind: 'role'; readonly member: Member; readonly role: BoardRole }
  | { readonly kind: 'removal'; readonly member: Member };

/** The members of a board, and the actions of an owner on their memberships. */
export function MemberList() {
  const { boardId } = useBoardRef();
  const board = { id: boardId, name: useBoardName() };
  const members = membersOf(useBoardUsers());
  const self = useSelf();
  const canEdit = useCan('editCards');
  const canManage = useCan('manage');
  const { data } = useQuery(LastSeenMembersDocument, {
    variables: { boardId: board.id },
    fetchPolicy: 'no-cache',
  });
  const [done, setDone] = useState<Done>();
  const own = members.find(({ id }) => id === self?.id);
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
            canRename={canEdit && (member === own || canManage)}
            canManage={canManage}
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
