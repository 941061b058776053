import { type ReactNode, useEffect, useRef } from 'react';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './confirm.module.css';

interface ConfirmProps {
  /** The text of the button. */
  readonly action: string;
  readonly working: string;
  onConfirm(): Promise<unknown>;
  onCancel(): void;
  /** What the action leads to. */
  readonly children: ReactNode;
}

/** Asks for confirmation before an action that can't be undone, or that other members notice at once. */
export function Confirm({ action, working, onConfirm, onCancel, children }: ConfirmProps) {
  const { run, busy, failure } = useAction(onConfirm);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className={`${forms.form} ${styles.confirm}`}>
      <p ref={question} tabIndex={-1}>
        {children}
      </p>
      <StatusMessage failure={failure} />
      <div className={forms.actions}>
        <BusyButton look="danger" busy={busy} working={working} onClick={run}>
          {action}
        </BusyButton>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
