import { workerData } from 'node:worker_threads';
import { expose, transfer } from 'comlink';
import type { FileRequest } from '../core/requests.ts';
import { nodePlatform, setInstalledReader } from './installed-platform.ts';
import { type MadeImage, makeImage } from './make-image.ts';

setInstalledReader();

/** The functions of the worker for its server. */
const renderer = {
  async makeImage(request: FileRequest): Promise<MadeImage> {
    const made = await makeImage(request, nodePlatform);
    return made.ok ? transfer(made, [made.bytes.buffer]) : made;
  },
};

export type NodeRenderer = typeof renderer;

expose(renderer, workerData);
