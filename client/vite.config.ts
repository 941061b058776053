import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { drawIcons } from './build/draw-icons.ts';
import { offline } from './build/offline.ts';
import { ownDocuments } from './build/own-documents.ts';
import { prerenderPages } from './build/prerender-pages.ts';
import { brand, markSvg } from './src/config/brand.ts';
import { failureScript, stylesScript, themeScript } from './src/config/head-scripts.ts';

/** Writes what browsers need beside the bundle: the icons. */
function emitRootFiles(): Plugin {
  return {
    name: 'canary:root-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: markSvg() });
      for (const [fileName, source] of await drawIcons()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Fills in the product's own words. */
function fillHead(): Plugin {
  const words = {
    '%NAME%': brand.name,
    '%INK%': brand.ink,
    '%INK_BY_NIGHT%': brand.inkByNight,
    '%MARK%': markSvg(),
  };
  return {
    name: 'canary:fill-head',
    transformIndexHtml: (html) => ({
      html: Object.entries(words).reduce((filled, [mark, word]) => filled.replaceAll(mark, word), html),
      // The server's Content-Security-Policy names it by its hash.
      tags: [
        {
          tag: 'script',
          children: `${themeScript};${stylesScript};${failureScript}`,
          injectTo: 'head-prepend',
        },
      ],
    }),
  };
}

export default defineConfig({
  plugins: [
    react(),
    ownDocuments(),
    emitRootFiles(),
    fillHead(),
    prerenderPages(),
    offline(),
    compression({
      include: /\.(js|css|svg|wasm|json)$/,
      algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
    }),
  ],
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // One style sheet, and no list of what to fetch ahead.
    modulePreload: false,
    cssCodeSplit: false,
    // An inlined file is one that a Content-Security-Policy has to make an exception for.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      // What every visit loads first is one file, and what asks the server another: in dozens each, most of a first visit
      // was spent asking for them.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
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
