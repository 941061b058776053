import { BusyButton, Button } from '#shared/ui/button.tsx';
import type { FormProps } from './form-props.ts';
import { OwnSecretForm } from './own-secret-form.tsx';
import { WrongInput } from './wrong-input.ts';

interface RecoverFormProps extends FormProps {
  onOpen(): void;
  onLost(): void;
}

/** After a reset of the password, or when a passphrase is forgotten. */
export function RecoverForm({ keeper, owner, methods, onOpen, onLost }: RecoverFormProps) {
  const wasReset = !methods.includes('PASSWORD') && !methods.includes('PASSPHRASE');
  return (
    <>
      <p>
        {wasReset && 'Your password was set anew, and the new one doesn’t open your saved codes yet. '}
        Enter the recovery code that you kept when you set up your history.
      </p>
      <OwnSecretForm
        owner={owner}
        withCode
        passwordHint="The one that you log in with now. From here on it opens your saved codes."
        act={async (secret, code) => {
          if (!(await keeper.recover(code, secret))) {
            throw new WrongInput('This code doesn’t open your history. It may be of an older one.', 'code');
          }
          onOpen();
        }}
      >
        {(busy) => (
          <>
            <BusyButton type="submit" busy={busy} working="Opening…">
              Open my history
            </BusyButton>
            <Button look="secondary" onClick={onLost}>
              I don’t have the code
            </Button>
          </>
        )}
      </OwnSecretForm>
    </>
  );
}
