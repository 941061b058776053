import { boardText, nameProblem } from '@canary/board/texts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { RenameField } from '#shared/collection/rename-field.tsx';
import { useNumbers } from '#shared/format/numbers.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Confirm } from '#shared/ui/confirm.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { ToolButton } from '#shared/ui/tool-button.tsx';
import type { PersonView } from '../live/board-store.ts';
import { noFilter } from '../live/card-filter.ts';
import { useCardCount } from '../live/matching-cards.ts';
import { useBoardUsers, useSelf } from '../live/people-selectors.ts';
import { roleOf } from '../live/role-names.ts';
import { useCan, useTerms } from '../live/selectors.ts';
import { useEdits } from '../live/undoable-edits.ts';
import styles from './people.module.css';

/** The dialog in which people are renamed and removed. Members are removed by ending their membership instead. */
export function People() {
  const [open, setOpen] = useState(false);
  const users = useBoardUsers();
  // Beside "Members", the word says that these people are for assignments.
  const title = useTerms().everyone === null ? 'Assignees' : 'People';
  return (
    <Modal
      title={title}
      open={open}
      onOpenChange={setOpen}
      careful
      trigger={<ToolButton icon="users-round" name={title} />}
    >
      {users.length === 0 ? (
        <p className={styles.empty}>No people yet. Use “Add User” to add people you can assign cards to.</p>
      ) : (
        <ul className={styles.people}>
          {users.map((user) => (
            <Person key={user.id} user={user} />
          ))}
        </ul>
      )}
    </Modal>
  );
}

function Person({ user }: { readonly user: PersonView }) {
  const self = useSelf();
  const isOwner = useCan('manage');
  const canEdit = useCan('editCards');
  const isMember = user.role != null;
  const isSelf = user.id === self?.id;
  const canRename = canEdit && (!isMember || isSelf || isOwner);
  const canRemove = canEdit && !isMember;
  const [mode, setMode] = useState<'show' | 'rename' | 'remove'>('show');
  const isShown = mode === 'show' || (mode === 'rename' ? !canRename : !canRemove);
  const row = useRef<HTMLLIElement>(null);
  const previous = useRef(mode);
  useEffect(() => {
    // Returns the focus to the button that opened the form.
    if (mode === 'show' && previous.current !== 'show') {
      row.current?.querySelector<HTMLElement>(`[data-mode="${previous.current}"]`)?.focus();
    }
    previous.current = mode;
  }, [mode]);
  const { renamePerson, removePerson } = useEdits();
  const close = () => setMode('show');
  const remove = () => {
    // The row disappears, so the focus moves to the dialog's heading.
    row.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2')?.focus();
    removePerson(user);
  };
  return (
    <li ref={row} className={styles.person}>
      {canRename && mode === 'rename' && (
        <RenameField
          label={`New name of ${user.label}`}
          text={user.name}
          normalise={boardText}
          problem={nameProblem}
          onClose={close}
          onSave={(name) => renamePerson(user, name)}
        />
      )}
      {canRemove && mode === 'remove' && <Remove user={user} onRemove={remove} onCancel={close} />}
      {isShown && (
        <>
          <Avatar name={user.label} hue={user.hue} />
          <span className={styles.name} dir="auto">
            {user.label}
          </span>
          {user.role && (
            <span className="fine">
              {roleOf(user.role).label}
              {isSelf && ' (you)'}
            </span>
          )}
          {canRename && (
            <Button
              look="quiet"
              className={styles.action}
              data-mode="rename"
              aria-label={`Rename ${user.label}`}
              onClick={() => setMode('rename')}
            >
              <Icon name="pencil" />
            </Button>
          )}
          {canRemove && (
            <Button
              look="quiet"
              className={styles.action}
              data-mode="remove"
              aria-label={`Remove ${user.label}`}
              onClick={() => setMode('remove')}
            >
              <Icon name="trash-2" />
            </Button>
          )}
        </>
      )}
    </li>
  );
}

interface RemoveProps {
  readonly user: PersonView;
  onRemove(): void;
  onCancel(): void;
}

/** Asks for confirmation, because the person's cards become unassigned. */
function Remove({ user, onRemove, onCancel }: RemoveProps) {
  const count = useCardCount(useMemo(() => ({ ...noFilter, assignee: user.id }), [user.id]));
  const { plural } = useNumbers();
  const effect = `${plural(count, 'card')} will become unassigned.`;
  return (
    <Confirm action="Remove" working="Removing…" onConfirm={async () => onRemove()} onCancel={onCancel}>
      Remove <strong dir="auto">{user.label}</strong>? {count > 0 ? effect : 'No cards are assigned to them.'}
    </Confirm>
  );
}
