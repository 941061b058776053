import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compress } from './build/compress.ts';
import { drawIcons } from './build/draw-icons.ts';
import { fillHead } from './build/fill-head.ts';
import { inlineDocuments } from './build/inline-documents.ts';
import { chunksLeftOut, offline } from './build/offline.ts';
import { prerenderPages } from './build/prerender-pages.ts';
import { target } from './build/target.ts';
import { markSvg } from './src/config/brand.ts';

function emitIcons(): Plugin {
  return {
    name: 'canary:icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: markSvg() });
      for (const [fileName, source] of await drawIcons()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** The name of a CSS class in the build: the name in the source, and a hash of the file's path. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*/, ''));
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

export default defineConfig({
  plugins: [
    react(),
    inlineDocuments(),
    emitIcons(),
    fillHead(),
    prerenderPages(),
    offline(),
    compress(/\.(js|css|svg|wasm|json)$/),
  ],
  // Shorter than Vite's names, which contain the line of the rule. The first load has hundreds of class names.
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target,
    // A chunk is preloaded with everything that it imports, instead of one request after another.
    modulePreload: {
      polyfill: false,
      // The first script has loaded the bundler's runtime, which almost every chunk imports.
      resolveDependencies: (_url, imports, { hostType }) =>
        hostType === 'html' ? imports : imports.filter((file) => !file.includes('rolldown-runtime')),
    },
    // Pages inline their critical styles and load one sheet for the rest (see build/critical-css.ts).
    cssCodeSplit: false,
    // The Content-Security-Policy allows no data: URLs.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      // In this code, reading a property or a global has no side effects, so unused code that reads some can be
      // removed.
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        // Radix UI names its functions and classes with `__name`, also in static blocks of unused classes.
        manualPureFunctions: ['__name'],
      },
      // One file for the first load and one for GraphQL: with dozens of small chunks, a first visit spends most of its time
      // on requests.
      output: {
        // The first load has the paths of all chunks, whose names would take 1.1 KB. `.vite/manifest.json` has them.
        chunkFileNames: ({ name }) =>
          chunksLeftOut.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            // A chunk of its own, so that the service worker can leave it out.
            { name: 'password-dictionary', test: /node_modules[\\/]@zxcvbn-ts[\\/]/ },
            {
              name: 'graphql',
              test: /node_modules[\\/](@apollo|graphql|graphql-ws|rxjs|optimism|@wry)[\\/]/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
