import { brand } from '@canary/catalogue/brand';
import type { FastifyInstance } from 'fastify';

/** Where a popup ends: with `?error=1` when the login failed. */
export const donePath = '/auth/google/done';
const scriptPath = `${donePath}.js`;

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${brand.name}</title>
    <link rel="icon" href="data:,">
    <script src="${scriptPath}" defer></script>
  </head>
  <body>
    <p>You can close this window.</p>
  </body>
</html>
`;

// A channel reaches every tab of this site and no other site, whatever became of the tie between popup and opener at Google.
const script = `const channel = new BroadcastChannel('canary-auth');
channel.postMessage({ type: 'google', ok: !new URLSearchParams(location.search).has('error') });
channel.close();
window.close();
`;

/** The page that a popup ends at: it tells the tabs of this site how it went, and closes itself. */
export function addGoogleDone(app: FastifyInstance): void {
  app.get(donePath, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get(scriptPath, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}
