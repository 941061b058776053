import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';
import type { OpenidSettings } from '../../server/src/platform/env.ts';
import { freePort } from './free-port.ts';

/** The claims about a user. The user's subject is the key of the profile. */
export interface Profile {
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly name?: string | undefined;
}

export interface TestProvider {
  /** The settings with which a server uses this provider. */
  readonly settings: OpenidSettings;
  close(): Promise<void>;
}

export interface TestProviderOptions {
  /** The allowed redirect URIs. */
  readonly redirectUris: string[];
  /** The users by subject. Tests may change them at any time. */
  readonly profiles: Record<string, Profile>;
  /** The port to listen on. Default: a free one. */
  readonly port?: number;
}

/**
 * Starts a real OpenID provider on loopback in place of Google. Its log-in page has a button for each profile, such as
 * "Log in as ada", and a button to cancel.
 */
export async function startOpenidProvider(options: TestProviderOptions): Promise<TestProvider> {
  const { profiles } = options;
  const host = '127.0.0.1';
  const port = options.port ?? (await freePort());
  // The host differs from the site's host, because cookies ignore ports.
  const issuer = `http://${host}:${port}`;
  const settings = { issuer, clientId: 'canary', clientSecret: randomBytes(16).toString('hex') };
  const provider = new Provider(issuer, configure(settings, options));
  const handle = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    interact(provider, profiles, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    settings,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function configure(
  { clientId, clientSecret }: OpenidSettings,
  { redirectUris, profiles }: TestProviderOptions,
): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    // Like Google, put all claims into the ID token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...profiles[sub], sub }) }),
    // Grant all requested scopes without asking.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

async function interact(
  provider: Provider,
  profiles: Record<string, Profile>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(pageOf(Object.keys(profiles)));
    return;
  }
  let body = '';
  for await (const chunk of request) body += chunk;
  const accountId = new URLSearchParams(body).get('profile');
  await provider.interactionFinished(
    request,
    response,
    accountId ? { login: { accountId, remember: false } } : { error: 'access_denied' },
    { mergeWithLastSubmission: false },
  );
}

function pageOf(subjects: string[]): string {
  const buttons = subjects.map((name) => `<button name="profile" value="${name}">Log in as ${name}</button>`);
  return `<!doctype html><title>Provider</title>
<form method="post">${buttons.join('')}<button name="profile" value="">Cancel</button></form>`;
}
