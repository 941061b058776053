import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { NameForm } from '#shared/ui/name-form.tsx';
import { ToolButton } from '#shared/ui/tool-button.tsx';
import type { PersonView } from '../live/board-store.ts';
import { noFilter } from '../live/card-filter.ts';
import { useCardCount } from '../live/card-selectors.ts';
import { useBoardUsers, useSelf } from '../live/people-selectors.ts';
import { roleOf } from '../live/role-names.ts';
import { useCan, useTerms } from '../live/selectors.ts';
import { useEdits } from '../live/undoable-edits.ts';
import styles from './people.module.css';

/** The dialog in which people are renamed and removed. Members are removed by ending their membership instead. */
export function People() {
  const [open, setOpen] = useState(false);
  const users = useBoardUsers();
  // Beside "Members", the word says what they are for.
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
  const close = () => setMode('show');
  return (
    <li ref={row} className={styles.person}>
      {canRename && mode === 'rename' && <Rename user={user} onDone={close} />}
      {canRemove && mode === 'remove' && <Remove user={user} onCancel={close} />}
      {isShown && (
        <>
          <Avatar name={user.label} />
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

function Rename({ user, onDone }: { readonly user: PersonView; onDone(): void }) {
  const { renamePerson } = useEdits();
  const form = useRef<HTMLFormElement>(null);
  const close = useEffectEvent(onDone);
  useEffect(() => {
    // Runs before the dialog's own listener, so that Escape closes only this form.
    const listener = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !form.current?.contains(document.activeElement)) return;
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
  return (
    <NameForm
      ref={form}
      label={`New name of ${user.label}`}
      initialName={user.name}
      action="Save"
      autoFocus
      className={styles.edit}
      onSubmit={(name) => {
        if (name !== user.name) renamePerson(user, name);
      }}
      onDone={onDone}
    />
  );
}

/** Asks for confirmation, because the person's cards become unassigned. */
function Remove({ user, onCancel }: { readonly user: PersonView; onCancel(): void }) {
  const { removePerson } = useEdits();
  const count = useCardCount(useMemo(() => ({ ...noFilter, assignee: user.id }), [user.id]));
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const { plural } = useNumbers();
  const effect = `${plural(count, 'card')} will become unassigned.`;
  return (
    <div className={`${forms.form} ${styles.edit}`}>
      <p ref={question} tabIndex={-1}>
        Remove <strong dir="auto">{user.label}</strong>?{' '}
        {count > 0 ? effect : 'No cards are assigned to them.'}
      </p>
      <div className={forms.actions}>
        <Button
          look="danger"
          onClick={({ currentTarget }) => {
            // The row disappears, so the focus moves to the dialog's heading.
            currentTarget.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2')?.focus();
            removePerson(user);
          }}
        >
          Remove
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
