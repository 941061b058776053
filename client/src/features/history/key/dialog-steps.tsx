import type { WrapMethod } from '@canary/vault/history-key';
import { type ReactNode, useState } from 'react';
import type { HistoryKeyDialog_UserFragment } from '#gql/graphql.ts';
import { staysLoggedIn } from '#session/offline-session.ts';
import { loadAddress } from '#shared/browser/navigation.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { CheckboxField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import type { HistoryKeyManager, HistorySecret, NewRecoveryCode } from './history-key-manager.ts';
import { InputError } from './input-error.ts';
import { ChangePassphraseForm, KnownSecretForm, NewSecretForm, secretNoun } from './secret-forms.tsx';

interface StepProps {
  readonly manager: HistoryKeyManager;
  readonly owner: HistoryKeyDialog_UserFragment;
  /** The kinds of secrets that unlock the history. */
  readonly methods: readonly WrapMethod[];
}

interface CreateStepProps extends StepProps {
  onCreated(): void;
  /** Called when the history was created meanwhile, in another tab or on another device. */
  onAlreadyCreated(): void;
}

export function CreateStep({ manager, owner, onCreated, onAlreadyCreated }: CreateStepProps) {
  const create = async (secret: HistorySecret) => {
    try {
      await manager.create(secret);
      onCreated();
    } catch (error) {
      if (manager.methods().length > 0) onAlreadyCreated();
      throw error;
    }
  };
  return (
    <>
      <p>
        Your codes are encrypted in this browser before they are saved: names, folders, contents and colours.
      </p>
      <p className="muted">
        {owner.hasPassword
          ? 'Your password unlocks them wherever you log in. Enter it once to set this up.'
          : 'You log in with Google, so there is no password to unlock them with. Choose a passphrase. You enter it once on each new device, and we never see it.'}
      </p>
      <NewSecretForm owner={owner} act={create}>
        {(busy) => (
          <BusyButton type="submit" busy={busy} working="Setting up…">
            Set up my history
          </BusyButton>
        )}
      </NewSecretForm>
    </>
  );
}

interface UnlockStepProps extends StepProps {
  onUnlocked(): void;
  /** The button for users who forgot the secret. */
  readonly children: ReactNode;
}

export function UnlockStep({ manager, owner, methods, onUnlocked, children }: UnlockStepProps) {
  const [isKept, setKept] = useState(false);
  const [mayKeep] = useState(() => !staysLoggedIn());
  const unlock = async (secret: string) => {
    const unlocked = await manager.unlock(secret, isKept);
    if (unlocked) onUnlocked();
    return unlocked !== undefined;
  };
  return (
    <>
      <p>Your {secretNoun(methods)} opens your saved codes in this browser.</p>
      <KnownSecretForm
        owner={owner}
        methods={methods}
        action="Unlock"
        working="Unlocking…"
        choice={
          mayKeep && (
            <CheckboxField
              label="Keep me logged in, and my history unlocked in this browser"
              checked={isKept}
              onChange={setKept}
            />
          )
        }
        act={unlock}
      >
        {children}
      </KnownSecretForm>
    </>
  );
}

interface RecoverStepProps extends StepProps {
  onUnlocked(): void;
  onNoCode(): void;
}

/** Unlocks the history with the recovery code, after a password reset or when the user forgot the passphrase. */
export function RecoverStep({ manager, owner, methods, onUnlocked, onNoCode }: RecoverStepProps) {
  const wasReset = !methods.includes('PASSWORD') && !methods.includes('PASSPHRASE');
  const recover = async (secret: HistorySecret, code: string) => {
    if (!(await manager.recover(code, secret))) {
      throw new InputError('This code doesn’t unlock your history. It may be an old one.', 'code');
    }
    onUnlocked();
  };
  return (
    <>
      <p>
        {wasReset && 'Your password was reset, and the new one doesn’t open your saved codes yet. '}
        Enter the recovery code that you saved.
      </p>
      <NewSecretForm
        owner={owner}
        withCode
        passwordHint="The one you log in with now. It will unlock your saved codes from now on."
        act={recover}
      >
        {(busy) => (
          <>
            <BusyButton type="submit" busy={busy} working="Unlocking…">
              Unlock my history
            </BusyButton>
            <Button look="secondary" onClick={onNoCode}>
              I don’t have the code
            </Button>
          </>
        )}
      </NewSecretForm>
    </>
  );
}

