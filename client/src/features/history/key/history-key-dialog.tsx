import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Modal } from '#shared/ui/modal.tsx';
import { ChangePassphraseForm } from './change-passphrase-form.tsx';
import type { Keeper, NewCode } from './keeper.ts';
import { RecoverForm } from './recover-form.tsx';
import { RecoveryCode } from './recovery-code.tsx';
import { RenewForm } from './renew-form.tsx';
import { SetUpForm } from './set-up-form.tsx';
import { StartAfreshForm } from './start-afresh-form.tsx';
import { UnlockForm } from './unlock-form.tsx';

const HistoryKeyDialog_user = graphql(`
  fragment HistoryKeyDialog_user on User {
    hasPassword
    email
    username
  }
`);

type Step = 'set-up' | 'unlock' | 'recover' | 'afresh' | 'renew' | 'change' | 'code';

/** What it is opened for: to get at the history, for a new recovery code, or for another passphrase. */
export type Aim = 'open' | 'renew' | 'change';

interface HistoryKeyDialogProps {
  readonly keeper: Keeper;
  readonly user: FragmentType<typeof HistoryKeyDialog_user>;
  readonly aim: Aim;
  onClose(): void;
}

const titles: Readonly<Record<Step, string>> = {
  'set-up': 'Set up your history',
  unlock: 'Unlock your history',
  recover: 'Use your recovery code',
  afresh: 'Start afresh?',
  renew: 'Make a recovery code',
  change: 'Change your passphrase',
  code: 'Keep your recovery code',
};

/** All that is ever asked about the key to the saved history, one step at a time. */
export function HistoryKeyDialog({ keeper, user, aim, onClose }: HistoryKeyDialogProps) {
  const owner = readFragment(HistoryKeyDialog_user, user);
  const methods = keeper.methods();
  const knows = methods.includes('PASSWORD') || methods.includes('PASSPHRASE');
  const wayBack = methods.includes('RECOVERY') ? 'recover' : 'afresh';
  const [step, setStep] = useState<Step>(() => {
    if (!keeper.isSetUp()) return 'set-up';
    if (!knows) return wayBack;
    return aim === 'open' ? 'unlock' : aim;
  });
  const [made, setMade] = useState<NewCode>();
  const [attempts, setAttempts] = useState(0);
  const show = (code: NewCode) => {
    setMade(code);
    setStep('code');
  };
  const given = { keeper, owner, methods };
  return (
    <Modal
      title={titles[step]}
      open
      careful={step === 'code' || step === 'afresh'}
      onOpenChange={() => {
        // It is shown this once.
        if (step === 'code') setAttempts(attempts + 1);
        else onClose();
      }}
    >
      {step === 'set-up' && <SetUpForm {...given} onMade={show} onThere={() => setStep('unlock')} />}
      {step === 'unlock' && <UnlockForm {...given} onOpen={onClose} onForgotten={() => setStep(wayBack)} />}
      {step === 'recover' && <RecoverForm {...given} onOpen={onClose} onLost={() => setStep('afresh')} />}
      {step === 'afresh' && (
        <StartAfreshForm
          {...given}
          onMade={show}
          onBack={() => (methods.includes('RECOVERY') ? setStep('recover') : onClose())}
        />
      )}
      {step === 'renew' && <RenewForm {...given} onMade={show} onForgotten={() => setStep(wayBack)} />}
      {step === 'change' && (
        <ChangePassphraseForm {...given} onChanged={onClose} onForgotten={() => setStep(wayBack)} />
      )}
      {step === 'code' && made && (
        <RecoveryCode made={made} owner={owner} attempts={attempts} onKept={onClose} />
      )}
    </Modal>
  );
}
