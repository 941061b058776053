import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brand } from '@canary/catalogue/brand';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurity, policyText } from '../../http/security-headers.ts';
import { examples } from './examples/index.ts';

const folder = '/graphql/ui';
const compress = promisify(gzip);

// GraphiQL's editor colours text with inline styles, and its style sheet has a data: font. No script is inline.
const graphiqlSecurity = {
  ...contentSecurity,
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${brand.name} · GraphiQL</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${folder}/graphiql.css">
  </head>
  <body id="body" class="no-focus-outline">
    <noscript>GraphiQL needs JavaScript.</noscript>
    <div id="root"></div>
    <script src="${folder}/before.js"></script>
    <script src="${folder}/graphiql.js"></script>
    <script src="${folder}/start.js"></script>
  </body>
</html>
`;

const options = {
  title: brand.name,
  defaultTabs: examples,
  subscriptionsProtocol: 'WS',
  schemaDescription: true,
};

const before = `self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => {
    const name = label === 'json' || label === 'graphql' ? label : 'editor';
    return '${folder}/' + name + '-worker.js';
  },
};
`;

const start = `YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), ${JSON.stringify(options)});\n`;

/** Sends the GraphiQL page to a browser that opens /graphql. */
export function sendGraphiql(reply: FastifyReply): FastifyReply {
  return reply
    .header('content-security-policy', policyText(graphiqlSecurity))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Serves GraphiQL's scripts and styles as files: its package inlines them, which our Content-Security-Policy forbids. */
export function addGraphiql(app: FastifyInstance): void {
  app.get(`${folder}/:name`, async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    files ??= loadFiles();
    const file = (await files).get(request.params.name);
    if (!file) return reply.callNotFound();
    const isCompressed = request.headers['accept-encoding']?.includes('gzip') ?? false;
    if (isCompressed) reply.header('content-encoding', 'gzip');
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=3600')
      .type(
        request.params.name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      )
      .send(isCompressed ? await file.compressed() : file.text);
  });
}

interface File {
  readonly text: string;
  readonly compressed: () => Promise<Buffer>;
}

let files: Promise<Map<string, File>> | undefined;

/** Loads the 9 MB of files when GraphiQL is opened for the first time; most servers never need them. */
async function loadFiles(): Promise<Map<string, File>> {
  const graphiql = await import('@graphql-yoga/render-graphiql/graphiql');
  return new Map([
    ['before.js', toFile(before)],
    ['start.js', toFile(start)],
    ['graphiql.js', toFile(graphiql.js)],
    ['graphiql.css', toFile(graphiql.css)],
    ['editor-worker.js', toFile(graphiql.editorWorkerService)],
    ['json-worker.js', toFile(graphiql.jsonWorker)],
    ['graphql-worker.js', toFile(graphiql.graphqlWorker)],
  ]);
}

function toFile(text: string): File {
  let compressed: Promise<Buffer> | undefined;
  return {
    text,
    compressed: () => {
      compressed ??= compress(text);
      return compressed;
    },
  };
}
