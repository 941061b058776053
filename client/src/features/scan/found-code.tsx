import { type ExplainedCode, explainCode } from '@canary/qr/content/explain-code';
import { useMemo } from 'react';
import { typeCopy } from '#config/type-copy.ts';
import { copyText } from '#shared/browser/copy-text.ts';
import type { OpenForm } from '#shared/code/use-open-form.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Note } from '#shared/ui/note.tsx';
import { OwnLink, slugOfThisSite } from './own-link.tsx';
import styles from './scan.module.css';

/** Says what the form of a type needs; undefined if the form is open. */
export type NoteOn = (id: ExplainedCode['form']['id']) => string | undefined;

interface FoundCodeProps {
  readonly text: string;
  readonly number: number;
  /** How often the code is in the picture. */
  readonly count: number;
  readonly noteOn: NoteOn;
  readonly onMakeAgain: OpenForm;
}

/** A code that was found: what it is, what it contains, and what to do with it. */
export function FoundCode({ text, number, count, noteOn, onMakeAgain }: FoundCodeProps) {
  const { form, kind, parts, warnings, address } = useMemo(() => explainCode(text), [text]);
  const { icon, noun } = typeCopy[form.id];
  const slug = slugOfThisSite(text);
  const copy = useAction(async () =>
    (await copyText(text)) ? 'Copied.' : 'Your browser doesn’t allow copying. Select the text instead.',
  );
  const title = slug ? 'Short link of this site' : (kind ?? capitalise(noun));
  const note = noteOn(form.id);
  return (
    <li className={styles.code}>
      <h3 className={styles.title}>
        <span className={styles.number}>{number}</span>
        <Icon name={icon} />
        {title}
        {count > 1 && <span className="muted">{count} times</span>}
      </h3>
      <dl className={styles.parts}>
        {parts.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
          <div key={index}>
            {/* A single part has the name of the code. */}
            <dt className={parts.length === 1 ? 'visually-hidden' : undefined}>{label}</dt>
            <dd dir="auto">
              {address !== undefined && warnings.length === 0 ? (
                <a href={address} target="_blank" rel="noreferrer">
                  {value}
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {warnings.map((warning) => (
        <Note key={warning} tone="warning">
          {warning}
        </Note>
      ))}
      {slug && <OwnLink slug={slug} />}
      <div className="row">
        <Button look="secondary" onClick={copy.run}>
          <Icon name="copy" size={16} /> Copy
        </Button>
        <Button look="secondary" onClick={() => onMakeAgain(form.id, form.values)}>
          <Icon name="qr-code" size={16} /> Make it again
        </Button>
        <span role="status">{copy.done}</span>
      </div>
      {form.leavesOut.length > 0 && <p className="fine">The form leaves out: {form.leavesOut.join(', ')}.</p>}
      {note && <p className="fine">{note}</p>}
    </li>
  );
}

/** @param noun with its article */
function capitalise(noun: string): string {
  const name = noun.replace(/^an? /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
