import { deletedBoardDays } from '@canary/board/limits';
import { Confirm } from '#shared/ui/confirm.tsx';
import { useDepart } from './departure.ts';
import { useDeleteBoard } from './operations.ts';

interface DeleteBoardProps {
  readonly board: { readonly id: string; readonly name: string };
  onCancel(): void;
}

/** Asks whether the user wants to delete a board, because it closes for all members. */
export function DeleteBoard({ board, onCancel }: DeleteBoardProps) {
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
