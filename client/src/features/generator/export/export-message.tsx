import { PRINT_SAFE } from '@canary/qr/colour';
import { withColours } from '@canary/rendering/core/recolour';
import type { CodeRemedy } from '@canary/rendering/core/requests';
import { lazy, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { useSession } from '#session/session.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import type { SaveMode, SaveRecovery, SaveResult, SaveTarget } from '#shared/code/save-target.ts';
import { deliveryWords } from '#shared/code/verdict-words.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button, CloseButton } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ProgressBar } from '#shared/ui/progress-bar.tsx';
import type { DesignChange } from '../design-timeline.ts';
import { LazyPart } from '../lazy-part.tsx';
import styles from '../save-bar.module.css';
import type { DoneExport, ExportState } from './facts.ts';

const ImageAddressDialog = lazy(() => loadChunk(() => import('./image-address-dialog.tsx')));

interface ExportMessageProps {
  readonly state: Extract<ExportState, { text: string }>;
  onChange(change: DesignChange): void;
  readonly typeId: string;
  /** Null where codes can't be saved. */
  readonly saveTarget: SaveTarget | null;
  /** Called when the user leaves for the page that saves the code. */
  onKeep(): void;
  onDownload(): void;
  onClose(): void;
}

const REMEDIES: Record<CodeRemedy, { readonly name: string; readonly change: DesignChange }> = {
  'logo-off': {
    name: 'Turn the logo off',
    change: { label: 'Logo', apply: (before) => ({ ...before, logo: null }) },
  },
  'print-safe': {
    name: 'Use print-safe colours',
    change: { label: 'Print-safe colours', apply: (before) => withColours(before, PRINT_SAFE) },
  },
};

const RECOVERIES: Record<SaveRecovery, string> = {
  retry: 'Try again',
  overwrite: 'Save anyway',
  new: 'Save mine as a new code',
  'open-newer': 'Open the newer version instead',
};

/** The progress of an export, or its result with the next steps for the user. */
export default function ExportMessage(props: ExportMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  const { status } = props.state;
  useEffect(() => {
    if (status) message.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  /** Acts after moving the focus to Download: the focus would be lost when the message disappears. */
  const leaving = (act: () => void) => () => {
    message.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    act();
  };
  const { state, onClose, onDownload } = props;
  if (state.status === 'working') {
    return (
      <div ref={message} className={styles.working}>
        {state.read ? <Reading {...state.read} /> : <p>{state.text}</p>}
        {state.cancel && (
          <Button look="quiet" onClick={leaving(state.cancel)}>
            Cancel
          </Button>
        )}
      </div>
    );
  }
  const isSound = state.status === 'done' && (state.verdict?.grade === 'A' || state.verdict?.grade === 'B');
  const hasFailed = state.status === 'failed' || state.saveResult?.isSaved === false;
  return (
    <div ref={message} className={hasFailed ? styles.bad : isSound ? styles.good : styles.doubtful}>
      <Icon name={!hasFailed && isSound ? 'check' : 'circle-alert'} size={18} />
      <p dir="auto">{state.status === 'failed' ? state.text : successText(state)}</p>
      <CloseButton className={styles.close} onClick={leaving(onClose)} />
      {state.status === 'done' && state.shared && (
        <LazyPart what="address">
          <ImageAddressDialog code={state.shared} onClose={onClose} />
        </LazyPart>
      )}
      <div className={styles.actions}>
        {state.status === 'failed' ? (
          <FailureActions {...props} state={state} />
        ) : (
          <SuccessActions {...props} state={state} onDownload={leaving(onDownload)} />
        )}
      </div>
    </div>
  );
}

/** The progress of reading the codes of several pages. It isn't announced: it changes many times a second. */
function Reading({ done, total }: { readonly done: number; readonly total: number }) {
  const { number } = useNumbers();
  return (
    <div className={styles.reading} aria-live="off">
      <ProgressBar label={`${number(done)} of ${number(total)} codes read back`} value={done} max={total} />
    </div>
  );
}

interface FailureActionsProps extends Pick<ExportMessageProps, 'onChange'> {
  readonly state: Extract<ExportState, { status: 'failed' }>;
}

function FailureActions({ state: { remedy, otherFile }, onChange }: FailureActionsProps) {
  return (
    <>
      {remedy && (
        <Button look="quiet" onClick={() => onChange(REMEDIES[remedy].change)}>
          {REMEDIES[remedy].name}
        </Button>
      )}
      {otherFile && (
        <Button look="quiet" onClick={otherFile.save}>
          {otherFile.label}
        </Button>
      )}
    </>
  );
}

interface SuccessActionsProps
  extends Pick<ExportMessageProps, 'typeId' | 'saveTarget' | 'onKeep' | 'onDownload'> {
  readonly state: DoneExport;
}

function SuccessActions({ state, typeId, saveTarget, onKeep, onDownload }: SuccessActionsProps) {
  const { saveResult, offersToKeep, retrySave } = state;
  const { status } = useSession();
  return (
    <>
      {saveTarget && saveResult && (
        <SaveActions
          saveTarget={saveTarget}
          result={saveResult}
          onRetry={(mode) => retrySave?.(mode)}
          onDownload={onDownload}
        />
      )}
      {offersToKeep && status === 'logged-out' && (
        <Link to={withNext(paths.register, generatorPath(typeId))} onClick={onKeep}>
          Keep it in a free account
        </Link>
      )}
    </>
  );
}

/** Smallest module that printers and cameras handle reliably, in pixels. */
const MIN_MODULE_PIXELS = 4;

function successText({ text, design, verdict, modulePixels, saveResult }: DoneExport): string {
  if (saveResult && !saveResult.isSaved) return saveResult.text;
  const checked = deliveryWords(verdict, design);
  if (saveResult) return `${checked} ${saveResult.text}`;
  const warnings = [
    ...(modulePixels !== undefined && modulePixels < MIN_MODULE_PIXELS
      ? [`Its squares are less than ${MIN_MODULE_PIXELS} px wide: choose a larger size for print.`]
      : []),
  ];
  return [checked, text, ...warnings].join(' ');
}

interface SaveActionsProps {
  readonly saveTarget: SaveTarget;
  readonly result: SaveResult;
  onRetry(mode?: SaveMode): void;
  onDownload(): void;
}

/** The actions after a save. */
function SaveActions({ saveTarget, result, onRetry, onDownload }: SaveActionsProps) {
  return (
    <>
      {!result.isSaved &&
        result.recoveries.map((recovery) => (
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
      <Button look="quiet" onClick={onDownload}>
        <Icon name="download" size={17} /> Download the file
      </Button>
      {result.isSaved && <Link to={saveTarget.path}>Open your history</Link>}
    </>
  );
}
