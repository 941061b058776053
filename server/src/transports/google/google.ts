import { brand } from '@canary/catalogue/brand';
import { nextPath } from '@canary/input/next-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AddressOf } from '../../guards/addresses/client-address.ts';
import { GoogleError, logInByGoogle } from '../../modules/accounts/google.ts';
import { deviceLabel } from '../../modules/accounts/log-in.ts';
import type { AccountServices } from '../../modules/accounts/services.ts';
import { findRequestSession, type SessionCookie } from '../../modules/accounts/session-cookie.ts';
import type { OpenidSettings } from '../../platform/env.ts';
import { RateLimitedError } from '../../platform/errors.ts';
import { createStateCookie, type OauthState } from './oauth-state-cookie.ts';
import { createOpenidProvider } from './openid.ts';

const startPath = '/auth/google';
const callbackPath = `${startPath}/callback`;
/** The path of the last page of a popup, with `?error=1` if the login failed. */
const donePath = `${startPath}/done`;
const doneScriptPath = `${donePath}.js`;

const querySchema = z.object({
  mode: z.enum(['popup', 'page']).catch('page'),
  persistence: z.enum(['LOCAL', 'SESSION']).catch('LOCAL'),
  next: z.string().optional().catch(undefined),
});

/** The options of a login: in a popup or a page, how the session is kept, and the next page. */
type LoginOptions = Pick<OauthState, 'mode' | 'persistence' | 'next'>;

interface GoogleOptions extends AccountServices {
  readonly cookie: SessionCookie;
  readonly addressOf: AddressOf;
  /** Null if Google login isn't set up. A login then fails as if Google were down. */
  readonly google: OpenidSettings | null;
}

/**
 * Adds Google login (docs/decisions/034): `/auth/google` redirects to Google, and Google redirects back to
 * `/auth/google/callback`. After any failure, the visitor gets an error page.
 */
export async function addGoogle(app: FastifyInstance, options: GoogleOptions): Promise<void> {
  const { addressOf, google, ...services } = options;
  const { publicUrl, pubsub, rateLimits, cookie, clock, audit } = services;
  const provider = google && createOpenidProvider(google, publicUrl + callbackPath);
  const stateCookie = createStateCookie(publicUrl);

  const fail = (reply: FastifyReply, login: LoginOptions, error: unknown) => {
    if (error instanceof GoogleError) {
      audit('failed-log-in', null, { method: 'google' });
      reply.log.warn({ reason: error.message }, 'Google login failed');
    } else if (!(error instanceof RateLimitedError)) {
      reply.log.error({ err: error }, 'Google login failed');
    }
    return redirectFailed(reply, login);
  };

  const start = async (request: FastifyRequest, reply: FastifyReply) => {
    const { next, ...query } = querySchema.parse(request.query);
    const login = { ...query, next: nextPath(next) };
    try {
      await rateLimits.count(['google', addressOf(request.raw)]);
      if (!provider) throw new GoogleError('Google login is not set up');
      const { url, checks } = await provider.begin(login.mode);
      return reply.header('set-cookie', stateCookie.write({ ...checks, ...login })).redirect(url);
    } catch (error) {
      return fail(reply, login, error);
    }
  };

  const finish = async (request: FastifyRequest, reply: FastifyReply) => {
    const state = stateCookie.read(request.headers);
    const query = new URL(request.url, publicUrl).search;
    reply.header('set-cookie', stateCookie.clear);
    try {
      const address = addressOf(request.raw);
      await rateLimits.count(['google', address]);
      if (!provider) throw new GoogleError('Google login is not set up');
      if (!state) throw new GoogleError('The browser has no state cookie');
      const claims = await provider.finish(query, state);
      const replaced = await findRequestSession(services, request.headers);
      const { persistence } = state;
      const device = deviceLabel(request.headers['user-agent']);
      const replacedSessionId = replaced?.id ?? null;
      const context = { persistence, address, device, replacedSessionId, now: clock.now() };
      const { user, token } = await logInByGoogle(services, context, claims);
      if (replaced) pubsub.publish(`sessions:${replaced.userId}`);
      // A login is a visit, which can earn points.
      pubsub.publish(`viewer:${user.id}`);
      const sessionCookie = cookie.write(token, persistence);
      if (sessionCookie) reply.header('set-cookie', sessionCookie);
      // The path is checked again, because another host of the same site may have set the cookie.
      const next = nextPath(state.next) ?? '/home';
      return reply.redirect(state.mode === 'popup' ? donePath : next, 303);
    } catch (error) {
      // Without the cookie, the state in the query still tells whether there is a popup to close.
      const mode = new URLSearchParams(query).get('state')?.startsWith('popup.') ? 'popup' : 'page';
      return fail(reply, state ?? { mode, persistence: 'LOCAL', next: null }, error);
    }
  };

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      // Keeps the popup connected to its opener, which watches for it to close.
      reply.header('cross-origin-opener-policy', 'unsafe-none').header('cache-control', 'no-store');
    });
    scope.get(startPath, { exposeHeadRoute: false }, start);
    scope.get(callbackPath, { exposeHeadRoute: false }, finish);
    scope.get(donePath, (_request, reply) => reply.type('text/html; charset=utf-8').send(donePage));
    scope.get(doneScriptPath, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(doneScript),
    );
  });
}

function redirectFailed(reply: FastifyReply, { mode, next }: LoginOptions): FastifyReply {
  if (mode === 'popup') return reply.redirect(`${donePath}?error=1`, 303);
  const nextQuery = next === null ? '' : `&next=${encodeURIComponent(next)}`;
  return reply.redirect(`/login?error=google${nextQuery}`, 303);
}

/** The last page of a popup. It reports the result to the site's tabs, and closes the popup. */
const donePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${brand.name}</title>
    <link rel="icon" href="data:,">
    <script src="${doneScriptPath}" defer></script>
  </head>
  <body>
    <p>You can close this window.</p>
  </body>
</html>
`;

// A BroadcastChannel reaches the site's tabs even if Google's pages have cut the popup off from its opener.
const doneScript = `const channel = new BroadcastChannel('canary-auth');
channel.postMessage({ type: 'google', ok: !new URLSearchParams(location.search).has('error') });
channel.close();
window.close();
`;
