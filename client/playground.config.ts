import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compress } from './build/compress.ts';
import { fillHead } from './build/fill-head.ts';
import site from './vite.config.ts';

/** The page's file, in this folder and in the build. */
const page = 'playground.html';

/** Moves the page to the site's documents, which the server completes. */
function moveDocument(): Plugin {
  return {
    name: 'canary:move-document',
    apply: 'build',
    async closeBundle() {
      const { root, build } = this.environment.config;
      const dist = join(root, build.outDir);
      await rename(join(dist, page), join(dist, 'documents', page));
    },
  };
}

// The API playground, a page with a build of its own: in one build with the site, GraphiQL's libraries would end up in the
// chunks that every user loads. `pnpm start` builds it after the site, when the server already answers.
export default defineConfig({
  // GraphiQL's libraries cause many warnings.
  logLevel: 'error',
  plugins: [react(), fillHead(), compress(/[\\/]playground[\\/].*\.(js|css)$/), moveDocument()],
  build: {
    target: site.build?.target,
    emptyOutDir: false,
    assetsDir: 'assets/playground',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    // GraphiQL's editor is 3 MB.
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: { input: page },
  },
  worker: { format: 'es' },
});
