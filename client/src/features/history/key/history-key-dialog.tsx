import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { HasRecentLoginDocument } from '../operations.ts';
import {
  ChangePassphraseStep,
  CreateStep,
  LogInAgainStep,
  RecoverStep,
  RegenerateStep,
  ResetStep,
  UnlockStep,
} from './dialog-steps.tsx';
import { ForgottenPasswordStep } from './forgotten-password-step.tsx';
import type { HistoryKeyManager, NewRecoveryCode } from './history-key-manager.ts';
import { RecoveryCodeStep } from './recovery-code-step.tsx';
import { secretNoun } from './secret-forms.tsx';

const HistoryKeyDialog_user = graphql(`
  fragment HistoryKeyDialog_user on User {
    hasPassword
    email
    username
  }
`);

/** The steps after which the server changes the keys of a history. */
const changingSteps: ReadonlySet<Step> = new Set(['recover', 'reset', 'regenerate', 'change']);

type Step = 'create' | 'unlock' | 'forgotten' | 'recover' | 'reset' | 'regenerate' | 'change' | 'code';

/** Why the dialog is open: to unlock the history, to replace the recovery code, or to change the passphrase. */
export type DialogPurpose = 'unlock' | 'regenerate' | 'change';

interface HistoryKeyDialogProps {
  readonly manager: HistoryKeyManager;
  readonly user: FragmentType<typeof HistoryKeyDialog_user>;
  readonly purpose: DialogPurpose;
  onClose(): void;
}

const titles: Readonly<Record<Step, string>> = {
  create: 'Set up your history',
  unlock: 'Unlock your history',
  forgotten: 'Forgot your password?',
  recover: 'Use your recovery code',
  reset: 'Start over?',
  regenerate: 'Create a recovery code',
  change: 'Change your passphrase',
  code: 'Save your recovery code',
};

export function HistoryKeyDialog({ manager, user, purpose, onClose }: HistoryKeyDialogProps) {
  const owner = readFragment(HistoryKeyDialog_user, user);
  const methods = manager.methods();
  const hasMemorizedSecret = methods.includes('PASSWORD') || methods.includes('PASSPHRASE');
  const forgottenStep = methods.includes('RECOVERY') ? 'recover' : 'reset';
  const [step, setStep] = useState<Step>(() => {
    if (!manager.exists()) return 'create';
    return hasMemorizedSecret ? purpose : forgottenStep;
  });
  const [newCode, setNewCode] = useState<NewRecoveryCode>();
  const onCode = (code: NewRecoveryCode) => {
    setNewCode(code);
    setStep('code');
  };
  // A history with a PASSWORD key is changed only with the account's password, which the recovery code doesn't replace.
  const needsEmail = owner.hasPassword && methods.includes('PASSWORD');
  const forgotten = (
    <Button look="secondary" onClick={() => setStep(needsEmail ? 'forgotten' : forgottenStep)}>
      {!needsEmail && methods.includes('RECOVERY')
        ? 'Use the recovery code'
        : `I forgot my ${secretNoun(methods)}`}
    </Button>
  );
  const common = { manager, owner, methods };
  const needsRecentLogin = !owner.hasPassword && changingSteps.has(step);
  const { data } = useQuery(HasRecentLoginDocument, { skip: !needsRecentLogin, fetchPolicy: 'no-cache' });
  if (needsRecentLogin && data?.hasRecentLogin === false) {
    return (
      <Modal title="Log in again" open onOpenChange={onClose}>
        <LogInAgainStep onBack={onClose} />
      </Modal>
    );
  }
  return (
    <Modal title={titles[step]} open careful={step === 'code' || step === 'reset'} onOpenChange={onClose}>
      {step === 'create' && (
        <CreateStep {...common} onCreated={onClose} onAlreadyCreated={() => setStep('unlock')} />
      )}
      {step === 'unlock' && (
        <UnlockStep {...common} onUnlocked={onClose}>
          {forgotten}
        </UnlockStep>
      )}
      {step === 'forgotten' && (
        <ForgottenPasswordStep
          email={owner.email}
          methods={methods}
          count={manager.codeCount()}
          onLeave={onClose}
          onBack={() => setStep(purpose)}
        />
      )}
      {step === 'recover' && (
        <RecoverStep {...common} onUnlocked={onClose} onNoCode={() => setStep('reset')} />
      )}
      {step === 'reset' && (
        <ResetStep
          {...common}
          onReset={onClose}
          onBack={() => {
            if (methods.includes('RECOVERY')) setStep('recover');
            else if (hasMemorizedSecret) setStep(purpose);
            else onClose();
          }}
        />
      )}
      {step === 'regenerate' && (
        <RegenerateStep {...common} onCode={onCode}>
          {forgotten}
        </RegenerateStep>
      )}
      {step === 'change' && (
        <ChangePassphraseStep {...common} onChanged={onClose}>
          {forgotten}
        </ChangePassphraseStep>
      )}
      {step === 'code' && newCode && <RecoveryCodeStep newCode={newCode} owner={owner} onClose={onClose} />}
    </Modal>
  );
}
