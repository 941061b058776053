import { defineConfig } from 'vite';

// The server as one file with its chunks beside it, so that `../../` is the repository from every one of them.
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    reportCompressedSize: false,
    rollupOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
});
