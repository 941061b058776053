import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const year = 31_536_000;

/** What a page may load: our own files and nothing else. WebAssembly reads codes back, so it must compile. */
export const contentSecurity = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  // Forms are sent by script: what is typed before it runs mustn't end up in an address.
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
} satisfies Record<string, string[]>;

/** A policy as the text of its header, for a page that needs another than the rest. */
export function policyText(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

/** Only writing to the clipboard is used; the rest is refused, to us and to any frame. */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .concat('clipboard-write=(self)')
  .join(', ');

/** Answers a request whose path can't be read, such as `/%zz`: Fastify runs no hook for it, so helmet never sees it. */
export function sendBadRequest(_error: unknown, _request: unknown, reply: FastifyReply): void {
  reply
    .code(400)
    .header('content-security-policy', policyText(contentSecurity))
    .header('x-content-type-options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send('Bad request\n');
}

/** Puts the security headers on every answer. */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const options: FastifyHelmetOptions = {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurity },
    // Told over plain http it would lock visitors of a server without a certificate out.
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: year, includeSubDomains: false }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // No other site's window holds on to ours; but we hold on to the popup that leads to Google, to see it closed.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
  };
  await app.register(helmet, options);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
  });
}
