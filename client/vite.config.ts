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

/**
 * Makes Radix's packages fall apart into what is used and what isn't. They set the name of every function and class
 * when they load, for React's dev tools, which to a bundler is an effect that has to be kept.
 */
function unnameRadix(): Plugin {
  return {
    name: 'canary:unname-radix',
    apply: 'build',
    transform: {
      filter: { id: /@radix-ui\/[^/]+\/dist\/index\.mjs$/ },
      handler: (code) =>
        code
          .replace(/^var __name = .*$/m, 'const __name = (target) => target;')
          .replace(/^\s*__name\(\w+, "[^"]+"\);$/gm, ''),
    },
  };
}

/** A lazy chunk has nothing to fetch ahead, see `build`: it needs no loader of Vite's around it. */
function plainImports(): Plugin {
  return {
    name: 'canary:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/** What the first load brings and other chunks use too, in one chunk: alone, each of its parts would compress worse. */
const shared = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
  /client\/src\/(config\/(brand|paths)|components\/ui\/(button|icon|mark)|lib\/auth-channel-name)\./,
];

export default defineConfig({
  plugins: [
    react(),
    unnameRadix(),
    plainImports(),
    emitRootFiles(),
    fillHead(),
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
      output: {
        codeSplitting: {
          groups: [{ name: 'shared', test: (id) => shared.some((pattern) => pattern.test(id)) }],
        },
      },
    },
  },
  worker: { format: 'es' },
});
