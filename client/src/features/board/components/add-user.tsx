import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useBoardActions } from '../hooks/use-board-actions.ts';
import { useBoardUi } from '../state/board-ui.ts';
import { nameProblem } from '../state/problems.ts';
import forms from './forms.module.css';

/** The button that adds somebody whom cards can be given to, and what it asks. */
export function AddUser() {
  const [open, setOpen] = useState(false);
  return (
    <Modal
      title="Add User"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Icon name="user-plus" /> Add User
        </Button>
      }
    >
      <AddUserForm onDone={() => setOpen(false)} />
    </Modal>
  );
}

function AddUserForm({ onDone }: { onDone(): void }) {
  const ui = useBoardUi();
  const { createUser } = useBoardActions();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = nameProblem(name);
    setProblem(found);
    if (found || !name.trim()) return;
    createUser(name.trim());
    ui.say(`Added ${name.trim()}.`);
    onDone();
  };
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <TextField
        label="Name"
        placeholder="User Name"
        required
        autoComplete="off"
        dir="auto"
        value={name}
        error={problem}
        onChange={(next) => {
          setName(next);
          setProblem(undefined);
        }}
      />
      <div className={forms.actions}>
        <Button type="submit">Add</Button>
        <Button look="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
