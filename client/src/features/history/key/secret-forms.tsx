import { currentPassword, isPasswordLength } from '@canary/input/account';
import { passwordLength } from '@canary/input/limits';
import type { WrapMethod } from '@canary/vault/history-key';
import { parseRecoveryCode } from '@canary/vault/recovery-code';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { HistoryKeyDialog_UserFragment } from '#gql/graphql.ts';
import { passwordStrength } from '#shared/forms/password-strength.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { NewPasswordField } from '#shared/ui/new-password-field.tsx';
import { AccountName, PasswordField } from '#shared/ui/password-field.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import type { HistorySecret } from './history-key-manager.ts';
import { InputError } from './input-error.ts';

type Owner = HistoryKeyDialog_UserFragment;

interface KnownSecretFormProps {
  readonly owner: Owner;
  readonly methods: readonly WrapMethod[];
  readonly action: string;
  readonly working: string;
  /** Whether to ask for the account's password as well. */
  readonly withPassword?: boolean;
  /** A choice below the fields. */
  readonly choice?: ReactNode;
  /** @returns false if the secret is wrong */
  act(secret: string, password: string): Promise<boolean>;
  /** The button for users who forgot the secret. */
  readonly children: ReactNode;
}

/** Asks for the password or passphrase that wraps the key. */
export function KnownSecretForm({
  owner,
  methods,
  action,
  working,
  withPassword = false,
  choice,
  act,
  children,
}: KnownSecretFormProps) {
  const noun = secretNoun(methods);
  const form = useForm({
    resolver: zodResolver(
      z.object({
        secret: z.string().min(1, `Enter your ${noun}.`),
        password: withPassword ? currentPassword : z.string(),
      }),
    ),
    defaultValues: { secret: '', password: '' },
  });
  const { submit, busy, failure } = useSubmit(form, async ({ secret, password }) => {
    if (!(await act(secret, password))) throw new InputError(`Incorrect ${noun}.`, 'secret');
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <AccountName email={owner.email} />
      <PasswordField
        label={`Your ${noun}`}
        hint={
          !owner.hasPassword && methods.includes('PASSWORD') ? 'The password you signed up with.' : undefined
        }
        required
        autoComplete="current-password"
        {...fieldOf(form, 'secret')}
      />
      {withPassword && (
        <PasswordField
          label="Your password"
          hint="The one you log in with."
          required
          autoComplete="current-password"
          {...fieldOf(form, 'password')}
        />
      )}
      {choice}
      <StatusMessage failure={failure} />
      <div className={forms.actions}>
        <BusyButton type="submit" busy={busy} working={working}>
          {action}
        </BusyButton>
        {children}
      </div>
    </form>
  );
}

/** Names the secret. Both kinds are possible: a user who signed up with Google may have set a password later. */
export function secretNoun(methods: readonly WrapMethod[]): string {
  if (!methods.includes('PASSPHRASE')) return 'password';
  return methods.includes('PASSWORD') ? 'password or passphrase' : 'passphrase';
}

interface NewSecretFormProps {
  readonly owner: Owner;
  readonly passwordHint?: string;
  /** Whether to ask for the recovery code as well. */
  readonly withCode?: boolean;
  act(secret: HistorySecret, code: string): Promise<void>;
  /** Renders the buttons. */
  children(busy: boolean): ReactNode;
}

/** Asks for the secret that wraps the key: the account's password, or a new passphrase for an account without one. */
export function NewSecretForm({ owner, passwordHint, withCode = false, act, children }: NewSecretFormProps) {
  const { hasPassword, email, username } = owner;
  const guessable = [email, username];
  const form = useForm({
    resolver: zodResolver(
      z.object({
        code: withCode ? recoveryCode : z.string(),
        password: hasPassword ? currentPassword : z.string(),
        passphrase: hasPassword ? z.string() : newPassphrase(guessable),
      }),
    ),
    defaultValues: { code: '', password: '', passphrase: '' },
  });
  const typed = useWatch({ control: form.control, name: 'passphrase' });
  const { submit, busy, failure } = useSubmit(form, async ({ code, password, passphrase }) => {
    await act(hasPassword ? { method: 'PASSWORD', password } : { method: 'PASSPHRASE', passphrase }, code);
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <AccountName email={email} />
      {withCode && (
        <TextField
          label="Recovery code"
          hint="30 characters. Dashes, spaces and upper case don’t matter."
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...fieldOf(form, 'code')}
        />
      )}
      {hasPassword ? (
        <PasswordField
          label="Your password"
          hint={passwordHint}
          required
          autoComplete="current-password"
          {...fieldOf(form, 'password')}
        />
      ) : (
        <NewPasswordField
          label="Passphrase"
          hint={passphraseHint}
          password={typed}
          userInputs={guessable}
          {...fieldOf(form, 'passphrase')}
        />
      )}
      <StatusMessage failure={failure} />
      <div className={forms.actions}>{children(busy)}</div>
    </form>
  );
}

interface ChangePassphraseFormProps {
  readonly owner: Owner;
  /** @returns false if the current passphrase is wrong */
  act(current: string, next: string): Promise<boolean>;
  /** The button for users who forgot the secret. */
  readonly children: ReactNode;
}

export function ChangePassphraseForm({ owner, act, children }: ChangePassphraseFormProps) {
  const guessable = [owner.email, owner.username];
  const form = useForm({
    resolver: zodResolver(
      z.object({ current: z.string().min(1, 'Enter your passphrase.'), next: newPassphrase(guessable) }),
    ),
    defaultValues: { current: '', next: '' },
  });
  const typed = useWatch({ control: form.control, name: 'next' });
  const { submit, busy, failure } = useSubmit(form, async ({ current, next }) => {
    if (!(await act(current, next))) throw new InputError('Incorrect passphrase.', 'current');
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <AccountName email={owner.email} />
      <PasswordField
        label="Current passphrase"
        required
        autoComplete="current-password"
        {...fieldOf(form, 'current')}
      />
      <NewPasswordField
        label="New passphrase"
        hint={passphraseHint}
        password={typed}
        userInputs={guessable}
        {...fieldOf(form, 'next')}
      />
      <StatusMessage failure={failure} />
      <div className={forms.actions}>
        <BusyButton type="submit" busy={busy} working="Changing…">
          Change passphrase
        </BusyButton>
        {children}
      </div>
    </form>
  );
}

const passphraseHint = 'Not your Google password. A few unrelated words are best.';

/** Rejects weak passphrases: nothing else protects the codes in a stolen copy of the database. */
function newPassphrase(guessable: readonly string[]) {
  return z
    .string()
    .refine(isPasswordLength, `Use ${passwordLength.min} to ${passwordLength.max} characters.`)
    .superRefine(async (text, context) => {
      const strength = await passwordStrength(text, guessable).catch(() => undefined);
      const reject = (message: string) => context.addIssue({ code: 'custom', message });
      if (!strength) reject('We couldn’t check its strength. Check your connection and try again.');
      else if (strength.score === 1 || strength.score === 2) {
        reject('Easy to guess. Add a few unrelated words.');
      }
    });
}

const recoveryCode = z
  .string()
  .min(1, 'Enter your recovery code.')
  .refine(
    (text) => text === '' || parseRecoveryCode(text) !== undefined,
    'This isn’t a recovery code, or it contains a typo. Check it and try again.',
  );
