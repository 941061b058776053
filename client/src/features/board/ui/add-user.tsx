import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { useBoardActions } from '../sync/selectors.ts';
import board from './board.module.css';
import { useBoardUi } from './board-ui.ts';
import { NameForm } from './name-form.tsx';

/** The button and dialog that add a person. */
export function AddUser() {
  const [open, setOpen] = useState(false);
  const ui = useBoardUi();
  const { createUser } = useBoardActions();
  return (
    <Modal
      title="Add User"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Icon name="user-plus" /> <span className={board.toolName}>Add User</span>
        </Button>
      }
    >
      <NameForm
        label="Name"
        placeholder="User Name"
        initialName=""
        action="Add"
        onSubmit={(name) => {
          createUser(name);
          ui.announce(`Added ${name}.`);
        }}
        onDone={() => setOpen(false)}
      />
    </Modal>
  );
}
