import type { ReactNode } from 'react';
import { type Wait, waitTexts } from '#session/account-requests.ts';
import { Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Note } from '#shared/ui/note.tsx';
import { ProgressBar } from '#shared/ui/progress-bar.tsx';

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1; null while it isn't known. */
  readonly share: number | null;
  readonly wait?: Wait | null;
  /** Missing if it can't be cancelled any more. */
  readonly onCancel?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** How far an import, an export or a copy is. */
export function Progress({ label, share, wait = null, onCancel, children }: ProgressProps) {
  return (
    <>
      <ProgressBar label={label} value={share} />
      <div role="status">{wait && <Note tone="warning">{waitTexts[wait]}</Note>}</div>
      {children}
      {onCancel && (
        <div className={forms.actions}>
          <Button look="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </>
  );
}
