import { defineConfig } from 'vite';

// Everything is in the package, so that it installs offline. Only the canvas is a native module: npm installs it beside.
export default defineConfig({
  ssr: { noExternal: true, external: ['@napi-rs/canvas'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    reportCompressedSize: false,
    rollupOptions: {
      input: 'src/main.ts',
      output: { entryFileNames: 'canary-qr.js', chunkFileNames: '[name].js' },
    },
  },
});
