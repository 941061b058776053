import { useId, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { NameForm } from '#shared/ui/name-form.tsx';
import { ToolButton } from '#shared/ui/tool-button.tsx';
import { useBoardUi } from '../live/board-ui.ts';
import { useBoardUsers } from '../live/people-selectors.ts';
import { useBoardActions, useBoardRef, useCan, useTerms } from '../live/selectors.ts';
import { Invitations } from './invitations.tsx';
import { MemberList } from './member-list.tsx';
import { NameList } from './name-list.tsx';
import styles from './people.module.css';

/** The button and dialog for all people of a board. The open board has only names, which everyone can add. */
export function People() {
  const [isOpen, setOpen] = useState(false);
  const hasMembers = useTerms().everyone === null;
  const title = hasMembers ? 'People' : 'Add User';
  return (
    <Modal
      title={title}
      open={isOpen}
      onOpenChange={setOpen}
      careful={hasMembers}
      trigger={<ToolButton icon={hasMembers ? 'users-round' : 'user-plus'} name={title} />}
    >
      {hasMembers ? <MembersAndNames /> : <Names onDone={() => setOpen(false)} />}
    </Modal>
  );
}

/** The form for a name, and the names. */
function Names({ onDone }: { onDone(): void }) {
  return (
    <>
      <NewName onDone={onDone} />
      <NameList names={useBoardUsers()} />
    </>
  );
}

/** The members, the names without an account, and the forms that add people. */
function MembersAndNames() {
  const { boardId } = useBoardRef();
  const isOwner = useCan('manage');
  const canEdit = useCan('editCards');
  const names = useBoardUsers().filter(({ role }) => !role);
  const [form, setForm] = useState<'invitation' | 'name'>();
  const id = useId();
  const toggle = (named: 'invitation' | 'name') => ({
    'aria-expanded': form === named,
    onClick: () => setForm(form === named ? undefined : named),
  });
  return (
    <>
      <MemberList />
      {names.length > 0 && (
        <section aria-labelledby={id}>
          <h3 id={id} className={styles.heading}>
            Without an account
          </h3>
          <p className="muted">Cards can be assigned to these names, which have no access to the board.</p>
          <NameList names={names} />
        </section>
      )}
      {canEdit && (
        <div className={styles.forms}>
          {isOwner && (
            <Button look="secondary" {...toggle('invitation')}>
              Invite people
            </Button>
          )}
          <Button look="quiet" {...toggle('name')}>
            Add a name
          </Button>
        </div>
      )}
      {isOwner && form === 'invitation' && <Invitations boardId={boardId} />}
      {canEdit && form === 'name' && <NewName onDone={() => setForm(undefined)} />}
    </>
  );
}

/** Adds a person without an account. */
function NewName({ onDone }: { onDone(): void }) {
  const ui = useBoardUi();
  const { createUser } = useBoardActions();
  return (
    <NameForm
      label="Name"
      placeholder="User Name"
      action="Add"
      autoFocus
      onSubmit={(name) => {
        createUser(name);
        ui.announce(`Added ${name}.`);
      }}
      onDone={onDone}
    />
  );
}
