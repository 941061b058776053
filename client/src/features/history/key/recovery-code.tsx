import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { brand } from '#config/brand.ts';
import type { HistoryKeyDialog_UserFragment } from '#gql/graphql.ts';
import { guardLeaving } from '#shared/browser/guard-leaving.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { CheckboxField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import styles from './history-key.module.css';
import type { NewCode } from './keeper.ts';
import { WrongInput } from './wrong-input.ts';

interface RecoveryCodeProps {
  readonly made: NewCode;
  readonly owner: HistoryKeyDialog_UserFragment;
  /** How often somebody has tried to leave without it. */
  readonly attempts: number;
  onKept(): void;
}

const advice =
  'Keep it where nobody else finds it: whoever has it and gets into the account can read what is saved there.';
const reminder = 'Keep the code first and tick the box: nobody can show it to you again.';

/** The code, shown this once, and the ways to keep it. */
export function RecoveryCode({ made: { code, confirm }, owner, attempts, onKept }: RecoveryCodeProps) {
  const [isKept, setKept] = useState(false);
  const [done, setDone] = useState({ text: '', attempts });
  const tell = (text: string) => setDone({ text, attempts });
  const isDone = done.text !== '' && done.attempts === attempts;
  const finish = useAction(async () => {
    tell('');
    if (!isKept) throw new WrongInput(reminder);
    await confirm();
    onKept();
    return undefined;
  });
  useEffect(guardLeaving, []);
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const paper = `Recovery code of ${today} for the saved codes of ${owner.email} at ${brand.name}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      tell('Copied. Paste it where you keep your passwords.');
    } catch {
      tell('Your browser doesn’t allow that. Select the code and copy it by hand.');
    }
  };
  const download = () => {
    const text = `${paper}\n\n${code}\n\n${advice}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), 'canary-qr-recovery-code.txt');
    tell('Saved as canary-qr-recovery-code.txt.');
  };
  return (
    <>
      <p>
        If you lose your {owner.hasPassword ? 'password' : 'passphrase'}, this code is the only way back to
        your saved codes. It is shown this once, and we don’t have it.
      </p>
      <p className={styles.code} translate="no">
        {code.split(/(?<=-)/).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same, and none ever moves
          <span key={index}>{group}</span>
        ))}
      </p>
      <div className={styles.ways}>
        <Button look="quiet" onClick={() => void copy()}>
          <Icon name="copy" size={17} /> Copy
        </Button>
        <Button look="quiet" onClick={download}>
          <Icon name="download" size={17} /> Download
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          <Icon name="printer" size={17} /> Print
        </Button>
      </div>
      <CheckboxField
        label="I have kept it where I will find it again"
        value={isKept ? 'true' : ''}
        onChange={(value) => setKept(value === 'true')}
      />
      <Outcome
        done={isDone ? done.text : undefined}
        failure={isDone ? undefined : (finish.failure ?? (attempts > 0 && !isKept ? reminder : undefined))}
      />
      <div className={styles.actions}>
        <BusyButton busy={finish.busy} working="One moment…" onClick={finish.run}>
          Done
        </BusyButton>
      </div>
      {createPortal(
        <div className={styles.sheet}>
          <p>{paper}</p>
          <p className={styles.code}>{code}</p>
          <p>{advice}</p>
        </div>,
        document.body,
      )}
    </>
  );
}
