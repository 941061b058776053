import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { inlineCriticalCss } from './critical-css.ts';
import { drawPreview, rasterisePreview } from './draw-preview.ts';

const entry = 'src/site/prerender/entry.ts';
/** The output folder of the app's build that renders the pages. */
const rendererFolder = 'node_modules/.prerender';

/**
 * Builds the app a second time, for Node, and renders every public page to HTML. Writes to `dist`: `documents/`, which the
 * server completes with its origin; `routes.json`, which maps paths to documents; and `cards/`, the link previews.
 */
export function prerenderPages(): Plugin {
  return {
    name: 'canary:prerender-pages',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          // Bundles all dependencies, so that they resolve as they do for browsers.
          resolve: { noExternal: true },
          build: {
            outDir: rendererFolder,
            emptyOutDir: true,
            emitAssets: false,
            manifest: false,
            minify: false,
            target: 'node24',
            rolldownOptions: { input: { entry }, output: { entryFileNames: '[name].js' } },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { config, environments } = builder;
      for (const environment of Object.values(environments)) await builder.build(environment);
      const dist = join(config.root, config.build.outDir);
      const renderer = join(config.root, rendererFolder, 'entry.js');
      const { renderSite }: typeof import('../src/site/prerender/entry.ts') = await import(
        pathToFileURL(renderer).href
      );
      const template = join(dist, 'index.html');
      const { documents, routes, previews } = await renderSite(await readFile(template, 'utf8'));
      const write = async (path: string, content: string | Uint8Array) => {
        const file = join(dist, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      };
      for (const [name, content] of documents) {
        const isPage = name.endsWith('.html');
        await write(`documents/${name}`, isPage ? await inlineCriticalCss(content, dist) : content);
      }
      await write('routes.json', JSON.stringify(routes));
      for (const preview of previews) {
        const picture = preview.picture && (await readFile(join(dist, preview.picture)));
        await write(preview.path, picture ? await rasterisePreview(picture) : await drawPreview(preview));
      }
      await rm(template);
    },
  };
}
