import type { LeftOutRow } from '@canary/bulk/manifest';
import { useId, useState } from 'react';
import { type Numbers, useNumbers } from '#shared/format/numbers.ts';
import { useStore } from '#shared/store/create-store.ts';
import { Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Modal } from '#shared/ui/modal.tsx';
import { ProgressBar } from '#shared/ui/progress-bar.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './bulk.module.css';
import { LeaveQuestion } from './leave-question.tsx';
import type { Run, RunState } from './run-control.ts';

interface RunViewProps {
  readonly run: Run;
  /** Shows the settings of the run again. */
  onClose(): void;
}

/** A run's progress, pause and end. */
export function RunView({ run, onClose }: RunViewProps) {
  const state = useStore(run.store);
  const { phase, step, total, tried, made, leftOut } = state;
  const { number, plural } = useNumbers();
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const isActive = phase === 'running' || phase === 'paused' || phase === 'stopping' || phase === 'grading';
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{titles[phase]}</h2>
      <ProgressBar
        label={`${number(tried)} of ${number(total)} codes ${steps[step ?? 'making']}`}
        value={tried}
        max={total}
      >
        <p className="fine">{paceOf(state, number)}</p>
      </ProgressBar>
      <StatusMessage
        done={made > 0 && (phase === 'done' || phase === 'stopped') ? doneText(state, plural) : undefined}
        note={phase === 'stopped' && made === 0 ? 'The run was stopped, and no file was kept.' : undefined}
        failure={state.failure}
      />
      {[...new Set(leftOut.map(({ reason }) => reason))].map((reason) => (
        <Missing key={reason} reason={reason} rows={leftOut.filter((its) => its.reason === reason)} />
      ))}
      <div className={forms.actions}>
        {phase === 'running' && (
          <Button look="secondary" onClick={run.pause}>
            Pause
          </Button>
        )}
        {phase === 'paused' && <Button onClick={run.resume}>Continue</Button>}
        {(phase === 'running' || phase === 'paused') && (
          <Button
            look="secondary"
            onClick={() => {
              run.pause();
              setAsking(true);
            }}
          >
            Stop
          </Button>
        )}
        {!isActive && <Button onClick={onClose}>Back to the rows</Button>}
      </div>
      <LeaveQuestion
        isActive={isActive}
        text="The run goes on while this page is open. If you leave it, no file is kept."
      />
      <Modal
        title={made > 0 ? `Keep ${plural(made, 'finished file')}?` : 'Stop the run?'}
        open={isAsking && phase === 'paused'}
        onOpenChange={() => {
          setAsking(false);
          run.resume();
        }}
      >
        <p>
          {made > 0
            ? 'The ZIP file can be completed with the files that are finished.'
            : 'No file is finished yet.'}
        </p>
        <div className={forms.actions}>
          {made > 0 && (
            <Button
              onClick={() => {
                setAsking(false);
                run.finish();
              }}
            >
              Keep them
            </Button>
          )}
          <Button
            look="danger"
            onClick={() => {
              setAsking(false);
              run.discard();
            }}
          >
            {made > 0 ? 'Discard them' : 'Stop'}
          </Button>
          <Button
            look="secondary"
            onClick={() => {
              setAsking(false);
              run.resume();
            }}
          >
            Continue the run
          </Button>
        </div>
      </Modal>
    </section>
  );
}

/** The rows that make no code for one reason. */
function Missing({ reason, rows }: { readonly reason: string; readonly rows: readonly LeftOutRow[] }) {
  const { plural } = useNumbers();
  const shown = rows.slice(0, 10).map(({ row }) => row);
  return (
    <p>
      {plural(rows.length, 'code')} {rows.length === 1 ? 'is' : 'are'} left out:{' '}
      {rows.length === 1 ? 'row' : 'rows'} {shown.join(', ')}
      {rows.length > shown.length && '…'}. {reason}
    </p>
  );
}

const titles: Readonly<Record<RunState['phase'], string>> = {
  running: 'Making the codes…',
  paused: 'Paused',
  grading: 'Grading some of the codes…',
  stopping: 'Completing the ZIP file…',
  done: 'Done',
  stopped: 'Stopped',
  failed: 'The run has failed',
};

const steps = {
  making: 'made and read back',
  drawing: 'drawn',
  reading: 'read back',
} as const;

function doneText({ made, pages }: RunState, plural: Numbers['plural']): string {
  const are = made === 1 ? 'is' : 'are';
  if (pages !== undefined)
    return `${plural(made, 'code')} ${are} on ${plural(pages, 'page')}, and each was read back at its place. Print at a scale of 100%, and try it on plain paper: hold it against a sheet of labels.`;
  return `${plural(made, 'file')} ${are} in the ZIP file, and each was read back. At least one code of each version and up to 20 others were graded in full; the list codes.csv says what was checked.`;
}

/** @example '42 codes a second, about 3 minutes left' */
function paceOf({ phase, total, tried, elapsedMs }: RunState, number: (value: number) => string): string {
  if (tried === 0 || elapsedMs < 1_000) return ' ';
  const perSecond = tried / (elapsedMs / 1_000);
  const pace = `${number(Math.round(perSecond * 10) / 10)} codes a second`;
  if (phase !== 'running' || tried === total) return pace;
  const seconds = (total - tried) / perSecond;
  const left = seconds < 90 ? `${Math.ceil(seconds)} seconds` : `${Math.round(seconds / 60)} minutes`;
  return `${pace}, about ${left} left`;
}
