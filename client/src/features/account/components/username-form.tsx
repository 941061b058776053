import { username } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { useRename } from '../hooks/use-rename.ts';
import styles from './forms.module.css';

export const UsernameForm_user = graphql(`
  fragment UsernameForm_user on User {
    username
  }
`);

const schema = z.object({ username });

/** Another name to be greeted by. */
export function UsernameForm({ user }: { readonly user: FragmentType<typeof UsernameForm_user> }) {
  const { username: present } = readFragment(UsernameForm_user, user);
  const rename = useRename();
  const form = useForm({
    resolver: zodResolver(schema),
    // A change on another device shows here, unless something is being typed.
    values: { username: present },
    resetOptions: { keepDirtyValues: true },
  });
  const { submit, busy, failure, done } = useSubmit(form, async (values) => {
    if (values.username === present) return 'Nothing has changed.';
    await rename(values.username);
    return `You are ${values.username} now.`;
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Username"
        hint="Up to 50 characters."
        required
        autoComplete="nickname"
        {...fieldOf(form, 'username')}
      />
      <Outcome failure={failure} done={done} />
      <div className={styles.actions}>
        <BusyButton type="submit" look="secondary" busy={busy} working="Saving…">
          Save username
        </BusyButton>
      </div>
    </form>
  );
}
