import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { useBoardActions } from '../hooks/use-board-actions.ts';
import { useBoardUi } from '../state/board-ui.ts';
import forms from './forms.module.css';
import { NameForm } from './name-form.tsx';

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
  return (
    <NameForm
      label="Name"
      placeholder="User Name"
      start=""
      action="Add"
      className={forms.form}
      actionsClassName={forms.actions}
      onName={(name) => {
        createUser(name);
        ui.say(`Added ${name}.`);
      }}
      onDone={onDone}
    />
  );
}
