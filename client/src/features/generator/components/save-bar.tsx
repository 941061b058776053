import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Remedy } from '#shared/code/picture.ts';
import {
  type Keeper,
  type KeepHow,
  type Keeping,
  type KeepWay,
  useKeeper,
} from '#shared/code/save-target.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { type ExportTarget, toClipboard } from '../export/hand-over.ts';
import type { ExportState } from '../hooks/use-export.ts';
import styles from './save-bar.module.css';

interface SaveBarProps {
  readonly state: ExportState;
  onExport(handOver: ExportTarget): void;
  onSave(how: KeepHow): void;
  onRemedy(remedy: Remedy): void;
  /** How to print, once somebody wants to. */
  readonly children: ReactNode;
}

const REMEDIES: Record<Remedy, string> = {
  'logo-off': 'Turn the logo off',
  'print-safe': 'Use print-safe colours',
  larger: 'Use the larger size',
};

const WAYS: Record<KeepWay, string> = {
  again: 'Try again',
  anyway: 'Save anyway',
  new: 'Save mine as a new code',
  newer: 'Open the newer version instead',
};

/** Download, Save, Copy and Print, and what came of it. */
export function SaveBar({ state, onExport, onSave, onRemedy, children }: SaveBarProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const keeper = useKeeper();
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
      <Button look="quiet" aria-disabled={busy} onClick={() => onSave('changed')}>
        <Icon name="save" size={17} /> Save
      </Button>
      <Button look="quiet" aria-disabled={busy} onClick={() => onExport(toClipboard)}>
        <Icon name="copy" size={17} /> Copy
      </Button>
      <Button look="quiet" aria-expanded={isPrinting} onClick={() => setIsPrinting(!isPrinting)}>
        <Icon name="printer" size={17} /> Print
      </Button>
      {keeper?.isKnown && (
        <Button look="quiet" className={styles.wide} aria-disabled={busy} onClick={() => onSave('new')}>
          <Icon name="copy-plus" size={17} /> Save as a new code
        </Button>
      )}
      {isPrinting && <div className={styles.wide}>{children}</div>}
      <div className={`${styles.wide} ${styles.result}`} role="status">
        {state.status === 'working' && <p>{state.text}</p>}
        {state.status === 'done' && (
          <>
            <p className={styles.good}>
              <Icon name="check" size={18} /> {state.text}
            </p>
            {keeper && state.keeping && <Kept {...state} keeping={state.keeping} keeper={keeper} />}
          </>
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

interface KeptProps {
  readonly keeper: Keeper;
  readonly keeping: Keeping;
  keepAgain?(how?: KeepHow): void;
}

/** Whether the code is where its owner finds it again, and the way there. */
function Kept({ keeper, keeping, keepAgain }: KeptProps) {
  const { text } = keeping;
  if (keeping.isKept) {
    return (
      <div className={styles.good}>
        <p>
          <Icon name="check" size={18} /> <span dir="auto">{text}</span>
        </p>
        <Link to={keeper.path}>Open your history</Link>
      </div>
    );
  }
  return (
    <div className={styles.bad}>
      <p>
        <Icon name="circle-alert" size={18} /> <span dir="auto">{text}</span>
      </p>
      {keeping.ways.map((way) => (
        <Button
          key={way}
          look="quiet"
          onClick={() => {
            if (way === 'newer') keeper.openNewer?.();
            else keepAgain?.(way === 'again' ? undefined : way);
          }}
        >
          {WAYS[way]}
        </Button>
      ))}
    </div>
  );
}
