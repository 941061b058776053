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
      input: ['main', 'messages', 'reports', 'links', 'cards', 'backup', 'restore'].map(
        (name) => `src/${name}.ts`,
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
