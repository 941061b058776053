import type { CodeToDraw, FileOptions } from '@canary/rendering/core/requests';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import type { SaveMode } from '#shared/code/save-target.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { DesignChange } from './design-timeline.ts';
import type { ExportState } from './export-state.ts';
import { clipboardTarget, type Destination, downloadTarget, usualFileName } from './export-target.ts';
import { LazyPart } from './lazy-part.tsx';
import styles from './save-bar.module.css';
import { useSaveTarget } from './save-target-context.ts';

const DownloadDialog = lazy(() => loadChunk(() => import('./export/download-dialog.tsx')));
const ExportMessage = lazy(() => loadChunk(() => import('./export/export-message.tsx')));

/** The message of Save and Download if the input is invalid (docs/product.md). */
const INVALID = 'Please enter valid data.';

interface SaveBarProps {
  readonly state: ExportState;
  /** The code to download; undefined while there is none. */
  readonly code: CodeToDraw | undefined;
  /** Exports the code as `file`, by default as the usual PNG. */
  onExport(destination: Destination, file?: FileOptions): void;
  onSave(mode: SaveMode): void;
  /** Id of the content type. */
  readonly typeId: string;
  /** Called when the user leaves for the page that saves the code. */
  onKeep(): void;
  onPrint(): void;
  /** Closes the result. */
  onClose(): void;
  onChange(change: DesignChange): void;
  /** The print dialog, if it is open. */
  readonly children: ReactNode;
}

/** Download, Save, Copy and Print. A result appears beside the buttons, where it is in view and covers no preview. */
export function SaveBar(props: SaveBarProps) {
  const { state, code, onExport, onSave, typeId, onKeep, onPrint, onClose, onChange, children } = props;
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
        <LazyPart what="download">
          <DownloadDialog
            code={code}
            usualName={usualFileName(saveTarget)}
            onClose={() => setIsChoosing(false)}
            onDownload={(file) => onExport(downloadTarget(saveTarget), file)}
            onCopy={(file) => onExport(clipboardTarget, file)}
          />
        </LazyPart>
      )}
      <Button look="quiet" aria-disabled={busy} onClick={() => onSave('update')}>
        <Icon name="save" size={17} /> Save
      </Button>
      <Button look="quiet" aria-disabled={busy} onClick={() => onExport(clipboardTarget)}>
        <Icon name="copy" size={17} /> Copy
      </Button>
      <Button look="quiet" aria-haspopup="dialog" onClick={onPrint}>
        <Icon name="printer" size={17} /> Print
      </Button>
      {saveTarget?.isExisting && (
        <Button look="quiet" className={styles.wide} aria-disabled={busy} onClick={() => onSave('new')}>
          <Icon name="copy-plus" size={17} /> Save as a new code
        </Button>
      )}
      {children}
      <div className={styles.message} role="alert">
        {state.status === 'invalid' && (
          <p className={styles.bad}>
            <Icon name="circle-alert" size={18} /> {INVALID}
          </p>
        )}
      </div>
      <div className={`${styles.message} ${styles.result}`} role="status">
        {'text' in state && (
          <Boundary fallback={() => state.text}>
            <Suspense>
              <ExportMessage
                state={state}
                typeId={typeId}
                onKeep={onKeep}
                onChange={onChange}
                onDownload={() => onExport(downloadTarget(saveTarget))}
                onClose={onClose}
              />
            </Suspense>
          </Boundary>
        )}
      </div>
    </div>
  );
}
