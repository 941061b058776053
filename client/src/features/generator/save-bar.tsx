import type { CodeToDraw, FileOptions } from '@canary/rendering/core/requests';
import { type ReactNode, Suspense, useState } from 'react';
import type { SaveMode } from '#shared/code/save-target.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { DesignChange } from './design-timeline.ts';
import type { useChosenFile } from './export/use-chosen-file.ts';
import type { ExportState } from './export-state.ts';
import { type Destination, fileTargetNamed } from './export-target.ts';
import { LazyPart } from './lazy-part.tsx';
import { DownloadDialog, ExportMessage } from './lazy-parts.ts';
import styles from './save-bar.module.css';
import { useSaveTarget } from './save-target-context.ts';

/** The message of Save and Download if the input is invalid (docs/product.md). */
const INVALID = 'Please enter valid data.';

interface SaveBarProps {
  readonly state: ExportState;
  /** The code to download; undefined while there is none. */
  readonly code: CodeToDraw | undefined;
  /** Width of the usual PNG in pixels, if the size is valid. */
  readonly pixels: number | undefined;
  readonly files: ReturnType<typeof useChosenFile>;
  /** Name of the code, if it has one. */
  readonly name: string | undefined;
  /** Whether an export makes a short link. */
  readonly hasLink: boolean;
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

/** Save and Download, with more formats, Copy and Print, and the result of the last export. */
export function SaveBar(props: SaveBarProps) {
  const {
    state,
    code,
    pixels,
    name,
    hasLink,
    onExport,
    onSave,
    typeId,
    onKeep,
    onPrint,
    onClose,
    onChange,
    children,
  } = props;
  const { chosen, choose } = props.files;
  const [isChoosing, setIsChoosing] = useState(false);
  const saveTarget = useSaveTarget();
  const busy = state.status === 'working';
  const { format, size } = chosen?.file ?? {};
  const isUsual = format === 'png' && size?.unit === 'px' && size.width === pixels;
  const download = (file = chosen?.file) => onExport(fileTargetNamed(name), file);
  return (
    <>
      <div className={styles.bar}>
        <Button look="quiet" aria-disabled={busy} onClick={() => onSave('update')}>
          <Icon name="save" size={17} /> Save
        </Button>
        <div className={styles.download}>
          <Button type="submit" aria-disabled={busy}>
            <Icon
              name={busy ? 'loader-circle' : 'download'}
              className={busy ? styles.turning : undefined}
              size={19}
            />
            Download{chosen && !isUsual && ` ${chosen.label}`}
          </Button>
          <Button
            aria-label="Download options"
            title="Format, size, copy and print"
            aria-haspopup="dialog"
            aria-disabled={busy}
            onClick={() => !busy && setIsChoosing(true)}
          >
            <Icon name="chevron-down" size={18} />
          </Button>
        </div>
        {isChoosing && (
          <LazyPart what="download">
            <DownloadDialog
              code={code}
              name={name}
              hasLink={hasLink}
              pixels={pixels}
              onClose={() => setIsChoosing(false)}
              onDownload={(next) => {
                choose(next);
                download(next.file);
              }}
              onCopy={onExport}
              onPrint={onPrint}
            />
          </LazyPart>
        )}
        {saveTarget?.canCopy && (
          <Button
            look="quiet"
            className={styles.wide}
            aria-label="Save as a new code"
            aria-disabled={busy}
            onClick={() => onSave('new')}
          >
            <Icon name="copy-plus" size={17} /> <span>Save as a new code</span>
          </Button>
        )}
        {children}
      </div>
      <div className={styles.message} role="alert">
        {state.status === 'invalid' && (
          <p className={styles.bad}>
            <Icon name="circle-alert" size={18} /> {INVALID}
          </p>
        )}
      </div>
      <div className={styles.message} role="status">
        {'text' in state && (
          <Boundary fallback={() => state.text}>
            <Suspense>
              <ExportMessage
                state={state}
                typeId={typeId}
                onKeep={onKeep}
                onChange={onChange}
                onDownload={download}
                onClose={onClose}
              />
            </Suspense>
          </Boundary>
        )}
      </div>
    </>
  );
}
