import type { LeftOutRow } from '@canary/bulk/manifest';
import { useId } from 'react';
import { saveFile } from '#shared/browser/save-file.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { useStore } from '#shared/store/create-store.ts';
import { Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { ProgressBar } from '#shared/ui/progress-bar.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './bulk.module.css';
import { LeaveQuestion } from './leave-question.tsx';
import { type LinkStep, type LinksState, receiptOf } from './make-links.ts';

interface LinksViewProps {
  readonly links: LinkStep;
  /** The rows for which no link was asked. */
  readonly leftOut: readonly LeftOutRow[];
  /** Shows the settings of the run again; undefined while files are made. */
  readonly onClose: (() => void) | undefined;
}

/** The progress of making short links, and the list of them. */
export function LinksView({ links, leftOut, onClose }: LinksViewProps) {
  const state = useStore(links.store);
  const { phase, total, made, refused, failure } = state;
  const { number, plural } = useNumbers();
  const id = useId();
  const isOpen = phase === 'making' || phase === 'failed';
  const madeWords = `${plural(made.length, 'short link')} ${made.length === 1 ? 'is' : 'are'} made`;
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{titles[phase]}</h2>
      {isOpen && (
        <ProgressBar
          label={`${number(made.length + refused.length)} of ${number(total)} short links`}
          value={made.length + refused.length}
          max={total}
        />
      )}
      <StatusMessage
        done={
          phase === 'done' && made.length > 0 ? `${madeWords}, and you find them under Codes.` : undefined
        }
        note={
          phase === 'stopped'
            ? `${madeWords} and stay in your account. Making the codes again goes on with them.`
            : undefined
        }
        failure={phase === 'failed' ? `${madeWords}, the others aren’t. ${failure}` : undefined}
      />
      {isOpen && (
        <LeaveQuestion
          isActive
          text="The links that are made stay in your account. If you leave, no list of them and no file is kept."
        />
      )}
      {!isOpen && leftOut.length > 0 && (
        <p>
          {plural(leftOut.length, 'row')} {leftOut.length === 1 ? 'was' : 'were'} left out. The list says why.
        </p>
      )}
      {refused.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls needs the keyboard
        <ul className={styles.rows} aria-label="Rows without a link" tabIndex={0}>
          {refused.map(({ row, target, reason }) => (
            <li key={row} className={styles.row}>
              <p>
                <strong>Row {row}</strong> <span className={styles.payload}>{target}</span>
              </p>
              <p className="fine">{reason}</p>
            </li>
          ))}
        </ul>
      )}
      <div className={forms.actions}>
        {phase === 'failed' && <Button onClick={links.retry}>Try again</Button>}
        {isOpen && (
          <Button look="secondary" onClick={links.stop}>
            Stop
          </Button>
        )}
        {!isOpen && onClose && <Button onClick={onClose}>Back to the rows</Button>}
        {!isOpen && made.length + refused.length > 0 && (
          <Button look="secondary" onClick={() => saveFile(receiptOf(state, leftOut), 'short-links.csv')}>
            Download the list
          </Button>
        )}
      </div>
    </section>
  );
}

const titles: Readonly<Record<LinksState['phase'], string>> = {
  making: 'Making the short links…',
  failed: 'Not all short links are made',
  stopped: 'Stopped',
  done: 'Short links',
};
