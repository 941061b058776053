import type { BoardRole } from '@canary/board/roles';
import { type ReactNode, useState } from 'react';
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
import rows from './rows.module.css';

interface MemberRowProps {
  readonly board: { readonly id: string; readonly name: string };
  readonly member: Member;
  /** Whether the member is the user. */
  readonly isOwn: boolean;
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
  const { board, member, isOwn, canManage, canLeave, lastSeenAt, onRole, onRemoved } = props;
  const [isAsking, setAsking] = useState(false);
  const removeMember = useRemoveMember(board.id);
  if (isAsking && isOwn) {
    return (
      <li className={rows.row}>
        <LeaveBoard board={board} canLeave={canLeave} onCancel={() => setAsking(false)} />
      </li>
    );
  }
  if (isAsking) {
    const remove = async () => {
      await removeMember(member.id);
      setAsking(false);
      onRemoved();
    };
    return (
      <li className={rows.row}>
        <Confirm
          action={`Remove ${member.name}`}
          working="Removing…"
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          The board closes for <bdi>{member.name}</bdi> at once. The name stays on the board with its cards,
          and all open invitations are revoked.
        </Confirm>
      </li>
    );
  }
  return (
    <li className={rows.row}>
      <Avatar name={member.label} hue={member.hue} />
      <div className={rows.text}>
        <p className={rows.name}>
          <bdi>{member.name}</bdi> {isOwn && <Badge>You</Badge>}
        </p>
        {!isOwn && lastSeenAt !== undefined && <p className="muted">{seenText(lastSeenAt)}</p>}
      </div>
      {canManage && !isOwn ? (
        <RoleSelect boardId={board.id} member={member} onRole={onRole}>
          <IconButton icon="trash-2" label={`Remove ${member.name}`} onClick={() => setAsking(true)} />
        </RoleSelect>
      ) : (
        <span className="muted">{roleOf(member.role).label}</span>
      )}
      {isOwn && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          Leave
        </Button>
      )}
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
  /** A button beside the role. */
  readonly children: ReactNode;
}

function RoleSelect({ boardId, member, onRole, children }: RoleSelectProps) {
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
      <span className={rows.actions}>
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
        {children}
      </span>
      <StatusMessage failure={failure} />
    </>
  );
}
