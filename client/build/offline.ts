import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { injectManifest } from 'workbox-build';
import { appleIcon, tabIcon, webManifest } from '../src/config/web-manifest.ts';
import { shellPath } from '../src/service-worker/kind-of-request.ts';

const manifestName = 'manifest.webmanifest';
/** Where the worker is built before the list of files is written into it. */
const workerFolder = 'node_modules/.service-worker';

/** The documents that the worker keeps, with the paths at which the server answers with them. */
const documents = new Map([
  ['documents/index.html', '/'],
  ['documents/shell.html', shellPath],
]);

/** Builds the service worker, which keeps the site for offline use, and the manifest that makes the site installable. */
export function offline(): Plugin {
  return {
    name: 'canary:offline',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: manifestName, source: JSON.stringify(webManifest) });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${manifestName}` } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: appleIcon.src } },
      { tag: 'link', attrs: { rel: 'icon', href: tabIcon.src, type: 'image/png', sizes: '32x32' } },
    ],
    buildApp: {
      // After the documents have been written, which are in the worker's list.
      order: 'post',
      handler: ({ config }) => buildWorker(config.root, join(config.root, config.build.outDir)),
    },
  };
}

async function buildWorker(root: string, dist: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: workerFolder,
      emptyOutDir: true,
      rolldownOptions: {
        input: 'src/service-worker/sw.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const { warnings } = await injectManifest({
    swSrc: join(root, workerFolder, 'sw.js'),
    swDest: join(dist, 'sw.js'),
    globDirectory: dist,
    // Code and pictures of every page, so that none is missing offline or in a tab that is open during a deployment.
    globPatterns: ['assets/**/*.{js,css,svg,woff2,wasm}', 'favicon.svg', manifestName, ...documents.keys()],
    globIgnores: [
      // Large, and only used to rate a password, which needs the server anyway.
      'assets/password-dictionary-*.js',
      // Useless without the server.
      'assets/playground/**',
      // Over 2 MB for PDF files alone; the other formats work offline.
      'assets/{pdf,open-pdf,pdf.worker.min}-*.js',
    ],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
    manifestTransforms: [
      (files) => ({
        manifest: files.map((file) => ({ ...file, url: documents.get(file.url) ?? file.url })),
        warnings: [],
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}
