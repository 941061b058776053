import { Button } from '#shared/ui/button.tsx';
import { Confirm } from '#shared/ui/confirm.tsx';
import forms from '#shared/ui/form.module.css';
import { useDepart } from './departure.ts';
import { useLeaveBoard } from './operations.ts';

interface LeaveBoardProps {
  readonly board: { readonly id: string; readonly name: string };
  /** Whether another member owns the board. */
  readonly canLeave: boolean;
  onCancel(): void;
}

/** Asks whether the user wants to leave a board, or says why they can't. */
export function LeaveBoard({ board, canLeave, onCancel }: LeaveBoardProps) {
  const leaveBoard = useLeaveBoard(board.id);
  const depart = useDepart();
  if (!canLeave) {
    return (
      <div className={forms.form}>
        <p>
          You are the only owner, and a board needs one. Make another member an owner first, or delete the
          board.
        </p>
        <div className={forms.actions}>
          <Button look="secondary" onClick={onCancel}>
            OK
          </Button>
        </div>
      </div>
    );
  }
  const confirm = async () => {
    await leaveBoard();
    depart({ kind: 'left', ...board });
  };
  return (
    <Confirm action="Leave board" working="Leaving…" onConfirm={confirm} onCancel={onCancel}>
      You need a new invitation to come back to “<bdi>{board.name}</bdi>”. Your name stays on the board with
      your cards.
    </Confirm>
  );
}
