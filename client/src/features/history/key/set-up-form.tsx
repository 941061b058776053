import { BusyButton } from '#shared/ui/button.tsx';
import type { FormProps } from './form-props.ts';
import styles from './history-key.module.css';
import type { NewCode } from './keeper.ts';
import type { OwnSecret } from './own-secret.ts';
import { OwnSecretForm } from './own-secret-form.tsx';

interface SetUpFormProps extends FormProps {
  onMade(code: NewCode): void;
  /** It was set up meanwhile, in another window or on another device. */
  onThere(): void;
}

/** The first save of all: what will open the history on every device. */
export function SetUpForm({ keeper, owner, onMade, onThere }: SetUpFormProps) {
  const setUp = async (secret: OwnSecret) => {
    try {
      onMade(await keeper.setUp(secret));
    } catch (error) {
      if (keeper.methods().length > 0) onThere();
      throw error;
    }
  };
  return (
    <>
      <p>
        Your codes are encrypted in this browser before they are kept: names, folders, contents and colours.
      </p>
      <p className={styles.note}>
        {owner.hasPassword
          ? 'Your password opens them on every device where you log in. Enter it once more to set this up.'
          : 'You log in with Google, so there is no password here that could open them. Choose a passphrase: each new device asks for it, and we never see it.'}
      </p>
      <OwnSecretForm owner={owner} act={setUp}>
        {(busy) => (
          <BusyButton type="submit" busy={busy} working="Setting up…">
            Set up my history
          </BusyButton>
        )}
      </OwnSecretForm>
    </>
  );
}
