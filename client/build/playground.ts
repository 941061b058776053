import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { compress } from './compress.ts';
import { fillHead } from './fill-head.ts';

/** The page's file, in the client's folder and in the build. */
const page = 'playground.html';

/**
 * Builds the API playground, a page of its own: in one build with the site, GraphiQL’s libraries would end up in the
 * chunks that every user loads.
 */
export function playground(): Plugin {
  return {
    name: 'canary:playground',
    apply: 'build',
    buildApp: {
      order: 'post',
      handler: async ({ config: { root, build: options } }) => {
        await build({
          root,
          configFile: false,
          logLevel: 'error',
          plugins: [react(), fillHead(), compress(/[\\/]playground[\\/].*\.(js|css)$/)],
          build: {
            target: options.target,
            emptyOutDir: false,
            assetsDir: 'assets/playground',
            assetsInlineLimit: options.assetsInlineLimit,
            modulePreload: false,
            reportCompressedSize: false,
            // GraphiQL's editor is 3 MB.
            chunkSizeWarningLimit: 4_000,
            rolldownOptions: { input: page },
          },
          worker: { format: 'es' },
        });
        const dist = join(root, options.outDir);
        await rename(join(dist, page), join(dist, 'documents', page));
      },
    },
  };
}
