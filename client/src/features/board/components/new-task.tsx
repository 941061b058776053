import type { Column } from '@canary/board/task';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useBoardActions } from '../hooks/use-board-actions.ts';
import { useBoardUsers } from '../hooks/use-board-users.ts';
import { useBoardUi } from '../state/board-ui.ts';
import { columnTitle } from '../state/column-title.ts';
import { titleProblem } from '../state/problems.ts';
import styles from './column.module.css';
import forms from './forms.module.css';

/** The button that makes a card in a column, and what it asks. */
export function NewTask({ column }: { readonly column: Column }) {
  const [open, setOpen] = useState(false);
  const title = columnTitle(column);
  return (
    <Modal
      title={`New Task in ${title}`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={styles.add} data-add aria-label={`New task in ${title}`}>
          <Icon name="plus" size={22} />
        </button>
      }
    >
      <NewTaskForm column={column} onDone={() => setOpen(false)} />
    </Modal>
  );
}

function NewTaskForm({ column, onDone }: { readonly column: Column; onDone(): void }) {
  const ui = useBoardUi();
  const users = useBoardUsers();
  const { createTask } = useBoardActions();
  const [title, setTitle] = useState('');
  const [assigneeId, setAssigneeId] = useState('');
  const [problem, setProblem] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = titleProblem(title);
    setProblem(found);
    if (found || !title.trim()) return;
    createTask({ column, title: title.trim(), assigneeId: assigneeId || null });
    ui.say(`Created ‘${title.trim()}’ in ${columnTitle(column)}.`);
    onDone();
  };
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <TextField
        label="Title"
        placeholder="Task Title"
        required
        autoComplete="off"
        dir="auto"
        value={title}
        error={problem}
        onChange={(next) => {
          setTitle(next);
          setProblem(undefined);
        }}
      />
      <SelectField
        label="Assignee"
        value={assigneeId}
        options={[
          { value: '', label: 'Unassigned' },
          ...users.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setAssigneeId}
      />
      <div className={forms.actions}>
        <Button type="submit">Create</Button>
        <Button look="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
