import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Note } from './note.tsx';

interface RetryNoteProps extends Omit<ComponentProps<typeof Note>, 'actions'> {
  onRetry(): void;
}

/** Says what has failed, and offers to try again. */
export function RetryNote({ onRetry, tone = 'error', role = 'alert', ...note }: RetryNoteProps) {
  return (
    <Note
      tone={tone}
      role={role}
      actions={
        <Button look="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
      {...note}
    />
  );
}
