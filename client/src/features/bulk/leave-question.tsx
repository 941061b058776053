import { useBlocker } from 'react-router-dom';
import { useLeaveGuard } from '#shared/browser/navigation.ts';
import { Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Modal } from '#shared/ui/modal.tsx';

interface LeaveQuestionProps {
  readonly isActive: boolean;
  /** What leaving the page does. */
  readonly text: string;
}

/** Asks before the page is left while a run is active. The router allows one at a time. */
export function LeaveQuestion({ isActive, text }: LeaveQuestionProps) {
  useLeaveGuard(isActive);
  const leaving = useBlocker(isActive);
  return (
    <Modal
      title="Leave the page and stop the run?"
      open={leaving.state === 'blocked'}
      onOpenChange={() => leaving.reset?.()}
    >
      <p>{text}</p>
      <div className={forms.actions}>
        <Button onClick={() => leaving.reset?.()}>Stay</Button>
        <Button look="danger" onClick={() => leaving.proceed?.()}>
          Leave
        </Button>
      </div>
    </Modal>
  );
}
