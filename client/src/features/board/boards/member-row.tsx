import type { BoardRole } from '@canary/board/roles';
import { useState } from 'react';
import { timeAgo } from '#shared/format/format-date.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Badge } from '#shared/ui/badge.tsx';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Confirm } from '#shared/ui/confirm.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { roleOf, roles } from '../live/role-names.ts';
import { LeaveBoard } from './leave-board.tsx';
import { useRemoveMember, useSetMemberRole } from './member-operations.ts';
import type { Member } from './members.ts';
import { RenamePerson } from './rename-person.tsx';
import { useRowMode } from './row-mode.ts';
import rows from './rows.module.css';

interface MemberRowProps {
  readonly board: { readonly id: string; readonly name: string };
  readonly member: Member;
  /** Whether the member is the user. */
  readonly isOwn: boolean;
  readonly canRename: boolean;
  /** Whether the user may change roles and remove members. */
  readonly canManage: boolean;
  /** Whether the user may leave. */
  readonly canLeave: boolean;
  /** Null for a member who never opened the board; undefined while it isn't known. */
  readonly lastSeenAt: string | null | undefined;
  onRole(role: BoardRole): void;
  onRemoved(): void;
}

/** A member with their role, and the user's actions on the membership. */
export function MemberRow(props: MemberRowProps) {
  const { board, member, isOwn, canRename, canManage, canLeave, lastSeenAt, onRole, onRemoved } = props;
  const { row, mode, setMode } = useRowMode();
  const removeMember = useRemoveMember(board.id);
  const close = () => setMode('person');
  if (mode === 'rename' && canRename) {
    return (
      <li ref={row} className={rows.row}>
        <RenamePerson person={member} onClose={close} />
      </li>
    );
  }
  if (mode === 'remove' && isOwn) {
    return (
      <li ref={row} className={rows.row}>
        <LeaveBoard board={board} canLeave={canLeave} onCancel={close} />
      </li>
    );
  }
  if (mode === 'remove') {
    const remove = async () => {
      await removeMember(member.id);
      close();
      onRemoved();
    };
    return (
      <li ref={row} className={rows.row}>
        <Confirm action={`Remove ${member.name}`} working="Removing…" onConfirm={remove} onCancel={close}>
          The board closes for <bdi>{member.name}</bdi> at once. The name stays on the board with its cards,
          and all open invitations are revoked.
        </Confirm>
      </li>
    );
  }
  return (
    <li ref={row} className={rows.row}>
      <Avatar name={member.label} hue={member.hue} />
      <div className={rows.text}>
        <p className={rows.name}>
          <bdi>{member.label}</bdi> {isOwn && <Badge>You</Badge>}
        </p>
        {!isOwn && lastSeenAt !== undefined && <p className="muted">{seenText(lastSeenAt)}</p>}
      </div>
      {canManage && !isOwn ? (
        <RoleSelect boardId={board.id} member={member} onRole={onRole} />
      ) : (
        <span className="muted">{roleOf(member.role).label}</span>
      )}
      <span className={rows.actions}>
        {canRename && (
          <IconButton
            icon="pencil"
            label={`Rename ${member.label}`}
            data-mode="rename"
            onClick={() => setMode('rename')}
          />
        )}
        {canManage && !isOwn && (
          <IconButton
            icon="trash-2"
            label={`Remove ${member.label}`}
            data-mode="remove"
            onClick={() => setMode('remove')}
          />
        )}
        {isOwn && (
          <Button look="quiet" data-mode="remove" onClick={() => setMode('remove')}>
            Leave
          </Button>
        )}
      </span>
    </li>
  );
}

/** The server gives the current time for a member who has the board open, and is exact to a minute. */
function seenText(lastSeenAt: string | null): string {
  if (lastSeenAt === null) return 'Not here yet';
  const now = new Date();
  const isHere = now.getTime() - Date.parse(lastSeenAt) < 60_000;
  return isHere ? 'Here now' : `Last here ${timeAgo(lastSeenAt, now)}`;
}

interface RoleSelectProps {
  readonly boardId: string;
  readonly member: Member;
  /** Called after the change. */
  onRole(role: BoardRole): void;
}

function RoleSelect({ boardId, member, onRole }: RoleSelectProps) {
  const setMemberRole = useSetMemberRole(boardId);
  /** The role that the user chose, until the board has it. */
  const [chosen, setChosen] = useState<BoardRole>();
  const [known, setKnown] = useState(member.role);
  if (known !== member.role) {
    setKnown(member.role);
    setChosen(undefined);
  }
  const { run, failure } = useAction(async (role: BoardRole) => {
    setChosen(role);
    try {
      await setMemberRole(member.id, role);
      onRole(role);
    } catch (error) {
      setChosen(undefined);
      throw error;
    }
  });
  return (
    <>
      <select
        className={`input ${rows.select}`}
        aria-label={`Role of ${member.name}`}
        value={chosen ?? member.role}
        onChange={({ target }) => run(roleOf(target.value).value)}
      >
        {roles.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <StatusMessage failure={failure} />
    </>
  );
}
