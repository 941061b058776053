import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import type { CodeRequest, FileOptions } from '#shared/code/picture.ts';
import { type SaveMode, useSaveTarget } from '#shared/code/save-target.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { DesignChange } from './design-timeline.ts';
import type { ExportState } from './export-state.ts';
import { clipboardTarget, type Destination, fileTarget } from './export-target.ts';
import { NotLoaded } from './not-loaded.tsx';
import styles from './save-bar.module.css';

const DownloadDialog = lazy(() => loadChunk(() => import('./export/download-dialog.tsx')));
const ExportResult = lazy(() => loadChunk(() => import('./export/export-result.tsx')));

interface SaveBarProps {
  readonly state: ExportState;
  /** The code to download; undefined while there is none. */
  readonly code: CodeRequest | undefined;
  /** Without `file` it is the usual PNG. */
  onExport(destination: Destination, file?: FileOptions): void;
  onSave(mode: SaveMode): void;
  onChange(change: DesignChange): void;
  /** The print options, shown after a click on Print. */
  readonly children: ReactNode;
}

/** Download, Save, Copy and Print, and their result. */
export function SaveBar({ state, code, onExport, onSave, onChange, children }: SaveBarProps) {
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
        <Boundary fallback={({ retry }) => <NotLoaded what="download" onRetry={retry} />}>
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
        {state.status === 'working' && (
          <div className={styles.working}>
            <p>{state.text}</p>
            {state.cancel && (
              <Button
                look="quiet"
                onClick={({ currentTarget }) => {
                  // The focus would be lost with this button.
                  currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
                  state.cancel?.();
                }}
              >
                Cancel
              </Button>
            )}
          </div>
        )}
        {(state.status === 'done' || state.status === 'failed') && (
          <Boundary fallback={() => <p>{state.text}</p>}>
            <Suspense>
              <ExportResult state={state} onChange={onChange} />
            </Suspense>
          </Boundary>
        )}
      </div>
    </div>
  );
}
