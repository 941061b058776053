import { currentPassword } from '@canary/input/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Modal } from '#shared/ui/modal.tsx';
import { AccountName, PasswordField } from '#shared/ui/password-field.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { BoardsNote } from './boards-note.tsx';
import { DynamicCodesNote } from './dynamic-codes-note.tsx';
import { useDeleteAccount } from './operations.ts';
import { Section } from './section.tsx';

const DeleteSection_user = graphql(`
  fragment DeleteSection_user on User {
    hasPassword
    email
  }
`);

export function DeleteSection({ user }: { readonly user: FragmentType<typeof DeleteSection_user> }) {
  const { hasPassword, email } = readFragment(DeleteSection_user, user);
  const [open, setOpen] = useState(false);
  return (
    <Section
      id="delete"
      title="Delete account"
      lead="Deletes everything we store about you. This can’t be undone."
      dangerous
    >
      {hasPassword ? (
        <div className={forms.actions}>
          <Modal
            title="Delete your account?"
            open={open}
            onOpenChange={setOpen}
            trigger={<Button look="secondary">Delete account</Button>}
          >
            <DeleteForm email={email} onCancel={() => setOpen(false)} />
          </Modal>
        </div>
      ) : (
        <p className="muted">
          To delete your account you need a password, and you don’t have one yet.{' '}
          <a href="#password">Set a password first.</a>
        </p>
      )}
    </Section>
  );
}

const schema = z.object({ password: currentPassword });

interface DeleteFormProps {
  readonly email: string;
  onCancel(): void;
}

function DeleteForm({ email, onCancel }: DeleteFormProps) {
  const deleteAccount = useDeleteAccount();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { submit, busy, failure } = useSubmit(form, ({ password }) => deleteAccount(password));
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <p>This deletes your unlocks, tokens, level and saved history on every device. It can’t be undone.</p>
      <DynamicCodesNote />
      <BoardsNote />
      <AccountName email={email} />
      <PasswordField
        label="Your password"
        required
        autoComplete="current-password"
        {...fieldOf(form, 'password')}
      />
      <StatusMessage failure={failure} />
      <div className={forms.actions}>
        <BusyButton type="submit" look="danger" busy={busy} working="Deleting…">
          Delete account permanently
        </BusyButton>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
