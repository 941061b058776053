import { nextPath } from '@canary/input/next-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deviceLabel } from '../accounts/device.ts';
import { GoogleError, logInByGoogle } from '../accounts/google.ts';
import { RateLimitedError } from '../errors.ts';
import { type Dependencies, findRequestSession } from '../graphql/context.ts';
import type { AddressOf } from './client-address.ts';
import { addGoogleDone, donePath } from './oauth-popup.ts';
import { createAttemptCookie, type GoogleAttempt } from './oauth-state-cookie.ts';
import { createOpenidProvider, type OpenidSettings } from './openid.ts';

const startPath = '/auth/google';
const callbackPath = `${startPath}/callback`;

const wishSchema = z.object({
  mode: z.enum(['popup', 'page']).catch('page'),
  persistence: z.enum(['LOCAL', 'SESSION']).catch('LOCAL'),
  next: z.string().optional().catch(undefined),
});

/** How somebody wants to log in, and where they go on. */
type Wish = Pick<GoogleAttempt, 'mode' | 'persistence' | 'next'>;

interface GoogleOptions extends Dependencies {
  readonly addressOf: AddressOf;
  /** Null where login with Google isn't set up: then it fails as it does when Google is down. */
  readonly google: OpenidSettings | null;
}

/**
 * Logging in with Google: docs/decisions/034. `/auth/google` leads there, and `/auth/google/callback` is where Google leads
 * back to. Whatever fails, the visitor gets a page that says so.
 */
export async function addGoogle(app: FastifyInstance, options: GoogleOptions): Promise<void> {
  const { addressOf, google, ...dependencies } = options;
  const { cookie, publicUrl, rateLimits } = dependencies;
  const provider = google && createOpenidProvider(google, publicUrl + callbackPath);
  const attempts = createAttemptCookie(publicUrl);

  const start = async (request: FastifyRequest, reply: FastifyReply) => {
    const { next, ...query } = wishSchema.parse(request.query);
    const wish = { ...query, next: nextPath(next) };
    try {
      await rateLimits.countGoogleStep(addressOf(request.raw));
      if (!provider) throw new GoogleError('It is not set up');
      const { url, checks } = await provider.begin(wish.mode);
      return reply.header('set-cookie', attempts.keep({ ...checks, ...wish })).redirect(url);
    } catch (error) {
      return fail(reply, wish, error);
    }
  };

  const finish = async (request: FastifyRequest, reply: FastifyReply) => {
    const attempt = attempts.read(request.headers);
    const answer = new URL(request.url, publicUrl).search;
    reply.header('set-cookie', attempts.clear);
    try {
      const address = addressOf(request.raw);
      await rateLimits.countGoogleStep(address);
      if (!provider || !attempt) throw new GoogleError('The browser came without having begun');
      const claims = await provider.finish(answer, attempt);
      const before = await findRequestSession(dependencies, request.headers);
      const { persistence } = attempt;
      const device = deviceLabel(request.headers['user-agent']);
      const arrival = { persistence, address, device, replacedSessionId: before?.id ?? null };
      const { user, token } = await logInByGoogle(dependencies, claims, arrival);
      if (before) dependencies.pubsub.publish(`sessions:${before.userId}`);
      // Arriving is a visit, which may have given points.
      dependencies.pubsub.publish(`viewer:${user.id}`);
      const kept = cookie.keep(token, persistence);
      if (kept) reply.header('set-cookie', kept);
      // The cookie may be anybody's who can set one here, such as a sibling host without https.
      const next = nextPath(attempt.next) ?? '/home';
      return reply.redirect(attempt.mode === 'popup' ? donePath : next, 303);
    } catch (error) {
      // Without its cookie an answer is nobody's, but a popup still wants to be closed.
      const mode = new URLSearchParams(answer).get('state')?.startsWith('popup.') ? 'popup' : 'page';
      return fail(reply, attempt ?? { mode, persistence: 'LOCAL', next: null }, error);
    }
  };

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      // A popup that passes through here keeps its tie to the page that opened it, which can tell when it is closed.
      reply.header('cross-origin-opener-policy', 'unsafe-none').header('cache-control', 'no-store');
    });
    scope.get(startPath, { exposeHeadRoute: false }, start);
    scope.get(callbackPath, { exposeHeadRoute: false }, finish);
    addGoogleDone(scope);
  });
}

function fail(reply: FastifyReply, { mode, next }: Wish, error: unknown): FastifyReply {
  if (error instanceof GoogleError) {
    reply.log.warn({ reason: error.message }, 'A login with Google failed');
  } else if (!(error instanceof RateLimitedError)) {
    reply.log.error({ err: error }, 'A login with Google failed');
  }
  if (mode === 'popup') return reply.redirect(`${donePath}?error=1`, 303);
  const way = next === null ? '' : `&next=${encodeURIComponent(next)}`;
  return reply.redirect(`/login?error=google${way}`, 303);
}
