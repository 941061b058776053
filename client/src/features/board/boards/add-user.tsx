import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { NameForm } from '#shared/ui/name-form.tsx';
import board from '../board.module.css';
import { useBoardUi } from '../live/board-ui.ts';
import { useBoardActions, useTerms } from '../live/selectors.ts';

/** The button and dialog that add a person without an account. */
export function AddUser() {
  const ui = useBoardUi();
  const { createUser } = useBoardActions();
  const hasMembers = useTerms().everyone === null;
  const [isOpen, setOpen] = useState(false);
  return (
    <Modal
      title={hasMembers ? 'Add a person without an account' : 'Add User'}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button look="quiet">
          <Icon name="user-plus" />{' '}
          <span className={board.toolName}>{hasMembers ? 'Add person' : 'Add User'}</span>
        </Button>
      }
    >
      {hasMembers && (
        <p className="muted">
          You can assign cards to this name. It gives no one access to the board: for that, an owner invites
          people.
        </p>
      )}
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
