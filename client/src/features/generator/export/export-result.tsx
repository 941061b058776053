import { PRINT_SAFE } from '@canary/qr/colour';
import { Link } from 'react-router-dom';
import { designProblem, withColours } from '#shared/code/design-colours.ts';
import type { CodeRemedy } from '#shared/code/picture.ts';
import {
  type SaveMode,
  type SaveRecovery,
  type SaveResult,
  type SaveTarget,
  useSaveTarget,
} from '#shared/code/save-target.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { DesignChange } from '../design-timeline.ts';
import type { ExportState } from '../export-state.ts';
import styles from '../save-bar.module.css';

interface ExportResultProps {
  readonly state: Extract<ExportState, { status: 'done' | 'failed' }>;
  onChange(change: DesignChange): void;
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

/** The result of an export, with what the user can do after a failure. */
export default function ExportResult({ state, onChange }: ExportResultProps) {
  const saveTarget = useSaveTarget();
  if (state.status === 'failed') {
    return (
      <div className={styles.bad}>
        <p>
          <Icon name="circle-alert" size={18} /> {state.text}
        </p>
        {state.remedy && <RemedyButton remedy={state.remedy} onChange={onChange} />}
        {state.otherFile && (
          <Button look="quiet" onClick={state.otherFile.save}>
            {state.otherFile.label}
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <p className={styles.good}>
        <Icon name="check" size={18} /> {successText(state)}
      </p>
      {saveTarget && state.saveResult && (
        <SaveMessage
          saveTarget={saveTarget}
          result={state.saveResult}
          onRetry={(mode) => state.retrySave?.(mode)}
        />
      )}
    </>
  );
}

/** Smallest module that printers and cameras handle reliably, in pixels. */
const MIN_MODULE_PIXELS = 4;

function successText({ text, design, modulePixels }: Extract<ExportState, { status: 'done' }>): string {
  const warnings = [
    ...(designProblem(design) === 'too-close' ? ['These colours are risky in print.'] : []),
    ...(modulePixels !== undefined && modulePixels < MIN_MODULE_PIXELS
      ? [`Its squares are only ${modulePixels} px wide: choose a larger size for print.`]
      : []),
  ];
  return ['Checked: it scans.', text, ...warnings].join(' ');
}

interface RemedyButtonProps extends Pick<ExportResultProps, 'onChange'> {
  readonly remedy: CodeRemedy;
}

function RemedyButton({ remedy, onChange }: RemedyButtonProps) {
  const { name, change } = REMEDIES[remedy];
  return (
    <Button look="quiet" onClick={() => onChange(change)}>
      {name}
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
