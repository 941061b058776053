import { defineConfig } from 'vite';

// Builds the server as one file with its chunks beside it, so that `../../` is the repository for each of these files.
export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    reportCompressedSize: false,
    rollupOptions: {
      input: [
        ...['main', 'messages', 'reports', 'links', 'cards', 'backup', 'restore'].map(
          (name) => `src/${name}.ts`,
        ),
        // The worker threads that draw images. The packages that this code imports are dependencies of the server, too,
        // because the production install has no other workspace package's dependencies.
        '../rendering/src/node/rendering.worker.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
