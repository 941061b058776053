import { type ReactNode, useEffect, useRef } from 'react';
import { useAction } from '../forms/use-action.ts';
import { BusyButton, Button } from './button.tsx';
import styles from './confirm.module.css';
import forms from './form.module.css';
import { StatusMessage } from './status-message.tsx';

interface ConfirmProps {
  /** The text of the button. */
  readonly action: string;
  readonly working: string;
  onConfirm(): Promise<unknown>;
  onCancel(): void;
  /** The consequences of the action. */
  readonly children: ReactNode;
}

/** Asks for confirmation before an action that can't be undone, or that other people notice at once. */
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
