import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '@canary/client/build/compress.ts';
import { fillHead } from '@canary/client/build/fill-head.ts';
import { target } from '@canary/client/build/target.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

// The playground has a package and a build of its own. In the site's build, GraphiQL's libraries would get into the
// chunks that every user loads, and the build of the site would take longer. `pnpm start` installs and builds the
// playground when the server already answers.
export default defineConfig({
  // GraphiQL's libraries cause many warnings.
  logLevel: 'error',
  plugins: [react(), fillHead(), compress(/[\\/]playground[\\/].*\.(js|css)$/), moveDocument()],
  build: {
    target,
    outDir: '../client/dist',
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
