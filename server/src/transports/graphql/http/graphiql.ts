import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import { brand } from '@canary/catalogue/brand';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurity, policyText } from '../../../guards/origins/security-headers.ts';
import { exampleHeaders } from './examples/accounts.ts';
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
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${folder}/graphiql.css">
    <link rel="stylesheet" href="${folder}/page.css">
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
  defaultTabs: examples.map((query) => ({ query })),
  headers: exampleHeaders,
  // Headers hold tokens.
  shouldPersistHeaders: false,
  subscriptionsProtocol: 'WS',
  schemaDescription: true,
};

const before = `self.MonacoEnvironment = {
  // start.js sets options of the editors.
  globalAPI: true,
  getWorkerUrl: (_module, label) => {
    const name = label === 'json' || label === 'graphql' ? label : 'editor';
    return '${folder}/' + name + '-worker.js';
  },
};
`;

const start = `const options = ${JSON.stringify(options)};
const linked = new URL(location.href).searchParams.get('query');
const read = () => {
  try {
    return JSON.parse(localStorage.getItem('graphiql:tabState'));
  } catch {
    return null;
  }
};
const saved = read();
if (saved) {
  // Earlier versions stored the headers.
  for (const tab of saved.tabs) tab.headers = null;
  localStorage.setItem('graphiql:tabState', JSON.stringify(saved));
  localStorage.removeItem('graphiql:headers');
  // GraphiQL opens an empty tab unless it is told which of the saved ones was open.
  const open = linked
    ? saved.tabs.find(({ query }) => query === linked)
    : (saved.tabs[saved.activeTabIndex] ?? saved.tabs[0]);
  if (open) Object.assign(options, { query: open.query ?? '', variables: open.variables ?? '' });
} else if (linked) {
  options.defaultTabs = [{ query: linked }, ...options.defaultTabs.filter(({ query }) => query !== linked)];
}
// GraphiQL moves a tab that is pressed, so that the click misses it.
document.addEventListener(
  'pointerdown',
  (event) => {
    if (event.target.closest('.graphiql-tab')) event.stopPropagation();
  },
  true,
);
// The comments that describe an example are longer than a line.
monaco.editor.onDidCreateEditor((editor) => editor.updateOptions({ wordWrap: 'on' }));
// GraphiQL's style sheet follows the system's theme, its editors only when they open.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
  if (!localStorage.getItem('graphiql:theme')) monaco.editor.setTheme(matches ? 'graphiql-DARK' : 'graphiql-LIGHT');
});
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), options);
`;

const styles = `/* GraphiQL shifts a pressed tab by how far it has moved since the page opened. */
.graphiql-tab.graphiql-tab { transform: none !important; }

/* All tabs are visible at once. */
.graphiql-container .graphiql-session-header { height: auto; align-items: start; }
.graphiql-container .graphiql-tabs { flex-wrap: wrap; gap: 4px; }
/* The button that closes a tab is over its right end. */
.graphiql-container .graphiql-tab button.graphiql-tab-button { padding: 4px 28px 4px 8px; }
.graphiql-container .graphiql-logo { white-space: nowrap; }
.graphiql-container #graphiql-session { min-height: 0; }

@media (width < 48rem) {
  .graphiql-container.graphiql-container { height: auto; min-height: 100dvh; }
  .graphiql-container .graphiql-sidebar { flex-direction: row; width: auto; }
  .graphiql-container .graphiql-sidebar > button { margin-top: 0 !important; }
  .graphiql-container .graphiql-container, .graphiql-container .graphiql-main { flex-direction: column; }
  .graphiql-container .graphiql-logo { display: none; }
  .graphiql-container .graphiql-sessions { margin: 0; max-height: none; border-radius: 0; }
  .graphiql-container .graphiql-plugin { max-height: 60vh; }
  /* One row that scrolls. */
  .graphiql-container .graphiql-tabs { flex-wrap: nowrap; }
  .graphiql-container .graphiql-tab button.graphiql-tab-button { min-height: 44px; }
  .graphiql-container button.graphiql-tab-add { min-width: 44px; min-height: 44px; display: grid; place-items: center; }
  .graphiql-container #graphiql-session { flex-direction: column; }
  .graphiql-container .graphiql-horizontal-drag-bar { display: none; }
  .graphiql-container .graphiql-editors { flex: none !important; height: 34rem; }
  .graphiql-container .graphiql-response { flex: none !important; height: 24rem; }
}
`;

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
    const isCompressed = request.headers['accept-encoding']?.includes('gzip');
    if (isCompressed) reply.header('content-encoding', 'gzip');
    const gunzip = () => {
      const stream = createGunzip();
      stream.end(file);
      return stream;
    };
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=3600')
      .type(
        request.params.name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      )
      .send(isCompressed ? file : gunzip());
  });
}

let files: ReturnType<typeof loadFiles> | undefined;

/**
 * Loads the files when GraphiQL is opened for the first time; most servers never need them. They are kept compressed only:
 * a client without gzip gets them as a stream, which makes no more than the client reads.
 */
async function loadFiles() {
  const graphiql = await import('@graphql-yoga/render-graphiql/graphiql');
  const texts = {
    'before.js': before,
    'start.js': start,
    'page.css': styles,
    'graphiql.js': graphiql.js,
    'graphiql.css': graphiql.css,
    'editor-worker.js': graphiql.editorWorkerService,
    'json-worker.js': graphiql.jsonWorker,
    'graphql-worker.js': graphiql.graphqlWorker,
  };
  const loaded = Object.entries(texts).map(async ([name, text]) => [name, await compress(text)] as const);
  return new Map(await Promise.all(loaded));
}
