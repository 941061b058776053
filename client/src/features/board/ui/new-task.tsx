import type { Column } from '@canary/board/model';
import { boardText } from '@canary/input/board-text';
import { type FormEvent, useState } from 'react';
import { useLeaveGuard } from '#shared/browser/navigation.ts';
import { Button } from '#shared/ui/button.tsx';
import { SelectField, TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { titleError } from '../sync/board-actions.ts';
import { useBoardActions, useBoardUsers } from '../sync/selectors.ts';
import { columnTitle, useBoardUi } from './board-ui.ts';
import styles from './column.module.css';

const emptyInput = { title: '', assigneeId: '' };

/** The button and dialog that add a card to a column. */
export function NewTask({ column }: { readonly column: Column }) {
  const [open, setOpen] = useState(false);
  // Kept when the dialog is closed by Escape, Back or a press beside it, which may be a mistake.
  const [input, setInput] = useState(emptyInput);
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
        input={input}
        onChange={setInput}
        onDone={() => {
          setInput(emptyInput);
          setOpen(false);
        }}
      />
    </Modal>
  );
}

interface NewTaskFormProps {
  readonly column: Column;
  readonly input: typeof emptyInput;
  onChange(input: typeof emptyInput): void;
  /** Called after the card was created, and by Cancel. */
  onDone(): void;
}

function NewTaskForm({ column, input, onChange, onDone }: NewTaskFormProps) {
  const ui = useBoardUi();
  const users = useBoardUsers();
  const { createTask } = useBoardActions();
  const { title, assigneeId } = input;
  const [error, setError] = useState<string>();
  useLeaveGuard(title !== '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = titleError(title);
    setError(found);
    const kept = boardText(title);
    if (found || !kept) return;
    const id = createTask({ column, title: kept, assigneeId: assigneeId || null });
    ui.change({ added: id });
    ui.announce(`Created ‘${kept}’ in ${columnTitle(column)}.`);
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
        error={error}
        onChange={(next) => {
          onChange({ ...input, title: next });
          setError(undefined);
        }}
      />
      <SelectField
        label="Assignee"
        value={assigneeId}
        options={[
          { value: '', label: 'Unassigned' },
          ...users.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={(next) => onChange({ ...input, assigneeId: next })}
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
