import { join } from 'node:path';
import { build, preview } from 'vite';
import { createTempFolder } from '../../tests/support/temp-folder.ts';

/** Serves the built page with the compared ways. */
export async function withWays(visit: (url: string) => Promise<void>): Promise<void> {
  const folder = await createTempFolder();
  const config = {
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder.path, emptyOutDir: true },
    worker: { format: 'es' },
  } as const;
  try {
    await build(config);
    const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
    try {
      const [url] = server.resolvedUrls?.local ?? [];
      if (!url) throw new Error('The page of the compared ways isn’t served.');
      await visit(url);
    } finally {
      await server.close();
    }
  } finally {
    await folder.remove();
  }
}
