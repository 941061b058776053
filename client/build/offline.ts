import type { Plugin, PluginOption } from 'vite';
import { type VitePluginPWAAPI, VitePWA } from 'vite-plugin-pwa';
import { appleIcon, tabIcon, webManifest } from '../src/config/web-manifest.ts';
import { shellPath } from '../src/service-worker/shell-path.ts';

const manifestName = 'manifest.webmanifest';

/** The documents that the worker keeps, and where the server answers with each. */
const kept = new Map([
  ['documents/index.html', '/'],
  ['documents/shell.html', shellPath],
]);

/** Makes the worker that keeps the site for when there is no connection, and the manifest by which it is installed. */
export function offline(): PluginOption {
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    // By main.tsx, once the first visit has all it needs.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      // Every page's code, so that none is missing under an open tab either; of pictures those that pages can't do without.
      globPatterns: [
        'assets/**/*.{js,css,woff2,wasm}',
        'assets/{icons,hero-code,gallery-code,example-codes}-*.svg',
        'favicon.svg',
        manifestName,
        ...kept.keys(),
      ],
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      manifestTransforms: [
        (files) => ({
          manifest: files.map((file) => ({ ...file, url: kept.get(file.url) ?? file.url })),
          warnings: [],
        }),
      ],
    },
  });
  // Its own build step runs before the documents are written, so another stands in for it.
  return [...plugins.filter(({ name }) => name !== 'vite-plugin-pwa:build'), buildAtTheEnd(plugins)];
}

function buildAtTheEnd(plugins: readonly Plugin<VitePluginPWAAPI>[]): Plugin {
  const api = plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api;
  if (!api) throw new Error('vite-plugin-pwa has no plugin of that name any more.');
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
      order: 'post',
      handler: () => api.generateSW(),
    },
  };
}
