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
import { type GoogleClaims, GoogleError } from '../accounts/google.ts';
import type { GoogleAttempt } from './oauth-state-cookie.ts';

/** Seconds that the provider may take for an answer. */
const timeout = 10;

export interface OpenidSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

type Checks = Pick<GoogleAttempt, 'state' | 'nonce' | 'verifier'>;

export interface OpenidProvider {
  /**
   * Begins a login.
   *
   * @param mark what the state starts with, to be seen again in an answer whose cookie is gone
   * @returns where to send the browser, and what its answer will be held against
   */
  begin(mark: string): Promise<{ url: string; checks: Checks }>;
  /** What the provider vouches for, by the answer (the query, with its question mark) that the browser brought back. */
  finish(answer: string, checks: Checks): Promise<GoogleClaims>;
}

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  email: z.string().optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/**
 * A provider of OpenID Connect, by its code flow with PKCE. It is asked about itself when it is first needed, and again
 * after that has failed: a server starts, and serves everything else, without it.
 *
 * Both functions throw GoogleError for whatever goes wrong.
 *
 * @param redirectUri where it sends browsers back to, as it is registered there
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
    begin: (mark) =>
      explain(async () => {
        const configuration = await discover();
        const checks = {
          state: `${mark}.${randomState()}`,
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
    finish: (answer, { state, nonce, verifier }) =>
      explain(async () => {
        const tokens = await authorizationCodeGrant(await discover(), new URL(redirectUri + answer), {
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
  // parseEnv lets plain http through for this machine only.
  const execute = [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])];
  return discovery(url, clientId, clientSecret, undefined, { execute, timeout });
}

/** Turns every failure into one that may be logged: the library's errors carry what was sent and received. */
async function explain<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new GoogleError(reasonsOf(error).join(': ') || 'It failed');
  }
}

function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  // RFC 6749's codes, such as access_denied; whatever else stands in their place may be anybody's.
  const code = ('error' in error && /^[a-z_]{1,40}$/.exec(String(error.error))?.[0]) || '';
  const { cause } = error;
  const causeCode = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  // The library's own say what differed and not how; of anyone else's only the code is known to be harmless.
  const reason = cause instanceof Error && causeCode.startsWith('OAUTH_') ? cause.message : causeCode;
  return [code, error.message, reason].filter(Boolean);
}
