import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Remedy } from '#shared/code/picture.ts';
import {
  type SaveMode,
  type SaveRecovery,
  type SaveResult,
  type SaveTarget,
  useSaveTarget,
} from '#shared/code/save-target.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { clipboardTarget, type ExportTarget } from './export-target.ts';
import styles from './save-bar.module.css';
import type { ExportState } from './use-export.ts';

interface SaveBarProps {
  readonly state: ExportState;
  onExport(target: ExportTarget): void;
  onSave(mode: SaveMode): void;
  onRemedy(remedy: Remedy): void;
  /** The print options, shown after a click on Print. */
  readonly children: ReactNode;
}

const REMEDIES: Record<Remedy, string> = {
  'logo-off': 'Turn the logo off',
  'print-safe': 'Use print-safe colours',
  larger: 'Use the larger size',
};

const RECOVERIES: Record<SaveRecovery, string> = {
  retry: 'Try again',
  overwrite: 'Save anyway',
  new: 'Save mine as a new code',
  'open-newer': 'Open the newer version instead',
};

/** Download, Save, Copy and Print, and their result. */
export function SaveBar({ state, onExport, onSave, onRemedy, children }: SaveBarProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const saveTarget = useSaveTarget();
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
      <Button look="quiet" aria-disabled={busy} onClick={() => onSave('update')}>
        <Icon name="save" size={17} /> Save
      </Button>
      <Button look="quiet" aria-disabled={busy} onClick={() => onExport(clipboardTarget)}>
        <Icon name="copy" size={17} /> Copy
      </Button>
      <Button look="quiet" aria-expanded={isPrinting} onClick={() => setIsPrinting(!isPrinting)}>
        <Icon name="printer" size={17} /> Print
      </Button>
      {saveTarget?.isExisting && (
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
            {saveTarget && state.saveResult && (
              <SaveMessage
                saveTarget={saveTarget}
                result={state.saveResult}
                onRetry={(mode) => state.retrySave?.(mode)}
              />
            )}
          </>
        )}
        {state.status === 'failed' && (
          <div className={styles.bad}>
            <p>
              <Icon name="circle-alert" size={18} /> {state.text}
            </p>
            <RemedyButton remedy={state.remedy} onRemedy={onRemedy} />
          </div>
        )}
      </div>
    </div>
  );
}

function RemedyButton({ remedy, onRemedy }: { remedy: Remedy | undefined; onRemedy(remedy: Remedy): void }) {
  if (!remedy) return null;
  return (
    <Button look="quiet" onClick={() => onRemedy(remedy)}>
      {REMEDIES[remedy]}
    </Button>
  );
}

interface SaveMessageProps {
  readonly saveTarget: SaveTarget;
  readonly result: SaveResult;
  onRetry(mode?: SaveMode): void;
}

/** Whether the code was saved to the history; if not, what the user can do. */
function SaveMessage({ saveTarget, result, onRetry }: SaveMessageProps) {
  if (result.isSaved) {
    return (
      <div className={styles.good}>
        <p>
          <Icon name="check" size={18} /> <span dir="auto">{result.text}</span>
        </p>
        <Link to={saveTarget.path}>Open your history</Link>
      </div>
    );
  }
  return (
    <div className={styles.bad}>
      <p>
        <Icon name="circle-alert" size={18} /> <span dir="auto">{result.text}</span>
      </p>
      {result.recoveries.map((recovery) => (
        <Button
          key={recovery}
          look="quiet"
          onClick={() => {
            if (recovery === 'open-newer') saveTarget.openNewer?.();
            else onRetry(recovery === 'retry' ? undefined : recovery);
          }}
        >
          {RECOVERIES[recovery]}
        </Button>
      ))}
    </div>
  );
}
