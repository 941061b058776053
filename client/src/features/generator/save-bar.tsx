import { Suspense, useState } from 'react';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { DesignChange } from './design-timeline.ts';
import type { Exporter } from './export/use-export.ts';
import { LazyPart } from './lazy-part.tsx';
import { DownloadDialog, ExportMessage } from './lazy-parts.ts';
import styles from './save-bar.module.css';

/** The message of Save and Download if the input is invalid (docs/product.md). */
const INVALID = 'Please enter valid data.';

interface SaveBarProps {
  readonly exporter: Exporter;
  /** Id of the content type. */
  readonly typeId: string;
  /** Changes the design. */
  onChange(change: DesignChange): void;
}

/** Save and Download, with more formats, Copy and Print, and the result of the last export. */
export function SaveBar({ exporter, typeId, onChange }: SaveBarProps) {
  const { state, code, pixels, chosen, name, hasLink, saveTarget, download } = exporter;
  const [isChoosing, setIsChoosing] = useState(false);
  const busy = state.status === 'working';
  const { format, size } = chosen?.file ?? {};
  const isUsual = format === 'png' && size?.unit === 'px' && size.width === pixels;
  return (
    <>
      <div className={styles.bar}>
        <Button look="quiet" aria-disabled={busy} onClick={() => exporter.save('update')}>
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
                exporter.choose(next);
                download(next.file);
              }}
              onCopy={(target, file) => exporter.start({ target, file })}
              onPrint={exporter.print}
            />
          </LazyPart>
        )}
        {saveTarget?.canCopy && (
          <Button
            look="quiet"
            className={styles.wide}
            aria-label="Save as a new code"
            aria-disabled={busy}
            onClick={() => exporter.save('new')}
          >
            <Icon name="copy-plus" size={17} /> <span>Save as a new code</span>
          </Button>
        )}
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
                saveTarget={saveTarget}
                onKeep={exporter.keep}
                onChange={onChange}
                onDownload={() => download()}
                onClose={exporter.close}
              />
            </Suspense>
          </Boundary>
        )}
      </div>
    </>
  );
}
