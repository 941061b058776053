import { useEffect } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { useBoardActions, useOwnBoard } from '../sync/selectors.ts';
import board from './board.module.css';
import { useBoardUi, useUiState } from './board-ui.ts';
import { NameForm } from './name-form.tsx';
import { useEdits } from './undoable-edits.ts';

/** The button and dialog that add a person. The menu of people opens it, too, to assign its card to the person. */
export function AddUser() {
  const ui = useBoardUi();
  const addingUser = useUiState((state) => state.addingUser);
  const { createUser } = useBoardActions();
  const isOwn = useOwnBoard() !== null;
  const { editCard } = useEdits();
  const assignTo = addingUser?.assignTo ?? null;
  const close = () => ui.change({ addingUser: null });
  useEffect(() => {
    if (assignTo === null) return;
    // After the dialog, which keeps the focus in it while it is open.
    return () => ui.change({ focusRequest: assignTo });
  }, [ui, assignTo]);
  return (
    <Modal
      title={isOwn ? 'Add a person without an account' : 'Add User'}
      open={addingUser !== null}
      onOpenChange={(open) => (open ? ui.change({ addingUser: { assignTo: null } }) : close())}
      trigger={
        <Button look="quiet">
          <Icon name="user-plus" />{' '}
          <span className={board.toolName}>{isOwn ? 'Add person' : 'Add User'}</span>
        </Button>
      }
    >
      {isOwn && (
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
          const id = createUser(name);
          ui.announce(`Added ${name}.`);
          if (assignTo !== null) editCard(assignTo, { assignees: { add: [id] } });
        }}
        onDone={close}
      />
    </Modal>
  );
}
