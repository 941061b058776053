import { deletedBoardDays } from '@canary/input/limits';
import { useState } from 'react';
import { DotsMenu, MenuItem } from '#shared/ui/menu.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { Confirm } from './confirm.tsx';
import { useDepart } from './departure.ts';
import { LeaveBoard } from './leave-board.tsx';
import { useDeleteBoard } from './operations.ts';

interface BoardMenuProps {
  readonly board: { readonly id: string; readonly name: string };
  readonly canDelete: boolean;
  readonly canLeave: boolean;
}

/** The menu of a board, with the actions after which the user is no longer on it. */
export function BoardMenu({ board, canDelete, canLeave }: BoardMenuProps) {
  const [asking, setAsking] = useState<'leave' | 'delete'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <DotsMenu of={board.name} tabIndex={0}>
        <MenuItem icon="log-out" onSelect={() => setAsking('leave')}>
          Leave board
        </MenuItem>
        {canDelete && (
          <MenuItem icon="trash-2" onSelect={() => setAsking('delete')}>
            Delete board
          </MenuItem>
        )}
      </DotsMenu>
      <Modal title="Leave this board?" open={asking === 'leave'} careful onOpenChange={close}>
        <LeaveBoard board={board} canLeave={canLeave} onCancel={close} />
      </Modal>
      <Modal title="Delete this board?" open={asking === 'delete'} careful onOpenChange={close}>
        <DeleteBoard board={board} onCancel={close} />
      </Modal>
    </>
  );
}

interface DeleteBoardProps extends Pick<BoardMenuProps, 'board'> {
  onCancel(): void;
}

function DeleteBoard({ board, onCancel }: DeleteBoardProps) {
  const deleteBoard = useDeleteBoard(board.id);
  const depart = useDepart();
  const confirm = async () => {
    await deleteBoard();
    depart({ kind: 'deleted', ...board });
  };
  return (
    <Confirm action="Delete board" working="Deleting…" onConfirm={confirm} onCancel={onCancel}>
      “<bdi>{board.name}</bdi>” closes for all members at once. Its owners can restore it on the Boards page
      for {deletedBoardDays} days.
    </Confirm>
  );
}
