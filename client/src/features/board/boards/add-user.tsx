import { useState } from 'react';
import { Modal } from '#shared/ui/modal.tsx';
import { NameForm } from '#shared/ui/name-form.tsx';
import { ToolButton } from '#shared/ui/tool-button.tsx';
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
      trigger={<ToolButton icon="user-plus" name={hasMembers ? 'Add person' : 'Add User'} />}
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
