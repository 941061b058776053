import { useEffect, useMemo, useRef } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { useBoardActions } from '../hooks/use-board-actions.ts';
import { useColumn } from '../hooks/use-column.ts';
import { useBoardUi } from '../state/board-ui.ts';
import forms from './forms.module.css';
import styles from './people.module.css';

interface RemovePersonProps {
  readonly user: { readonly id: string; readonly name: string };
  onCancel(): void;
}

/** Asks before somebody is removed, since their cards become nobody's. */
export function RemovePerson({ user, onCancel }: RemovePersonProps) {
  const ui = useBoardUi();
  const { removeUser } = useBoardActions();
  const count = useCardCount(user.id);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const { plural } = useNumbers();
  const cards = `${plural(count, 'card')} ${count === 1 ? 'becomes' : 'become'} unassigned.`;
  return (
    <div className={styles.remove}>
      <p ref={question} tabIndex={-1}>
        Remove <strong dir="auto">{user.name}</strong>? {count > 0 ? cards : 'No card is given to them.'}
      </p>
      <div className={styles.buttons}>
        <Button
          className={forms.danger}
          onClick={({ currentTarget }) => {
            // The row goes, and the focus with it, to the head of the dialog.
            currentTarget.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2')?.focus();
            removeUser(user.id);
            ui.say(`Removed ${user.name}. ${count > 0 ? cards : ''}`);
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

function useCardCount(assignee: string): number {
  const filter = useMemo(() => ({ text: '', assignee }), [assignee]);
  return (
    useColumn('todo', filter).length +
    useColumn('inprogress', filter).length +
    useColumn('done', filter).length
  );
}
