import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const year = 31_536_000;

/** The Content-Security-Policy: pages load only our own files. `wasm-unsafe-eval` is for the QR code reader. */
export const contentSecurity = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  // Scripts send all forms. A form that is submitted before the scripts run must not put its input into a URL.
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
} satisfies Record<string, string[]>;

/** Formats a policy as its header, for pages with a policy of their own. */
export function policyText(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

/** Turns off device access and payments, and lets only our own pages write to the clipboard. */
const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)';

/** The Permissions-Policy of a page that may use the camera. */
export const cameraPermissions = permissions.replace('camera=()', 'camera=(self)');

/** Adds the security headers to every response. Helmet formats the headers once, not for each response. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurity },
    // On a site without https, this header would lock visitors out.
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: year, includeSubDomains: false }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Isolates our windows from other sites, except for the popup of Google login, which we watch for closing.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
  });
  setHeaders(response.req, response, () => undefined);
  const headers = { ...response.getHeaders(), 'permissions-policy': permissions };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
