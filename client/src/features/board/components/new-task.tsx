import type { Column } from '@canary/board/task';
import { type FormEvent, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { SelectField, TextField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { useBoardActions } from '../hooks/use-board-actions.ts';
import { useBoardUsers } from '../hooks/use-board-users.ts';
import { useBoardUi } from '../state/board-ui.ts';
import { columnTitle } from '../state/column-title.ts';
import { titleProblem } from '../state/problems.ts';
import styles from './column.module.css';
import forms from './forms.module.css';

const blank = { title: '', assigneeId: '' };

/** The button that makes a card in a column, and what it asks. */
export function NewTask({ column }: { readonly column: Column }) {
  const [open, setOpen] = useState(false);
  // Escape, or a press beside it, is easily done by mistake: what was typed is there again.
  const [draft, setDraft] = useState(blank);
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
      <NewTaskForm
        column={column}
        draft={draft}
        onChange={setDraft}
        onDone={() => {
          setDraft(blank);
          setOpen(false);
        }}
      />
    </Modal>
  );
}

interface NewTaskFormProps {
  readonly column: Column;
  readonly draft: typeof blank;
  onChange(draft: typeof blank): void;
  /** It is created, or cancelled. */
  onDone(): void;
}

function NewTaskForm({ column, draft, onChange, onDone }: NewTaskFormProps) {
  const ui = useBoardUi();
  const users = useBoardUsers();
  const { createTask } = useBoardActions();
  const { title, assigneeId } = draft;
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
          onChange({ ...draft, title: next });
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
        onChange={(next) => onChange({ ...draft, assigneeId: next })}
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
