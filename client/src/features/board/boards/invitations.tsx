import { useQuery } from '@apollo/client/react';
import { invitationDays } from '@canary/board/limits';
import type { BoardRole } from '@canary/board/roles';
import { type FormEvent, useState } from 'react';
import { paths } from '#config/paths.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { SelectField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { roleOf, roles } from '../live/role-names.ts';
import { InvitationLink } from './invitation-link.tsx';
import { InvitationList } from './invitation-list.tsx';
import styles from './invitations.module.css';
import { BoardInvitationsDocument, useCreateInvitation } from './member-operations.ts';

/** The invitations of a board: the form for a new invitation, and the open invitations. */
export function Invitations({ boardId }: { readonly boardId: string }) {
  const { data, error, refetch } = useQuery(BoardInvitationsDocument, {
    variables: { boardId },
    fetchPolicy: 'no-cache',
  });
  const [link, setLink] = useState<{ readonly id: string; readonly url: string }>();
  const reload = () => void refetch().catch(() => undefined);
  return (
    <>
      {link === undefined ? (
        <NewInvitation
          boardId={boardId}
          onCreated={({ id, token }) => {
            setLink({ id, url: `${window.location.origin}${paths.join}#${token}` });
            reload();
          }}
        />
      ) : (
        <InvitationLink url={link.url} onAnother={() => setLink(undefined)} />
      )}
      <InvitationList
        boardId={boardId}
        invitations={data?.boardInvitations ?? []}
        error={error}
        onRevoked={(id) => {
          if (id === link?.id) setLink(undefined);
          reload();
        }}
      />
    </>
  );
}

const expiries = [
  { value: '1', label: '1 day' },
  { value: String(invitationDays.default), label: '7 days' },
  { value: '30', label: '30 days' },
  { value: String(invitationDays.max), label: '90 days' },
];

const anyNumber = 'any';
const uses = [
  { value: anyNumber, label: 'Any number of people' },
  { value: '1', label: '1 person' },
  { value: '5', label: '5 people' },
  { value: '20', label: '20 people' },
];

interface NewInvitationProps {
  readonly boardId: string;
  onCreated(created: { readonly id: string; readonly token: string }): void;
}

function NewInvitation({ boardId, onCreated }: NewInvitationProps) {
  const createInvitation = useCreateInvitation(boardId);
  const [role, setRole] = useState<BoardRole>('editor');
  const [days, setDays] = useState(String(invitationDays.default));
  const [most, setMost] = useState(anyNumber);
  const { run, busy, failure } = useAction(async () => {
    const maxUses = most === anyNumber ? null : Number(most);
    onCreated(await createInvitation({ role, days: Number(days), maxUses }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) run();
  };
  return (
    <form className={forms.form} onSubmit={submit}>
      <SelectField
        label="Role"
        hint={`People who join with the link ${roleOf(role).rights}.`}
        value={role}
        options={roles}
        onChange={(value) => setRole(roleOf(value).value)}
      />
      <div className={styles.fields}>
        <SelectField label="Link expires after" value={days} options={expiries} onChange={setDays} />
        <SelectField label="Who can join with it" value={most} options={uses} onChange={setMost} />
      </div>
      <StatusMessage failure={failure} />
      <div className={forms.actions}>
        <BusyButton type="submit" busy={busy} working="Creating link…">
          Create link
        </BusyButton>
      </div>
    </form>
  );
}
