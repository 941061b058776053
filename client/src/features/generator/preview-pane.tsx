import type { PayloadResult } from '@canary/qr/content/content-type';
import type { Design } from '@canary/qr/design/design';
import type { CodeToGrade } from '@canary/rendering/core/requests';
import { type ComponentProps, Suspense, useState } from 'react';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { DesignChange } from './design-timeline.ts';
import { LivePreview, ScanCheck } from './lazy-parts.ts';
import { Placeholder } from './placeholder.tsx';
import styles from './preview-pane.module.css';

interface PreviewPaneProps {
  readonly result: PayloadResult;
  readonly design: Design;
  /** Whether the design is shown on a sample until there is a code. */
  readonly hasSample: boolean;
  /** The code, if the content is valid and fits. */
  readonly code: CodeToGrade | undefined;
  /** Whether the design is the unchanged initial design. */
  readonly isUntouched: boolean;
  /** Whether the code contains an example link. */
  readonly isExample: boolean;
  onChange(change: DesignChange): void;
  /** Loads the checker of how well the code scans. */
  readonly loadTools: ComponentProps<typeof ScanCheck>['loadTools'];
}

/** The preview of the code and the result of its scan check. Shows a sample until there is a code. */
export function PreviewPane({
  result,
  design,
  hasSample,
  code,
  isUntouched,
  isExample,
  loadTools,
  onChange,
}: PreviewPaneProps) {
  // The preview stays loaded if the content becomes invalid again.
  const [isNeeded, setNeeded] = useState(result.ok);
  if ((result.ok || hasSample) && !isNeeded) setNeeded(true);
  return (
    <div className={styles.pane}>
      <div className={styles.picture} aria-live="polite">
        {isNeeded ? (
          <Boundary fallback={({ retry }) => <NotLoaded onRetry={retry} />}>
            <Suspense fallback={hasSample ? undefined : <Placeholder />}>
              <LivePreview
                result={result}
                design={design}
                hasSample={hasSample}
                onLevel={(level) =>
                  onChange({ label: 'Error correction', apply: (before) => ({ ...before, level }) })
                }
              />
            </Suspense>
          </Boundary>
        ) : (
          <Placeholder />
        )}
      </div>
      <div className={styles.check}>
        {!result.ok && <p className={styles.hint}>A sample. Fill in the form for your code.</p>}
        {isExample && <p className={styles.hint}>An example. The link is made when you save or download.</p>}
        {isNeeded && (
          <Boundary fallback={() => <p className={styles.hint}>The scan check could not be loaded.</p>}>
            <Suspense>
              <ScanCheck
                code={code}
                isUntouched={isUntouched}
                loadTools={loadTools}
                onFix={({ label, design }) => onChange({ label, apply: () => design })}
              />
            </Suspense>
          </Boundary>
        )}
      </div>
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <div className={styles.problem}>
      <p>The preview could not be loaded. You can still download the code: we check it first.</p>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
