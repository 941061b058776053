import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createNodePlatform } from '../node/node-platform.ts';

const require = createRequire(import.meta.url);

/** The platform of Node, with the WebAssembly of the installed packages. */
export const nodePlatform = createNodePlatform(() =>
  readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')),
);
