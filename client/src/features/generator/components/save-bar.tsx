import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { type HandOver, toClipboard, toFile } from '../export/hand-over.ts';
import type { Remedy } from '../export/picture.ts';
import type { ExportState } from '../hooks/use-export.ts';
import styles from './save-bar.module.css';

interface SaveBarProps {
  readonly state: ExportState;
  onExport(handOver: HandOver): void;
  onRemedy(remedy: Remedy): void;
  /** How to print, once somebody wants to. */
  readonly children: ReactNode;
}

const REMEDIES: Record<Remedy, string> = {
  'logo-off': 'Turn the logo off',
  'print-safe': 'Use print-safe colours',
  larger: 'Use the larger size',
};

/** Download, Save, Copy and Print, and what came of it. */
export function SaveBar({ state, onExport, onRemedy, children }: SaveBarProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const busy = state.status === 'working';
  return (
    <div className={styles.bar}>
      <Button type="submit" className={styles.wide} aria-disabled={busy}>
        {busy ? (
          <Icon name="loader-circle" className={styles.turning} size={19} />
        ) : (
          <Icon name="download" size={19} />
        )}
        Download
      </Button>
      <Button look="quiet" aria-disabled={busy} onClick={() => onExport(toFile)}>
        <Icon name="save" size={17} /> Save
      </Button>
      <Button look="quiet" aria-disabled={busy} onClick={() => onExport(toClipboard)}>
        <Icon name="copy" size={17} /> Copy
      </Button>
      <Button look="quiet" aria-expanded={isPrinting} onClick={() => setIsPrinting(!isPrinting)}>
        <Icon name="printer" size={17} /> Print
      </Button>
      {isPrinting && <div className={styles.wide}>{children}</div>}
      <div className={`${styles.wide} ${styles.result}`} role="status">
        {state.status === 'working' && <p>Reading the code back before you get it…</p>}
        {state.status === 'done' && (
          <p className={styles.good}>
            <Icon name="check" size={18} /> {state.text}
          </p>
        )}
        {state.status === 'failed' && (
          <div className={styles.bad}>
            <p>
              <Icon name="circle-alert" size={18} /> {state.text}
            </p>
            <Remedied remedy={state.remedy} onRemedy={onRemedy} />
          </div>
        )}
      </div>
    </div>
  );
}

function Remedied({ remedy, onRemedy }: { remedy: Remedy | undefined; onRemedy(remedy: Remedy): void }) {
  if (!remedy) return null;
  return (
    <Button look="quiet" onClick={() => onRemedy(remedy)}>
      {REMEDIES[remedy]}
    </Button>
  );
}
