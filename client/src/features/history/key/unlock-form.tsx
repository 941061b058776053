import type { FormProps } from './form-props.ts';
import { KnownSecretForm } from './known-secret-form.tsx';

interface UnlockFormProps extends FormProps {
  onOpen(): void;
  onForgotten(): void;
}

/** A device that hasn't got the key. */
export function UnlockForm({ keeper, onOpen, ...rest }: UnlockFormProps) {
  return (
    <>
      <p>Your saved codes are encrypted, and this browser doesn’t have their key yet.</p>
      <KnownSecretForm
        {...rest}
        action="Unlock"
        working="Unlocking…"
        act={async (secret) => {
          const opened = await keeper.unlock(secret);
          if (opened) onOpen();
          return opened !== undefined;
        }}
      />
    </>
  );
}
