import { useNumbers } from '#shared/format/numbers.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import type { FormProps } from './form-props.ts';
import styles from './history-key.module.css';
import type { NewCode } from './keeper.ts';
import { OwnSecretForm } from './own-secret-form.tsx';

interface StartAfreshFormProps extends FormProps {
  onMade(code: NewCode): void;
  onBack(): void;
}

/** The way on for whoever has lost every key: without their codes. */
export function StartAfreshForm({ keeper, owner, methods, onMade, onBack }: StartAfreshFormProps) {
  const { plural } = useNumbers();
  const count = keeper.count();
  // After a reset there is none, and no device is logged in any more.
  const known = methods.includes('PASSPHRASE')
    ? 'passphrase'
    : methods.includes('PASSWORD')
      ? 'password'
      : undefined;
  return (
    <>
      <p>
        <strong>
          {count === 0
            ? 'Nothing is saved in your history now, so no code is lost. '
            : `Everything in your history is deleted for good: ${plural(count, 'saved code')}. `}
        </strong>
        {known
          ? `Without your ${known} and without the recovery code nobody can read it, and neither can we.`
          : 'Without the recovery code nobody can read it, and neither can we.'}
      </p>
      <p className={styles.note}>
        Files that you downloaded and codes that you printed go on working.
        {known && ' A device on which your history is still open can export it first.'}
      </p>
      <OwnSecretForm owner={owner} act={async (secret) => onMade(await keeper.startAfresh(secret))}>
        {(busy) => (
          <>
            <BusyButton type="submit" className={styles.danger} busy={busy} working="Deleting…">
              Delete it and start afresh
            </BusyButton>
            <Button look="secondary" onClick={onBack}>
              Go back
            </Button>
          </>
        )}
      </OwnSecretForm>
    </>
  );
}
