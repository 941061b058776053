import { useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { ManagedCode, ScanCounts } from './operations.ts';

interface TestPrintProps {
  readonly code: ManagedCode;
  /** The live totals; undefined while the server isn't connected. */
  readonly counts: ScanCounts | undefined;
}

/** A button that opens a dialog, which waits for the next scan and shows it. */
export function TestPrint({ code, counts }: TestPrintProps) {
  const [open, setOpen] = useState(false);
  return (
    <Modal
      title="Test a print"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button look="secondary">
          <Icon name="scan-line" /> Test a print
        </Button>
      }
    >
      <p>Scan a print of this code with your phone. The scan appears here within two seconds.</p>
      {counts ? (
        <NextScan code={code} counts={counts} />
      ) : (
        <Note role="status">Connecting to the server…</Note>
      )}
      <p className="muted">
        No print at hand?{' '}
        <a href={code.shortUrl} target="_blank" rel="noreferrer">
          Open the short link in a new tab
        </a>
        . It counts as a scan, too.
      </p>
    </Modal>
  );
}

function NextScan({
  code: { target },
  counts: { scans },
}: {
  readonly code: ManagedCode;
  readonly counts: ScanCounts;
}) {
  const [before] = useState(scans);
  const { number, plural } = useNumbers();
  const arrived = scans - before;
  return (
    <>
      <div role="status">
        {arrived > 0 ? (
          <Note tone="good">
            It works: {plural(arrived, 'scan')} arrived. The visitor was sent to <strong>{target}</strong>
          </Note>
        ) : (
          <Note icon="loader-circle">Waiting for a scan…</Note>
        )}
      </div>
      <p>
        Scans so far: <strong>{number(scans)}</strong>
      </p>
    </>
  );
}
