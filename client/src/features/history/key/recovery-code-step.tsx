import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { brand } from '#config/brand.ts';
import type { HistoryKeyDialog_UserFragment } from '#gql/graphql.ts';
import { guardLeaving } from '#shared/browser/navigation.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { CheckboxField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import type { NewRecoveryCode } from './history-key-manager.ts';
import { InputError } from './input-error.ts';
import styles from './recovery-code-step.module.css';

interface RecoveryCodeStepProps {
  readonly newCode: NewRecoveryCode;
  readonly owner: HistoryKeyDialog_UserFragment;
  /** How often the user has tried to close the dialog. */
  readonly closeAttempts: number;
  onSaved(): void;
}

const fileName = 'canary-qr-recovery-code.txt';
const advice =
  'Keep it where only you can find it. With this code and access to your account, anyone can read your saved codes.';
const reminder = 'Save the code and tick the box. We can’t show it again.';

/** Shows the recovery code once, with ways to save it. */
export function RecoveryCodeStep({ newCode, owner, closeAttempts, onSaved }: RecoveryCodeStepProps) {
  const { code, confirm } = newCode;
  const [isSaved, setSaved] = useState(false);
  const [message, setMessage] = useState({ text: '', closeAttempts });
  const report = (text: string) => setMessage({ text, closeAttempts });
  const isMessageCurrent = message.text !== '' && message.closeAttempts === closeAttempts;
  const finish = useAction(async () => {
    report('');
    if (!isSaved) throw new InputError(reminder);
    await confirm();
    onSaved();
  });
  useEffect(guardLeaving, []);
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const heading = `Recovery code of ${today} for the saved codes of ${owner.email} at ${brand.name}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      report('Copied. Paste it into your password manager.');
    } catch {
      report('Your browser doesn’t allow copying. Select the code and copy it by hand.');
    }
  };
  const download = () => {
    const text = `${heading}\n\n${code}\n\n${advice}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), fileName);
    report(`Downloaded as ${fileName}.`);
  };
  return (
    <>
      <p>
        If you forget your {owner.hasPassword ? 'password' : 'passphrase'}, this code is the only way to
        unlock your saved codes. We show it only once and don’t store it.
      </p>
      <p className={styles.code} translate="no">
        {code.split(/(?<=-)/).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat and never move
          <span key={index}>{group}</span>
        ))}
      </p>
      <div className={styles.exports}>
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
      <CheckboxField label="I’ve saved it somewhere safe" checked={isSaved} onChange={setSaved} />
      <StatusMessage
        done={isMessageCurrent ? message.text : undefined}
        failure={
          isMessageCurrent
            ? undefined
            : (finish.failure ?? (closeAttempts > 0 && !isSaved ? reminder : undefined))
        }
      />
      <div className={forms.actions}>
        <BusyButton busy={finish.busy} working="Saving…" onClick={finish.run}>
          Done
        </BusyButton>
      </div>
      {createPortal(
        <div className={styles.printout}>
          <p>{heading}</p>
          <p className={styles.code}>{code}</p>
          <p>{advice}</p>
        </div>,
        document.body,
      )}
    </>
  );
}
