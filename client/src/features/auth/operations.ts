import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { LogInInput, ResetPasswordInput, SignUpInput } from '#gql/graphql.ts';

// Passwords and tokens must not enter the cache, not even while a request is pending.
const uncached = { fetchPolicy: 'no-cache' } as const;

/** Opens the user's history with a password that the server has accepted, before the session is loaded. */
export type PasswordHandler = (userId: string, password: string) => Promise<void>;

/** The identity providers that the server is configured for. */
export const LoginProvidersDocument = graphql(`
  query LoginProviders {
    loginProviders
  }
`);

const LogInDocument = graphql(`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      user {
        id
      }
    }
  }
`);

/** Logs in. The result is the user's id. */
export function useLogIn() {
  const [mutate] = useMutation(LogInDocument, uncached);
  return async (input: LogInInput) => (await mutate({ variables: { input } })).data?.logIn.user.id;
}

const SignUpDocument = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      user {
        id
      }
    }
  }
`);

/** Creates an account and logs in. The result is the user's id. */
export function useSignUp() {
  const [mutate] = useMutation(SignUpDocument, uncached);
  return async (input: SignUpInput) => (await mutate({ variables: { input } })).data?.signUp.user.id;
}

const ResetPasswordDocument = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input)
  }
`);

/** Sets a new password with the token of an emailed link. */
export function useResetPassword() {
  const [mutate] = useMutation(ResetPasswordDocument, uncached);
  return (input: ResetPasswordInput) => mutate({ variables: { input } });
}

const VerifyEmailDocument = graphql(`
  mutation VerifyEmail($token: String!) {
    verifyEmail(token: $token)
  }
`);

/** Confirms an email address with the token of an emailed link. */
export function useVerifyEmail() {
  const [mutate] = useMutation(VerifyEmailDocument, uncached);
  return (token: string) => mutate({ variables: { token } });
}
