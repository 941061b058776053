import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { AccountName, PasswordField } from '#shared/ui/password-field.tsx';
import type { FormProps } from './form-props.ts';
import styles from './history-key.module.css';
import { WrongInput } from './wrong-input.ts';

interface KnownSecretFormProps extends Pick<FormProps, 'owner' | 'methods'> {
  readonly action: string;
  readonly working: string;
  /** @returns false when it doesn't open the key */
  act(secret: string): Promise<boolean>;
  onForgotten(): void;
}

/** Asks for the password or the passphrase that the key is wrapped by. */
export function KnownSecretForm({ owner, methods, action, working, act, onForgotten }: KnownSecretFormProps) {
  const words = wordsFor(methods);
  const form = useForm({
    resolver: zodResolver(z.object({ secret: z.string().min(1, `Enter your ${words}.`) })),
    defaultValues: { secret: '' },
  });
  const { submit, busy, failure } = useSubmit(form, async ({ secret }) => {
    if (!(await act(secret))) throw new WrongInput(`Incorrect ${words}.`, 'secret');
    return undefined;
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AccountName email={owner.email} />
      <PasswordField
        label={`Your ${words}`}
        required
        autoComplete="current-password"
        {...fieldOf(form, 'secret')}
      />
      <Outcome failure={failure} />
      <div className={styles.actions}>
        <BusyButton type="submit" busy={busy} working={working}>
          {action}
        </BusyButton>
        <Button look="secondary" onClick={onForgotten}>
          Use the recovery code
        </Button>
      </div>
    </form>
  );
}

/** Somebody who came with Google may have set a password since. */
function wordsFor(methods: FormProps['methods']): string {
  if (!methods.includes('PASSPHRASE')) return 'password';
  return methods.includes('PASSWORD') ? 'password or passphrase' : 'passphrase';
}
