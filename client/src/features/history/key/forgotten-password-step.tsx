import type { WrapMethod } from '@canary/vault/history-key';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';

interface ForgottenPasswordStepProps {
  readonly email: string;
  readonly methods: readonly WrapMethod[];
  /** The number of saved codes. */
  readonly count: number;
  /** Closes the dialog. */
  onLeave(): void;
  onBack(): void;
}

/** The options of a user who forgot the account's password, which also unlocks the history. */
export function ForgottenPasswordStep({
  email,
  methods,
  count,
  onLeave,
  onBack,
}: ForgottenPasswordStepProps) {
  const { plural } = useNumbers();
  return (
    <>
      <p>Your saved codes have the password of your account. We can email you a link to set a new one.</p>
      {methods.includes('RECOVERY') ? (
        <p>After that, your recovery code opens your saved codes.</p>
      ) : (
        <p>
          <strong>
            You have no recovery code, so the new password won’t open {plural(count, 'saved code')}.
          </strong>{' '}
          Without the old password nobody can decrypt them, not even us.
        </p>
      )}
      <p className="muted">
        A new password logs you out everywhere. If your history is still unlocked in a browser, export it
        there first.
      </p>
      <div className={forms.actions}>
        <Link className={buttonClass()} to={paths.forgotPassword} state={{ email }} onClick={onLeave}>
          Set a new password
        </Link>
        <Button look="secondary" onClick={onBack}>
          Go back
        </Button>
      </div>
    </>
  );
}
