import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import type { CodeRemedy, CodeRequest, FileOptions } from '#shared/code/picture.ts';
import {
  type SaveMode,
  type SaveRecovery,
  type SaveResult,
  type SaveTarget,
  useSaveTarget,
} from '#shared/code/save-target.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { clipboardTarget, type Destination, fileTarget } from './export-target.ts';
import styles from './save-bar.module.css';
import type { ExportState } from './use-export.ts';

const DownloadDialog = lazy(() => loadChunk(() => import('./export/download-dialog.tsx')));

interface SaveBarProps {
  readonly state: ExportState;
  /** The code to download; undefined while there is none. */
  readonly code: CodeRequest | undefined;
  /** Without `file` it is the usual PNG. */
  onExport(destination: Destination, file?: FileOptions): void;
  onSave(mode: SaveMode): void;
  onRemedy(remedy: CodeRemedy): void;
  /** The print options, shown after a click on Print. */
  readonly children: ReactNode;
}

const REMEDIES: Record<CodeRemedy, string> = {
  'logo-off': 'Turn the logo off',
  'print-safe': 'Use print-safe colours',
};

const RECOVERIES: Record<SaveRecovery, string> = {
  retry: 'Try again',
  overwrite: 'Save anyway',
  new: 'Save mine as a new code',
  'open-newer': 'Open the newer version instead',
};

/** Download, Save, Copy and Print, and their result. */
export function SaveBar({ state, code, onExport, onSave, onRemedy, children }: SaveBarProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
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
      <Button
        look="quiet"
        className={styles.wide}
        aria-disabled={busy}
        aria-haspopup="dialog"
        onClick={() => !busy && setIsChoosing(true)}
      >
        <Icon name="file-down" size={17} /> SVG, PDF and sizes…
      </Button>
      {isChoosing && (
        <Boundary fallback={({ retry }) => <OptionsNotLoaded onRetry={retry} />}>
          <Suspense>
            <DownloadDialog
              code={code}
              onClose={() => setIsChoosing(false)}
              onDownload={(file) => onExport(fileTarget, file)}
              onCopy={(file) => onExport(clipboardTarget, file)}
            />
          </Suspense>
        </Boundary>
      )}
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
            {state.remedy && <RemedyButton remedy={state.remedy} onRemedy={onRemedy} />}
            {state.otherFile && (
              <Button look="quiet" onClick={state.otherFile.save}>
                {state.otherFile.label}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function OptionsNotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <p className={styles.wide}>
      The download options could not be loaded.{' '}
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}

function RemedyButton({ remedy, onRemedy }: { remedy: CodeRemedy; onRemedy(remedy: CodeRemedy): void }) {
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
