import type { BoardInvitationsQuery } from '#gql/graphql.ts';
import { formatDateTime } from '#shared/format/format-date.ts';
import { useLocale } from '#shared/format/locale.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { ShortDate } from '#shared/ui/date-time.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { roleOf } from '../live/role-names.ts';
import styles from './invitations.module.css';
import { useRevokeInvitation } from './member-operations.ts';
import rows from './rows.module.css';

type Invitation = BoardInvitationsQuery['boardInvitations'][number];

interface InvitationListProps {
  readonly boardId: string;
  readonly invitations: readonly Invitation[];
  readonly error: Error | undefined;
  /** Called after an invitation was revoked. */
  onRevoked(id: string): void;
}

/** The open invitations of a board, with buttons to revoke them. */
export function InvitationList({ boardId, invitations, error, onRevoked }: InvitationListProps) {
  if (error) return <StatusMessage failure={failureOf(error).message} />;
  if (invitations.length === 0) return null;
  return (
    <section className={styles.open} aria-labelledby="open-invitations">
      <h3 id="open-invitations">Open invitations</h3>
      <ul>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            boardId={boardId}
            invitation={invitation}
            onRevoked={() => onRevoked(invitation.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface InvitationRowProps {
  readonly boardId: string;
  readonly invitation: Invitation;
  onRevoked(): void;
}

function InvitationRow({ boardId, invitation, onRevoked }: InvitationRowProps) {
  const { number } = useNumbers();
  const { id, role, createdAt, expiresAt, maxUses, uses } = invitation;
  const revokeInvitation = useRevokeInvitation(boardId);
  const { run, busy, failure } = useAction(async () => {
    try {
      await revokeInvitation(id);
    } catch (error) {
      // Another owner may have revoked it.
      if (failureOf(error).code !== 'NOT_FOUND') throw error;
    }
    onRevoked();
  });
  const { label } = roleOf(role);
  const created = formatDateTime(createdAt, useLocale());
  return (
    <li className={rows.row}>
      <div className={rows.text}>
        <p className={rows.name}>{label}</p>
        <p className="muted">
          {maxUses === null ? `${number(uses)} joined` : `${number(uses)} of ${number(maxUses)} joined`} ·
          created <ShortDate iso={createdAt} />, expires <ShortDate iso={expiresAt} />
        </p>
      </div>
      <BusyButton
        look="quiet"
        busy={busy}
        working="Revoking…"
        aria-label={busy ? undefined : `Revoke the invitation for ${label.toLowerCase()}s of ${created}`}
        onClick={run}
      >
        Revoke
      </BusyButton>
      <StatusMessage failure={failure} />
    </li>
  );
}
