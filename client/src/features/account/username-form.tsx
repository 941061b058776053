import { username } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { useRename } from './operations.ts';

const UsernameForm_user = graphql(`
  fragment UsernameForm_user on User {
    username
  }
`);

const schema = z.object({ username });

export function UsernameForm({ user }: { readonly user: FragmentType<typeof UsernameForm_user> }) {
  const { username: current } = readFragment(UsernameForm_user, user);
  const rename = useRename();
  const form = useForm({
    resolver: zodResolver(schema),
    // Shows a change from another device, but never overwrites the user's input.
    values: { username: current },
    resetOptions: { keepDirtyValues: true },
  });
  const { submit, busy, failure, done } = useSubmit(form, async (values) => {
    if (values.username === current) return 'Nothing to save.';
    await rename(values.username);
    return 'Username updated.';
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <TextField
        label="Username"
        hint="Up to 50 characters."
        required
        autoComplete="nickname"
        {...fieldOf(form, 'username')}
      />
      <StatusMessage failure={failure} done={done} />
      <div className={forms.actions}>
        <BusyButton type="submit" look="secondary" busy={busy} working="Saving…">
          Save username
        </BusyButton>
      </div>
    </form>
  );
}
