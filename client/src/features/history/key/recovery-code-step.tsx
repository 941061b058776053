import { useState } from 'react';
import { createPortal } from 'react-dom';
import { brand } from '#config/brand.ts';
import type { HistoryKeyDialog_UserFragment } from '#gql/graphql.ts';
import { copyText } from '#shared/browser/copy-text.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import type { NewRecoveryCode } from './history-key-manager.ts';
import { InputError } from './input-error.ts';
import styles from './recovery-code-step.module.css';

interface RecoveryCodeStepProps {
  readonly newCode: NewRecoveryCode;
  readonly owner: HistoryKeyDialog_UserFragment;
  onClose(): void;
}

const fileName = 'canary-qr-recovery-code.txt';
const advice =
  'Keep it where only you can find it. With this code and access to your account, anyone can read your saved codes.';

/**
 * Shows the recovery code once, with ways to save it. Saving the code in any way makes it valid, and the user can
 * close the dialog. A code that was not saved is discarded.
 */
export function RecoveryCodeStep({ newCode, owner, onClose }: RecoveryCodeStepProps) {
  const { code, activate } = newCode;
  const [isKept, setKept] = useState(false);
  const { run, busy, failure, done } = useAction(async (save: () => Promise<string> | string) => {
    const text = await save();
    await activate();
    setKept(true);
    return text;
  });
  const confirm = useAction(async () => {
    await activate();
    onClose();
  });
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const heading = `Recovery code of ${today} for the saved codes of ${owner.email} at ${brand.name}`;
  const copy = async () => {
    if (!(await copyText(code)))
      throw new InputError('Your browser doesn’t allow copying. Select the code and copy it by hand.');
    return 'Copied. Paste it into your password manager.';
  };
  const download = () => {
    const text = `${heading}\n\n${code}\n\n${advice}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), fileName);
    return `Downloaded as ${fileName}.`;
  };
  const print = () => {
    window.print();
    return 'The code works now. Keep the print in a safe place.';
  };
  return (
    <>
      <p>
        If you forget your {owner.hasPassword ? 'password' : 'passphrase'}, this code opens your saved codes.
        We show it only once and don’t store it. It is valid once you copy, download, print or confirm it.
      </p>
      <p className={styles.code} translate="no">
        {code.split(/(?<=-)/).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat and never move
          <span key={index}>{group}</span>
        ))}
      </p>
      <div className={styles.exports}>
        <Button look="quiet" aria-disabled={busy} onClick={() => run(copy)}>
          <Icon name="copy" size={17} /> Copy
        </Button>
        <Button look="quiet" aria-disabled={busy} onClick={() => run(download)}>
          <Icon name="download" size={17} /> Download
        </Button>
        <Button look="quiet" aria-disabled={busy} onClick={() => run(print)}>
          <Icon name="printer" size={17} /> Print
        </Button>
      </div>
      <StatusMessage done={done} failure={confirm.failure ?? failure} />
      <div className={forms.actions}>
        <BusyButton busy={confirm.busy} working="Saving…" onClick={confirm.run}>
          {isKept ? 'Done' : 'I’ve saved it'}
        </BusyButton>
        {!isKept && (
          <Button look="secondary" onClick={onClose}>
            Not now
          </Button>
        )}
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