interface ResetStepProps extends StepProps {
  onReset(): void;
  onBack(): void;
}

/** Deletes the history of a user who has lost every secret. */
export function ResetStep({ manager, owner, methods, onReset, onBack }: ResetStepProps) {
  const { plural } = useNumbers();
  const count = manager.codeCount();
  const hasCode = methods.includes('RECOVERY');
  // A password reset also logs out every device. After it, the history has no secret of this kind.
  const secret = methods.includes('PASSPHRASE')
    ? 'passphrase'
    : methods.includes('PASSWORD')
      ? 'password'
      : undefined;
  return (
    <>
      <p>
        <strong>
          {count === 0
            ? 'Your history is empty, so you won’t lose any codes. '
            : `This permanently deletes everything in your history: ${plural(count, 'saved code')}. `}
        </strong>
        {!hasCode && 'You have no recovery code. '}
        {secret || hasCode
          ? `Without your ${[secret, hasCode && 'recovery code'].filter(Boolean).join(' or ')} nobody can decrypt it, not even us.`
          : 'Nobody can decrypt it any more, not even us.'}
      </p>
      <p className="muted">
        Files you downloaded and codes you printed keep working.
        {secret && ' If your history is still unlocked on another device, you can export it there first.'}
      </p>
      <NewSecretForm owner={owner} act={(wanted) => manager.reset(wanted).then(onReset)}>
        {(busy) => (
          <>
            <BusyButton type="submit" look="danger" busy={busy} working="Deleting…">
              Delete and start over
            </BusyButton>
            <Button look="secondary" onClick={onBack}>
              Go back
            </Button>
          </>
        )}
      </NewSecretForm>
    </>
  );
}

interface RegenerateStepProps extends StepProps {
  onCode(code: NewRecoveryCode): void;
  readonly children: ReactNode;
}

export function RegenerateStep({ manager, owner, methods, onCode, children }: RegenerateStepProps) {
  const isByPassword = owner.hasPassword && methods.includes('PASSWORD');
  const regenerate = async (secret: string, typed: string) => {
    const password = isByPassword ? secret : typed;
    const code = await manager.regenerateRecoveryCode(secret, owner.hasPassword ? password : undefined);
    if (code) onCode(code);
    return code !== undefined;
  };
  return (
    <>
      <p>
        {methods.includes('RECOVERY')
          ? 'Your current code keeps working until you have saved the new one.'
          : 'It unlocks your saved codes if you forget your password or passphrase.'}
      </p>
      <KnownSecretForm
        owner={owner}
        methods={isByPassword ? ['PASSWORD'] : methods}
        withPassword={owner.hasPassword && !isByPassword}
        action="Create new code"
        working="Creating…"
        act={regenerate}
      >
        {children}
      </KnownSecretForm>
    </>
  );
}

interface ChangePassphraseStepProps extends StepProps {
  onChanged(): void;
  readonly children: ReactNode;
}

export function ChangePassphraseStep({ manager, owner, onChanged, children }: ChangePassphraseStepProps) {
  const change = async (current: string, next: string) => {
    const isChanged = await manager.changePassphrase(current, next);
    if (isChanged) onChanged();
    return isChanged;
  };
  return (
    <>
      <p>Your history stays unlocked on your devices, and your recovery code keeps working.</p>
      <ChangePassphraseForm owner={owner} act={change}>
        {children}
      </ChangePassphraseForm>
    </>
  );
}

/** Asks a user without a password to log in again. The server requires a recent login instead of the password. */
export function LogInAgainStep({ onBack }: { onBack(): void }) {
  const logIn = () => {
    const persistence = staysLoggedIn() ? 'LOCAL' : 'SESSION';
    const query = new URLSearchParams({ mode: 'page', persistence, next: window.location.pathname });
    loadAddress(`/auth/google?${query}`);
  };
  return (
    <>
      <p>
        This changes what opens your saved codes, so that only you may do it. Log in with Google again, and
        come back here within 15 minutes.
      </p>
      <div className={forms.actions}>
        <Button onClick={logIn}>Log in with Google</Button>
        <Button look="secondary" onClick={onBack}>
          Not now
        </Button>
      </div>
    </>
  );
}
