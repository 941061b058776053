import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { EmailForm } from './email-form.tsx';
import { EmailStatus } from './email-status.tsx';
import forms from './forms.module.css';
import { Section } from './section.tsx';

export const EmailSection_user = graphql(`
  fragment EmailSection_user on User {
    email
    hasPassword
    ...EmailStatus_user
  }
`);

/** The address that they log in with. */
export function EmailSection({ user: given }: { readonly user: FragmentType<typeof EmailSection_user> }) {
  const user = readFragment(EmailSection_user, given);
  return (
    <Section
      id="email"
      title="Email"
      lead="You log in with this address, and we write to it about your account."
    >
      <EmailStatus user={user} />
      {user.hasPassword ? (
        <EmailForm email={user.email} />
      ) : (
        <p className={forms.note}>To change your address, set a password first, just below.</p>
      )}
    </Section>
  );
}
