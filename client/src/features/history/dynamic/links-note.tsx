import { useOnline } from '#shared/browser/use-online.ts';
import { Note } from '#shared/ui/note.tsx';
import { RetryNote } from '#shared/ui/retry-note.tsx';
import type { DynamicCodes } from './dynamic-codes.ts';

interface LinksNoteProps {
  readonly links: DynamicCodes;
  /** Whether the list is known to have dynamic codes. */
  readonly hasLinks: boolean;
}

/** Says that the dynamic codes couldn't be loaded. Saved codes stay in the list. */
export function LinksNote({ links: { status, message, reload }, hasLinks }: LinksNoteProps) {
  const isOnline = useOnline();
  if (isOnline ? status !== 'failed' : !hasLinks) return null;
  if (!isOnline)
    return (
      <Note role="status" icon="wifi-off" tone="warning">
        Targets and scans of dynamic codes may be missing or out of date. Dynamic codes can only be changed
        online.
      </Note>
    );
  return (
    <RetryNote tone="warning" onRetry={reload}>
      Dynamic codes, with their targets and scans, could not be loaded. {message}
    </RetryNote>
  );
}
