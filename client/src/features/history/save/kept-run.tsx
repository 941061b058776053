import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Note } from '#shared/ui/note.tsx';
import { useWaitingCodes } from './waiting-codes.tsx';
import { WaitingNote } from './waiting-note.tsx';

/** Says whether a run of many codes is in the history. @param props.id of its record */
export function KeptRun({ id }: { readonly id: string }) {
  if (useWaitingCodes()[id]) return <WaitingNote waits="The table of these codes waits in this tab" />;
  return (
    <Note tone="good" role="status">
      The table and its look are kept under <Link to={paths.history}>Codes</Link>, encrypted, so that you can
      make these codes again.
    </Note>
  );
}
