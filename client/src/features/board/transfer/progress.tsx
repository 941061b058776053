import type { ReactNode } from 'react';
import { type Wait, waitTexts } from '#session/account-requests.ts';
import { Note } from '#shared/ui/note.tsx';
import { ProgressBar } from '#shared/ui/progress-bar.tsx';

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1; null while it isn't known. */
  readonly share: number | null;
  readonly wait?: Wait | null;
  readonly children: ReactNode;
}

/** How far an import or export is. */
export function Progress({ label, share, wait = null, children }: ProgressProps) {
  return (
    <>
      <ProgressBar label={label} value={share} />
      <div role="status">{wait && <Note tone="warning">{waitTexts[wait]}</Note>}</div>
      {children}
    </>
  );
}
