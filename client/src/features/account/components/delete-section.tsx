import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { DeleteForm } from './delete-form.tsx';
import forms from './forms.module.css';
import { Section } from './section.tsx';

export const DeleteSection_user = graphql(`
  fragment DeleteSection_user on User {
    hasPassword
    email
  }
`);

/** The way out. */
export function DeleteSection({ user }: { readonly user: FragmentType<typeof DeleteSection_user> }) {
  const { hasPassword, email } = readFragment(DeleteSection_user, user);
  const [open, setOpen] = useState(false);
  return (
    <Section
      id="delete"
      title="Delete my account"
      lead="Everything that we keep about you is deleted. This can’t be undone."
      dangerous
    >
      {hasPassword ? (
        <div className={forms.actions}>
          <Modal
            title="Delete your account?"
            open={open}
            onOpenChange={setOpen}
            trigger={
              <Button look="secondary" className={forms['danger-line']}>
                Delete my account
              </Button>
            }
          >
            <DeleteForm email={email} onCancel={() => setOpen(false)} />
          </Modal>
        </div>
      ) : (
        <p className={forms.note}>
          We ask for your password before we delete anything, and your account has none yet.{' '}
          <a href="#password">Set a password first.</a>
        </p>
      )}
    </Section>
  );
}
