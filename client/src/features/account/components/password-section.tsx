import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { PasswordForm } from './password-form.tsx';
import { PasswordLink } from './password-link.tsx';
import { Section } from './section.tsx';

export const PasswordSection_user = graphql(`
  fragment PasswordSection_user on User {
    hasPassword
    email
    username
  }
`);

/** The password, or the way to a first one. */
export function PasswordSection({ user }: { readonly user: FragmentType<typeof PasswordSection_user> }) {
  const { hasPassword, email, username } = readFragment(PasswordSection_user, user);
  return (
    <Section
      id="password"
      title="Password"
      lead={hasPassword ? 'Changing it logs out every other device.' : 'Your account has no password yet.'}
    >
      {hasPassword ? <PasswordForm email={email} username={username} /> : <PasswordLink email={email} />}
    </Section>
  );
}
