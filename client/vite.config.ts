import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { brand, markSvg } from './src/config/brand.ts';
import { routePatterns } from './src/config/paths.ts';

/** Writes what the server and browsers need beside the bundle: the list of routes and the icon. */
function emitRootFiles(): Plugin {
  return {
    name: 'canary:root-files',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routePatterns) });
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: markSvg() });
    },
  };
}

/** Fills in the head: the product's own words, and the origin that the site is served from, for absolute links. */
function fillHead(): Plugin {
  const origin = (process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 4000}`).replace(
    /\/$/,
    '',
  );
  const words = { '%ORIGIN%': origin, '%NAME%': brand.name, '%TAGLINE%': brand.tagline, '%INK%': brand.ink };
  return {
    name: 'canary:fill-head',
    transformIndexHtml: (html) =>
      Object.entries(words).reduce((filled, [mark, word]) => filled.replaceAll(mark, word), html),
  };
}

export default defineConfig({
  plugins: [
    react(),
    emitRootFiles(),
    fillHead(),
    compression({
      include: /\.(js|css|svg|wasm|json)$/,
      algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
    }),
  ],
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // One style sheet, and no list of what to fetch ahead: a lazy chunk needs no loader of Vite's around it.
    modulePreload: false,
    cssCodeSplit: false,
    // An inlined file is one that a Content-Security-Policy has to make an exception for.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
});
