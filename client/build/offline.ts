import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { appleIcon, tabIcon, webManifest } from '../src/config/web-manifest.ts';
import { scanPath, shellPath } from '../src/service-worker/kind-of-request.ts';

const manifestName = 'manifest.webmanifest';

/** The documents that the worker keeps, with the paths at which the server answers with them. */
const documents = new Map([
  ['documents/index.html', '/'],
  ['documents/shell.html', shellPath],
  ['documents/scan.html', scanPath],
]);

/** Code and pictures of every page, so that none is missing offline or in a tab that is open during a deployment. */
const kept = ['assets/**/*.{js,css,svg,woff2,wasm}', 'favicon.svg', manifestName, ...documents.keys()];

/** The chunks that the worker leaves out, by name. */
export const chunksLeftOut = [
  // Large, and only used to rate a password, which needs the server anyway.
  'password-dictionary',
  // Over 2 MB for PDF files alone, and as much for many SVG files at once; the other formats work offline.
  'pdf',
  'open-pdf',
  'pdf-pages',
  'pdf-pictures',
  'render-svg',
];

const leftOut = [
  `assets/{${chunksLeftOut.join()},pdf.worker.min}-*.js`,
  'assets/{jbig2,openjpeg,index_bg}-*.wasm',
];

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
      // After the documents have been written, because the worker's list contains them.
      order: 'post',
      handler: ({ config }) => buildWorker(config.root, join(config.root, config.build.outDir)),
    },
  };
}

/** Builds the worker with the list of the files that it keeps. */
async function buildWorker(root: string, dist: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'self.__WB_MANIFEST': JSON.stringify(keptFiles(dist)) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/service-worker/sw.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** The files that the worker keeps. The name of an asset changes with its content; other files have a revision. */
function keptFiles(dist: string): { url: string; revision: string | null }[] {
  const files = globSync(kept, { cwd: dist, exclude: leftOut });
  return files.sort().map((file) => ({
    url: documents.get(file) ?? file,
    revision: file.startsWith('assets/')
      ? null
      : createHash('sha256')
          .update(readFileSync(join(dist, file)))
          .digest('hex'),
  }));
}
