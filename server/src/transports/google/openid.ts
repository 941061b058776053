import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import { type GoogleClaims, GoogleError } from '../../modules/accounts/google.ts';
import type { OpenidSettings } from '../../platform/env.ts';
import type { OauthState } from './oauth-state-cookie.ts';

/** The time limit of requests to the provider, in seconds. */
const timeout = 10;

type Checks = Pick<OauthState, 'state' | 'nonce' | 'verifier'>;

export interface OpenidProvider {
  /**
   * Begins a login.
   *
   * @param statePrefix the start of the state, which the callback can read even if the cookie is missing
   * @returns the address to redirect to, and the values with which the callback is compared
   */
  begin(statePrefix: string): Promise<{ url: string; checks: Checks }>;
  /** Exchanges the query of the callback, with its question mark, for the provider's claims. */
  finish(query: string, checks: Checks): Promise<GoogleClaims>;
}

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  email: z.string().optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/**
 * Creates a client of an OpenID Connect provider, for the code flow with PKCE. Discovery happens at the first login, and
 * again after a failure, so the server can start while the provider is down.
 *
 * Both methods throw GoogleError for every failure.
 *
 * @param redirectUri the redirect URI that is registered at the provider
 */
export function createOpenidProvider(settings: OpenidSettings, redirectUri: string): OpenidProvider {
  let discovered: Promise<Configuration> | undefined;
  const discover = () => {
    discovered ??= findConfiguration(settings).catch((error) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    begin: (statePrefix) =>
      withLoggableErrors(async () => {
        const configuration = await discover();
        const checks = {
          state: `${statePrefix}.${randomState()}`,
          nonce: randomNonce(),
          verifier: randomPKCECodeVerifier(),
        };
        const url = buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await calculatePKCECodeChallenge(checks.verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, checks };
      }),
    finish: (query, { state, nonce, verifier }) =>
      withLoggableErrors(async () => {
        const tokens = await authorizationCodeGrant(await discover(), new URL(redirectUri + query), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        const { iss, sub, email, email_verified, name } = claimsSchema.parse(tokens.claims());
        return { issuer: iss, subject: sub, email, isEmailVerified: email_verified === true, name };
      }),
  };
}

function findConfiguration({ issuer, clientId, clientSecret }: OpenidSettings): Promise<Configuration> {
  const url = new URL(issuer);
  // parseEnv allows plain http for this machine only.
  const execute = [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])];
  return discovery(url, clientId, clientSecret, undefined, { execute, timeout });
}

/**
 * Replaces every error by an error that is safe to log, because the library's errors contain requests and responses.
 */
async function withLoggableErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new GoogleError(reasonsOf(error).join(': ') || 'Unknown error');
  }
}

function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  // Only codes of RFC 6749, such as access_denied, are safe to log.
  const code = ('error' in error && /^[a-z_]{1,40}$/.exec(String(error.error))?.[0]) || '';
  const { cause } = error;
  const causeCode = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  // The library's own messages name the failed check without its values. For other errors, only the code is safe to
  // log.
  const reason = cause instanceof Error && causeCode.startsWith('OAUTH_') ? cause.message : causeCode;
  return [code, error.message, reason].filter(Boolean);
}
